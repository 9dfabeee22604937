import type { ReactNode } from 'react';
import type { ListPage } from '@portal/domain/contract/list-page';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { useTranslate } from '@portal/i18n';
import { EmptyState, QueryStates, SkeletonCard } from '@portal/ui-kit/core';
import { Paging } from '@portal/ui-kit/table';
import type { TableAddress } from '../table/use-table-address';
import type { PreparerProps } from './preparer-parts';
import { PreparerCard } from './preparer.card';

interface PreparerCardsProps extends Pick<PreparerProps, 'onAction'> {
  address: TableAddress<never>;
  part: {
    data?: ListPage<AdminPreparer> | undefined;
    currentData?: ListPage<AdminPreparer> | undefined;
    error?: unknown;
    isLoading: boolean;
    refetch: () => unknown;
  };
  empty: { title: ReactNode; action: ReactNode };
}

const skeletons = Array.from({ length: 6 }, (_, at) => at);

/** The preparers as cards, by choice and on devices without a mouse. */
export function PreparerCards({ address, part, empty, onAction }: PreparerCardsProps) {
  const t = useTranslate();
  const { data, currentData, error, isLoading, refetch } = part;
  return (
    <QueryStates
      loading={isLoading}
      failed={error !== undefined && !currentData}
      isEmpty={data?.rows.length === 0}
      skeleton={
        <div className="admin-preparers" data-rows="loading">
          {skeletons.map((at) => (
            <SkeletonCard key={at} lines={5} />
          ))}
        </div>
      }
      error={t('assignments.loadFailed')}
      onRetry={() => void refetch()}
      empty={<EmptyState {...empty} />}
    >
      <div className="admin-preparers">
        {data?.rows.map((preparer) => (
          <PreparerCard key={preparer.id} preparer={preparer} onAction={onAction} />
        ))}
      </div>
      {data ? (
        <Paging
          page={address.page}
          size={address.size}
          total={data.total}
          shown={data.rows.length}
          onChange={(page) => address.turnTo(page, data.next)}
        />
      ) : null}
    </QueryStates>
  );
}
