import { useEffect } from 'react';
import { detailOr } from '@portal/data-access/core';
import { useUndoableBulksQuery, useUndoBulkMutation } from '@portal/data-access/office-work';
import type { UndoableBulk } from '@portal/domain/assignments/assignments.dto';
import { assignmentLimits } from '@portal/domain/assignments/assignments.limits';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, Inline, notify } from '@portal/ui-kit/core';

/**
 * Tolerance for clock differences and network delay, ms: an earlier refetch would still list the expired assignment.
 */
const grace = 1000;

/** Offers to undo the admin's own bulk assignments while the server allows it, including after a reload. */
export function UndoBulkNotice() {
  const { data, refetch } = useUndoableBulksQuery(
    { query: { limit: assignmentLimits.undoableAtOnce } },
    { refetchOnMountOrArgChange: true },
  );
  const bulks = data?.rows ?? [];
  const next = Math.min(...bulks.map(({ seconds_left }) => seconds_left));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => void refetch(), next * 1000 + grace);
    return () => clearTimeout(timer);
  }, [next, data, refetch]);
  return bulks.map((bulk) => <Offer key={bulk.id} bulk={bulk} />);
}

function Offer({ bulk: { id, preparer_name: preparer, clients: count } }: { bulk: UndoableBulk }) {
  const t = useTranslate();
  const [undo, { isLoading }] = useUndoBulkMutation();
  const send = async (): Promise<void> => {
    const { data, error } = await undo({ body: { id } });
    if (data) notify.success(t('adminClients.undone', { ...data }));
    else notify.error(detailOr(error, t('adminClients.undoFailed')));
  };
  return (
    <Alert>
      <Inline apart>
        <span>{t('adminClients.undoOffer', { preparer, count })}</span>
        <Button onClick={send} busy={isLoading} aria-label={t('adminClients.undoOf', { preparer })}>
          {t('adminClients.undo')}
        </Button>
      </Inline>
    </Alert>
  );
}
