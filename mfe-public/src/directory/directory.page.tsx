import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDirectoryChoicesQuery, useDirectoryQuery, usePublicOfficesQuery } from '@portal/data-access/directory';
import { officeLimits } from '@portal/domain/offices/offices.limits';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import { useTranslate } from '@portal/i18n';
import { QueryStates, SkeletonCard } from '@portal/ui-kit/core';
import { DirectoryFilters, filledIn, filterIn, isNarrowed, type DirectoryFilter } from './directory.filters';
import { DirectoryPaging, type PageStep } from './directory.paging';
import { DirectoryView, Nobody, PreparerList } from './directory.view';

const firstOffices = { limit: officeLimits.offered };

/** The directory with the data loaded so far, filtered as the user types. */
export default function DirectoryPage() {
  const t = useTranslate();
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => filterIn(address), [address]);
  // Changes together with the URL when the user clears the filters, and then resets what they typed.
  const { cleared = 0 } = (useLocation().state ?? {}) as { cleared?: number };
  const [cursor, setCursor] = useState<string>();
  const page = { limit: preparerLimits.listed, ...(cursor === undefined ? {} : { cursor }) };
  const { office_search, ...narrowing } = filter;
  const { data, isLoading, isError, refetch } = useDirectoryQuery({ query: { ...narrowing, ...page } });
  const offered = useDirectoryChoicesQuery().data;
  const allOffices = usePublicOfficesQuery({ query: firstOffices }).data;
  const foundOffices = usePublicOfficesQuery({ query: { ...firstOffices, search: office_search } }).data;
  const offices = foundOffices ?? allOffices;
  const preparers = data?.rows ?? [];
  const narrow = useCallback(
    (to: DirectoryFilter): void => {
      setAddress(filledIn(to), { replace: true, state: { cleared } });
      // An office search does not change the list of preparers or its page.
      if (filledIn({ ...to, office_search }).join() !== filledIn(filter).join()) setCursor(undefined);
    },
    [cleared, filter, office_search, setAddress],
  );
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
          offered={offered}
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
          empty={<Nobody filtered={isNarrowed(filter)} cleared={cleared + 1} onClear={() => setCursor(undefined)} />}
          onRetry={() => void refetch()}
        >
          <PreparerList preparers={preparers} total={data?.total ?? 0} />
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
