import { useEffect, useState } from 'react';
import { usePreparersQuery } from '@portal/data-access/assignments';
import { fullName } from '@portal/domain/account/person-name';
import { listLimits } from '@portal/domain/contract/limits';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import { useTranslate } from '@portal/i18n';
import {
  Button,
  Card,
  EmptyState,
  Grid,
  Inline,
  QueryStates,
  SkeletonCard,
  notify,
  useGrowingList,
} from '@portal/ui-kit/core';
import { SearchBox } from '@portal/ui-kit/controls';
import { PreparerChoice } from './preparer.choice';
import type { PreparerPreference } from './use-assign';

interface PreparerListProps {
  /** Id of the client's current preparer. */
  current: string | null;
  onPrefer: (preference: PreparerPreference) => Promise<void>;
}

/** Lists the preparers that a client may choose, searched and paginated by the server. */
export function PreparerListCard({ current, onPrefer }: PreparerListProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState<number>(preparerLimits.choices);
  const { data, isError, isFetching, refetch } = usePreparersQuery({ query: { search, limit } });
  const { list, grow } = useGrowingList<HTMLDivElement>();
  const { rows: found = [], total = 0 } = data ?? {};
  const isEmpty = found.length === 0;
  const failed = isError && !data;

  useEffect(() => {
    if (failed) notify.error(t('assignments.loadFailed'));
  }, [failed, t]);

  return (
    <Card title={t('assignments.list')}>
      {search || !isEmpty ? (
        <SearchBox
          label={t('assignments.search')}
          placeholder={t('assignments.searchHint')}
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setLimit(preparerLimits.choices);
          }}
        />
      ) : null}
      <QueryStates
        loading={isFetching && !data}
        failed={failed}
        isEmpty={isEmpty}
        skeleton={<SkeletonCard lines={3} />}
        error={t('assignments.loadFailed')}
        empty={<EmptyState title={t(search ? 'assignments.noMatch' : 'assignments.noPreparers')} />}
        onRetry={() => void refetch()}
      >
        <Grid width="wide" ref={list}>
          {found.map((preparer) => (
            <PreparerChoice
              key={preparer.id}
              preparer={preparer}
              isCurrent={preparer.id === current}
              onChoose={() => onPrefer({ preparer_id: preparer.id, name: fullName(preparer) })}
            />
          ))}
        </Grid>
        {total > found.length ? (
          <Inline>
            <span role="status">{t('assignments.shown', { count: found.length, total })}</span>
            {limit < listLimits.most ? (
              <Button
                busy={isFetching}
                onClick={() => {
                  grow();
                  setLimit(Math.min(limit + preparerLimits.choices, listLimits.most));
                }}
              >
                {t('assignments.more')}
              </Button>
            ) : null}
          </Inline>
        ) : null}
      </QueryStates>
    </Card>
  );
}
