import { useContext } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useOfficeChanges } from '@portal/data-access/office-changes';
import { useAdminReturnTotalsQuery } from '@portal/data-access/returns';
import { useTranslate } from '@portal/i18n';
import { FilterSelect } from '@portal/ui-kit/controls';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  MutedText,
  PageExtrasContext,
  SkeletonTable,
  StaffPage,
  buttonClass,
} from '@portal/ui-kit/core';
import { Board } from './board';
import { sumOf } from './board-rows';
import { returnListAddress, returnsPath } from './returns-address';
import { ReturnsTable } from './returns.table';
import '../frame/frame.css';
import './board.css';

const groups = ['office', 'preparer'] as const;

/** All returns of the office: a board of counts by step, or a list. Which one is in the URL. */
export default function ReturnsPage() {
  const t = useTranslate();
  useOfficeChanges();
  const [address] = useSearchParams();
  const { notice } = useContext(PageExtrasContext);
  if (address.get('view') !== 'list') return <BoardPage />;
  return (
    <div className="ui-page">
      <div className="admin-part return-list">
        {notice}
        <ReturnsTable
          look={
            <Link className={buttonClass()} to={returnsPath}>
              {t('returnBoard.board')}
            </Link>
          }
        />
      </div>
    </div>
  );
}

function BoardPage() {
  const t = useTranslate();
  const [address, setAddress] = useSearchParams();
  const group = groups.find((one) => one === address.get('by')) ?? 'office';
  const { data, isError, isFetching, refetch } = useAdminReturnTotalsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const total = data ? sumOf(data.by_office).total : undefined;
  return (
    <StaffPage
      title={t('returnBoard.title')}
      count={total}
      filters={
        <FilterSelect
          label={t('returnBoard.group')}
          value={group}
          options={groups.map((value) => ({ value, label: t(`returnBoard.groups.${value}`) }))}
          onChange={(by) => setAddress(by === 'office' ? {} : { by })}
        />
      }
      actions={
        <Link className={buttonClass()} to={returnListAddress({})}>
          {t('returnBoard.list')}
        </Link>
      }
    >
      {data ? (
        total === 0 ? (
          <EmptyState title={t('returnBoard.empty')} action={<MutedText>{t('returnBoard.emptyAbout')}</MutedText>} />
        ) : (
          <Board totals={data} group={group} />
        )
      ) : isError ? (
        <ErrorState title={t('returnBoard.loadFailed')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <LoadingState>
          <SkeletonTable />
        </LoadingState>
      )}
    </StaffPage>
  );
}
