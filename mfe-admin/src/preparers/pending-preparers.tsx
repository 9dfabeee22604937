import { useState } from 'react';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import {
  useAdminPreparersQuery,
  useApprovePreparerMutation,
  useRejectPreparerMutation,
} from '@portal/data-access/admin-people';
import { detailOr } from '@portal/data-access/core';
import { Button, Card, Inline, List, MutedText, notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';

/** Maximum number of pending preparers listed; the others are only counted. */
const shownAtOnce = 20;

export const usePendingPreparers = () =>
  useAdminPreparersQuery({ query: { role: 'preparer', status: 'pending', limit: shownAtOnce } });

/** Preparers waiting for approval; renders nothing if there are none. */
export function PendingPreparers() {
  const t = useTranslate();
  const { data } = usePendingPreparers();
  const [rejected, setRejected] = useState<AdminPreparer>();
  const [reject] = useRejectPreparerMutation();
  if (!data || data.rows.length === 0) return null;

  const turnDown = async (preparer: AdminPreparer): Promise<void> => {
    const { error } = await reject({ id: preparer.id });
    setRejected(undefined);
    if (error) notify.error(detailOr(error, t('preparerManagement.pending.rejectFailed')));
    else notify.success(t('preparerManagement.pending.rejected', { name: fullName(preparer) }));
  };

  return (
    <Card title={t('preparerManagement.pending.title')}>
      <MutedText>{t('preparerManagement.pending.about')}</MutedText>
      <List>
        {data.rows.map((preparer) => (
          <Pending key={preparer.id} preparer={preparer} onReject={() => setRejected(preparer)} />
        ))}
      </List>
      {data.total > data.rows.length ? (
        <MutedText>{t('preparerManagement.pending.more', { count: data.total - data.rows.length })}</MutedText>
      ) : null}
      {rejected ? (
        <ConfirmModal
          open
          dangerous
          title={t('preparerManagement.pending.rejectTitle')}
          action={t('preparerManagement.pending.rejectAction')}
          onConfirm={() => turnDown(rejected)}
          onClose={() => setRejected(undefined)}
        >
          <p>{t('preparerManagement.pending.rejectAbout', { name: fullName(rejected) })}</p>
        </ConfirmModal>
      ) : null}
    </Card>
  );
}

function Pending({ preparer, onReject }: { preparer: AdminPreparer; onReject: () => void }) {
  const t = useTranslate();
  const locale = useLocale();
  const [approve] = useApprovePreparerMutation();
  const name = fullName(preparer);

  const accept = async (): Promise<void> => {
    const { error } = await approve({ id: preparer.id });
    if (error) notify.error(detailOr(error, t('preparerManagement.pending.approveFailed')));
    else notify.success(t('preparerManagement.pending.approved', { name }));
  };

  return (
    <li>
      <div>
        <strong>{name}</strong>
        <MutedText>
          {[preparer.email, preparer.phone].filter(Boolean).join(' · ')}
          {' · '}
          {t('preparerManagement.pending.since', { date: formatDate(preparer.created_at, locale) })}
        </MutedText>
      </div>
      <Inline>
        <Button aria-label={t('preparerManagement.pending.rejectName', { name })} onClick={onReject}>
          {t('preparerManagement.pending.reject')}
        </Button>
        <Button aria-label={t('preparerManagement.pending.approveName', { name })} onClick={accept}>
          {t('preparerManagement.pending.approve')}
        </Button>
      </Inline>
    </li>
  );
}
