import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDirectoryQuery, usePublicOfficesQuery } from '@portal/data-access/directory';
import { officeLimits } from '@portal/domain/offices/offices.limits';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import { useTranslate } from '@portal/i18n';
import { QueryStates, SkeletonCard } from '@portal/ui-kit/core';
import { DirectoryFilters, noFilter, type DirectoryFilter } from './directory.filters';
import { DirectoryPaging, type PageStep } from './directory.paging';
import { DirectoryView, Nobody, PreparerList } from './directory.view';

const firstOffices = { limit: officeLimits.offered };

/** The directory with the data loaded so far, filtered as the user types. */
export function DirectoryPage() {
  const t = useTranslate();
  const [address] = useSearchParams();
  const [filter, setFilter] = useState<DirectoryFilter>(() => ({
    ...noFilter,
    office_id: address.get('office_id') ?? '',
  }));
  const [cleared, setCleared] = useState(0);
  const [cursor, setCursor] = useState<string>();
  const page = { limit: preparerLimits.listed, ...(cursor === undefined ? {} : { cursor }) };
  const { search, office_id, office_search } = filter;
  const { data, isLoading, isError, refetch } = useDirectoryQuery({ query: { search, office_id, ...page } });
  const allOffices = usePublicOfficesQuery({ query: firstOffices }).data;
  const foundOffices = usePublicOfficesQuery({ query: { ...firstOffices, search: office_search } }).data;
  const offices = foundOffices ?? allOffices;
  const preparers = data?.rows ?? [];
  const narrow = useCallback(
    (to: DirectoryFilter): void => {
      setFilter(to);
      // An office search does not change the list of preparers or its page.
      if (to.search !== search || to.office_id !== office_id) setCursor(undefined);
    },
    [search, office_id],
  );
  const clear = (): void => {
    narrow(noFilter);
    setCleared(cleared + 1);
  };

  const turnTo = (to: string | undefined): PageStep => ({
    onPress: () => {
      setCursor(to);
      document.getElementById('preparers')?.scrollIntoView();
    },
  });

  return (
    <DirectoryView
      offices={offices}
      officesSearched={office_search !== ''}
      filters={
        <DirectoryFilters
          key={cleared}
          filter={filter}
          offices={offices}
          manyOffices={allOffices !== undefined && allOffices.total > allOffices.rows.length}
          onChange={narrow}
        />
      }
      list={
        <QueryStates
          loading={isLoading}
          failed={isError}
          isEmpty={preparers.length === 0}
          skeleton={<Skeletons />}
          error={t('directory.failed')}
          empty={<Nobody filtered={search !== '' || office_id !== ''} onClear={clear} />}
          onRetry={() => void refetch()}
        >
          <PreparerList preparers={preparers} />
          <DirectoryPaging
            count={preparers.length}
            total={data?.total ?? 0}
            first={cursor === undefined ? undefined : turnTo(undefined)}
            next={data?.next === undefined ? undefined : turnTo(data.next)}
          />
        </QueryStates>
      }
    />
  );
}

const Skeletons = () => (
  <div className="public-preparers">
    {Array.from({ length: 6 }, (_, at) => (
      <SkeletonCard key={at} lines={6} />
    ))}
  </div>
);
