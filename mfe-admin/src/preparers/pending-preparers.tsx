import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { ListPageQuery } from '@portal/domain/contract/list-page';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import {
  useAdminPreparersQuery,
  useApprovePreparerMutation,
  useRejectPreparerMutation,
} from '@portal/data-access/admin-people';
import { detailOr } from '@portal/data-access/core';
import {
  Button,
  EmptyState,
  Inline,
  List,
  MutedText,
  PageBar,
  QueryStates,
  SkeletonTable,
  buttonClass,
  notify,
} from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';
import { Paging } from '@portal/ui-kit/table';
import { addressOf } from '../addresses/admin-address';
import { useTableAddress } from '../table/use-table-address';

/** Fetches preparers waiting for approval. */
export const usePendingPreparers = (query: ListPageQuery) =>
  useAdminPreparersQuery({ query: { role: 'preparer', status: 'pending', ...query } });

/** All preparers waiting for approval, with a link back to the others. */
export function PendingPreparers() {
  const t = useTranslate();
  const address = useTableAddress({ size: 20 });
  const { data, currentData, isError, isLoading, refetch } = usePendingPreparers(address.query);
  return (
    <>
      <PageBar
        title={t('preparerManagement.pending.title')}
        level={2}
        count={data?.total}
        actions={
          <Link className={buttonClass()} to={addressOf('preparers')}>
            {t('preparerManagement.pending.others')}
          </Link>
        }
      />
      <MutedText>{t('preparerManagement.pending.about')}</MutedText>
      <QueryStates
        loading={isLoading}
        failed={isError && !currentData}
        isEmpty={data?.rows.length === 0}
        skeleton={<SkeletonTable rows={3} />}
        error={t('assignments.loadFailed')}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('preparerManagement.pending.none')} />}
      >
        <PendingList preparers={data?.rows ?? []} />
        {data && data.total > data.rows.length ? (
          <Paging
            page={address.page}
            size={address.size}
            total={data.total}
            shown={data.rows.length}
            onChange={(page) => address.turnTo(page, currentData?.next)}
          />
        ) : null}
      </QueryStates>
    </>
  );
}

/** Preparers waiting for approval, each with the two possible decisions. */
export function PendingList({ preparers }: { preparers: readonly AdminPreparer[] }) {
  const t = useTranslate();
  const [rejected, setRejected] = useState<AdminPreparer>();
  const [reject] = useRejectPreparerMutation();

  const turnDown = async (preparer: AdminPreparer): Promise<void> => {
    const { error } = await reject({ id: preparer.id });
    setRejected(undefined);
    if (error) notify.error(detailOr(error, t('preparerManagement.pending.rejectFailed')));
    else notify.success(t('preparerManagement.pending.rejected', { name: fullName(preparer) }));
  };

  return (
    <>
      <List>
        {preparers.map((preparer) => (
          <Pending key={preparer.id} preparer={preparer} onReject={() => setRejected(preparer)} />
        ))}
      </List>
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
