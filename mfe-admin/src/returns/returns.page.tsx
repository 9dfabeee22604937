import { useContext } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useOfficeChanges } from '@portal/data-access/office-changes';
import { useAdminReturnTotalsQuery } from '@portal/data-access/returns';
import { boardGroups } from '@portal/domain/list-filters/filtered-lists';
import { useKeptFilters, type UrlFilters } from '@portal/feature-area/kept-filters';
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
import { boardFilters, listFilters, listFiltersIn } from './return-filters';
import { returnListAddress, returnsPath } from './returns-address';
import { ReturnsTable } from './returns.table';
import '../admin-part.css';
import './board.css';

/** All returns of the office: a board of counts by step, or a list. Which one is in the URL, and the filters of both are kept. */
export default function ReturnsPage() {
  const t = useTranslate();
  useOfficeChanges();
  const [address] = useSearchParams();
  const { notice } = useContext(PageExtrasContext);
  const isList = address.get('view') === 'list';
  const { isReady, kept } = useKeptFilters('returns', isList ? listFilters(address) : boardFilters(address));
  if (!isList) return <BoardPage isReady={isReady} kept={kept} />;
  return (
    <div className="ui-page">
      <div className="admin-part return-list">
        {notice}
        <ReturnsTable
          isReady={isReady}
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

interface BoardPageProps {
  isReady: boolean;
  kept: UrlFilters;
}

function BoardPage({ isReady, kept }: BoardPageProps) {
  const t = useTranslate();
  const [address, setAddress] = useSearchParams();
  const group = boardGroups.find((one) => one === address.get('by')) ?? 'office';
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
          options={boardGroups.map((value) => ({ value, label: t(`returnBoard.groups.${value}`) }))}
          onChange={(by) => setAddress(by === 'office' ? {} : { by })}
        />
      }
      actions={
        <Link className={buttonClass()} to={returnListAddress(listFiltersIn(kept))}>
          {t('returnBoard.list')}
        </Link>
      }
    >
      {data && isReady ? (
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
