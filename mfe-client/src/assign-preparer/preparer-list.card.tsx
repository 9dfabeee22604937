import { useEffect, useState } from 'react';
import { usePreparersQuery } from '@portal/data-access/assignments';
import { fullName } from '@portal/domain/account/person-name';
import { listLimits } from '@portal/domain/contract/limits';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import { useTranslate } from '@portal/i18n';
import { Card, EmptyState, Grid, QueryStates, SkeletonCard, notify } from '@portal/ui-kit/core';
import { SearchBox } from '@portal/ui-kit/controls';
import { PreparerChoice } from './preparer.choice';
import type { Wish } from './use-assign';

interface PreparerListProps {
  /** Id of the preparer until now. */
  current: string | null;
  onWish: (wish: Wish) => Promise<void>;
}

/** "Matches first name, last name and email, case-insensitively" (specification part 2, section 5); the whole name as well. */
function matches(preparer: PreparerRow, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [fullName(preparer), preparer.email].some((text) => text.toLowerCase().includes(wanted));
}

/** Everybody whom a client may choose. */
export function PreparerListCard({ current, onWish }: PreparerListProps) {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = usePreparersQuery({ query: { limit: listLimits.most } });
  const [search, setSearch] = useState('');
  const preparers = data?.rows ?? [];
  const found = preparers.filter((preparer) => matches(preparer, search));
  const failed = isError && !data;

  useEffect(() => {
    if (failed) notify.error(t('assignments.loadFailed'));
  }, [failed, t]);

  return (
    <Card title={t('assignments.list')}>
      {preparers.length > 0 ? (
        <SearchBox
          label={t('assignments.search')}
          placeholder={t('assignments.searchHint')}
          value={search}
          onSearch={setSearch}
        />
      ) : null}
      <QueryStates
        loading={isFetching && !data}
        failed={failed}
        isEmpty={found.length === 0}
        skeleton={<SkeletonCard lines={3} />}
        error={t('assignments.loadFailed')}
        empty={<EmptyState title={preparers.length > 0 ? t('assignments.noMatch') : t('assignments.noPreparers')} />}
        onRetry={() => void refetch()}
      >
        <Grid width="wide">
          {found.map((preparer) => (
            <PreparerChoice
              key={preparer.id}
              preparer={preparer}
              isCurrent={preparer.id === current}
              onChoose={() => onWish({ preparer_id: preparer.id, name: fullName(preparer) })}
            />
          ))}
        </Grid>
      </QueryStates>
    </Card>
  );
}
