import { useState } from 'react';
import { Link } from 'react-router-dom';
import { preparerStanding, type PreparerStanding } from '@portal/domain/assignments/preparer-standing';
import {
  useAssignPreparerMutation,
  useForgetPreparerChoiceMutation,
  useMyPreparerQuery,
  usePreparerChoiceQuery,
} from '@portal/data-access/assignments';
import { detailOr, useUser } from '@portal/data-access/core';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, Inline, notify } from '@portal/ui-kit/core';

const fresh = { refetchOnMountOrArgChange: true };

/** Returns who prepares the client's return; undefined while loading, and null if that failed. */
export function usePreparerStanding(): PreparerStanding | null | undefined {
  const mine = useMyPreparerQuery(undefined, fresh);
  const choice = usePreparerChoiceQuery(undefined, fresh);
  if (mine.data !== undefined && choice.data !== undefined) return preparerStanding(mine.data, choice.data);
  return mine.isError || choice.isError ? null : undefined;
}

interface PreparerNoticeProps {
  standing: PreparerStanding | null | undefined;
  /** Whether the form was submitted. */
  submitted: boolean;
}

/** Shows who will prepare the return of a client whose preparer is not settled, and how to change that. */
export function PreparerNotice({ standing, submitted }: PreparerNoticeProps) {
  const t = useTranslate();
  if (!standing || standing.kind === 'assigned') return null;
  if (standing.kind === 'other' || (standing.kind === 'chosen' && submitted)) return <Question standing={standing} />;
  const tone = standing.kind === 'gone' ? 'warning' : 'info';
  return (
    <Alert tone={tone}>
      <p>
        {standing.kind === 'none'
          ? t(submitted ? 'assignments.notice.noneSubmitted' : 'assignments.notice.none')
          : t(`assignments.notice.${standing.kind}`, { name: standing.name })}{' '}
        <Link to="/assign-preparer">
          {t(standing.kind === 'chosen' ? 'assignments.notice.change' : 'assignments.notice.choose')}
        </Link>
      </p>
    </Alert>
  );
}

/**
 * The client came from a preparer's page but has another preparer or has already submitted: ask before changing
 * anything.
 */
function Question({ standing }: { standing: Extract<PreparerStanding, { kind: 'other' | 'chosen' }> }) {
  const t = useTranslate();
  const { id } = useUser();
  const { data: choice } = usePreparerChoiceQuery();
  const [assign] = useAssignPreparerMutation();
  const [forget] = useForgetPreparerChoiceMutation();
  const [busy, setBusy] = useState(false);
  const chosen = standing.kind === 'other' ? standing.chosen : standing.name;

  const take = async (): Promise<void> => {
    if (!choice) return;
    setBusy(true);
    const { data, error } = await assign({ body: { client_id: id, preparer_id: choice.id } });
    setBusy(false);
    if (data) notify.success(t('assignments.assigned', { name: data.preparer_name }));
    else notify.error(detailOr(error, t('assignments.assignFailed')));
  };

  return (
    <Alert tone="warning">
      <p>
        {standing.kind === 'other'
          ? t('assignments.notice.other', { name: standing.name, chosen })
          : t('assignments.notice.chosenLate', { name: chosen })}
      </p>
      <Inline>
        <Button busy={busy} onClick={() => void take()}>
          {t('assignments.notice.take', { name: chosen })}
        </Button>
        <Button kind="text" onClick={() => void forget()}>
          {standing.kind === 'other'
            ? t('assignments.notice.keep', { name: standing.name })
            : t('assignments.notice.forget')}
        </Button>
      </Inline>
    </Alert>
  );
}
