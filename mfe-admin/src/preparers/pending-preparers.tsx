import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { EmptyState, MutedText, PageBar, QueryStates, SkeletonTable, buttonClass } from '@portal/ui-kit/core';
import { Paging } from '@portal/ui-kit/table';
import { addressOf } from '../addresses/admin-address';
import { useTableAddress } from '../table/use-table-address';
import { PendingList, usePendingPreparers } from './pending-list';

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
