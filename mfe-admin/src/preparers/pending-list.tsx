import { useState } from 'react';
import { fullName } from '@portal/domain/account/person-name';
import type { ListPageQuery } from '@portal/domain/contract/list-page';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { useAdminPreparersQuery, useApprovePreparerMutation } from '@portal/data-access/admin-preparers';
import { detailOr } from '@portal/data-access/core';
import { Button, Inline, List, MutedText, lazyWindow, notify } from '@portal/ui-kit/core';
import type { RejectPreparerModalProps } from './reject-preparer.modal';

const RejectPreparerModal = lazyWindow<RejectPreparerModalProps>(() => import('./reject-preparer.modal'));

/** Fetches preparers waiting for approval. */
export const usePendingPreparers = (query: ListPageQuery) =>
  useAdminPreparersQuery({ query: { role: 'preparer', status: 'pending', ...query } });

/** Preparers waiting for approval, each with the two possible decisions. */
export function PendingList({ preparers }: { preparers: readonly AdminPreparer[] }) {
  const [rejected, setRejected] = useState<AdminPreparer>();
  return (
    <>
      <List>
        {preparers.map((preparer) => (
          <Pending key={preparer.id} preparer={preparer} onReject={() => setRejected(preparer)} />
        ))}
      </List>
      {rejected ? <RejectPreparerModal preparer={rejected} onClose={() => setRejected(undefined)} /> : null}
    </>
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
          <br />
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
