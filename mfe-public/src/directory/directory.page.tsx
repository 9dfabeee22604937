import { useState } from 'react';
import { useDirectoryQuery, usePublicOfficesQuery } from '@portal/data-access/directory';
import { listLimits } from '@portal/domain/contract/limits';
import { useTranslate } from '@portal/i18n';
import { QueryStates, SkeletonCard } from '@portal/ui-kit/core';
import { DirectoryFilters, noFilter } from './directory.filters';
import { DirectoryView, Nobody, PreparerList } from './directory.view';

/** The directory with what is known so far, narrowed while somebody types. */
export function DirectoryPage() {
  const t = useTranslate();
  const [filter, setFilter] = useState(noFilter);
  const [cleared, setCleared] = useState(0);
  const { data, isLoading, isError, refetch } = useDirectoryQuery({ query: { ...filter, limit: listLimits.most } });
  const offices = usePublicOfficesQuery({ query: { limit: listLimits.most } }).data?.rows;
  const preparers = data?.rows ?? [];
  const clear = (): void => {
    setFilter(noFilter);
    setCleared(cleared + 1);
  };

  return (
    <DirectoryView
      offices={offices}
      filters={<DirectoryFilters key={cleared} filter={filter} offices={offices} onChange={setFilter} />}
      list={
        <QueryStates
          loading={isLoading}
          failed={isError}
          isEmpty={preparers.length === 0}
          skeleton={<Skeletons />}
          error={t('directory.failed')}
          empty={<Nobody filtered={filter.search !== '' || filter.office_id !== ''} onClear={clear} />}
          onRetry={() => void refetch()}
        >
          <PreparerList preparers={preparers} />
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
