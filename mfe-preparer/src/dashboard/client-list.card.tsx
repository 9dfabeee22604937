import { Link, useLocation } from 'react-router-dom';
import { useClientListQuery } from '@portal/data-access/clients';
import { clientFilters, clientSorts } from '@portal/domain/clients/client-list';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import { useFirstPageWhenGone, useListPages } from '@portal/feature-area/list-pages';
import { useLocale, useTranslate } from '@portal/i18n';
import { FilterSelect, SearchBox } from '@portal/ui-kit/controls';
import { Button, buttonClass, Card, MutedText, Stack } from '@portal/ui-kit/core';
import { DataTable } from '@portal/ui-kit/table';
import { clientColumns } from './client-columns';
import { addressOf, criteriaOf, readListParams, type ListParams } from './list-params';
import './dashboard.css';

const all = { search: '', filter: 'all' } as const;

const size = clientLimits.pageSize;

/**
 * One page of the preparer's clients; search, filter, sort order and page are in the URL.
 * @param total number of all clients, regardless of search and filter
 */
export function ClientListCard({ total }: { total: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const { state } = useLocation() as { state: unknown };
  const pages = useListPages();
  const { address, cursor, page } = pages;
  const params = readListParams(address);
  const { search, filter, sort } = params;
  const query = { ...criteriaOf(params), limit: size, ...(cursor ? { cursor } : {}) };
  const part = useClientListQuery({ query }, { refetchOnMountOrArgChange: true });
  const isGone = useFirstPageWhenGone(pages, part);
  const { data, currentData, isFetching, isError, refetch } = part;
  // Keep showing the previous rows until the new ones load, unless loading fails.
  const list = currentData ?? (isError ? undefined : data);
  const isWhole = search === '' && filter === 'all';
  // An empty page of the previous search does not mean that there are no clients.
  const isStale = isGone || (isWhole && total > 0 && !currentData && list?.rows.length === 0);
  const change = (some: Partial<ListParams>, options?: { replace: boolean }): void =>
    pages.go(addressOf({ ...params, ...some }), options);

  return (
    <Card id="clients" title={t('clients.list')}>
      <DataTable
        label={t('clients.list')}
        columns={clientColumns(t, locale, { address, state })}
        rowKey={({ id }) => id}
        rows={isStale ? undefined : list?.rows}
        loading={isFetching && !currentData}
        error={isError ? t('clients.loadFailed') : undefined}
        onRetry={() => void refetch()}
        empty={
          total === 0 || isWhole
            ? { title: t('clients.empty'), action: <FirstClients /> }
            : {
                title: t('clients.noMatch'),
                action: <Button onClick={() => change(all)}>{t('clients.clear')}</Button>,
              }
        }
        paging={{
          page,
          size,
          total: list?.total ?? 0,
          onChange: (target) => pages.turnTo(target, currentData?.next),
        }}
        toolbar={
          <>
            <SearchBox
              label={t('clients.search')}
              placeholder={t('clients.searchHint')}
              value={search}
              onSearch={(text) => change({ search: text }, { replace: true })}
            />
            <FilterSelect
              label={t('clients.filter')}
              value={filter}
              options={clientFilters.map((value) => ({ value, label: t(`clients.filters.${value}`) }))}
              onChange={(value) => change({ filter: value })}
            />
            <FilterSelect
              label={t('clients.sort')}
              value={sort}
              options={clientSorts.map((value) => ({ value, label: t(`clients.sorts.${value}`) }))}
              onChange={(value) => change({ sort: value })}
            />
          </>
        }
      />
    </Card>
  );
}

/** Explains how a preparer gets clients. */
function FirstClients() {
  const t = useTranslate();
  return (
    <Stack>
      <MutedText>{t('clients.emptyAbout')}</MutedText>
      <div>
        <Link className={buttonClass()} to="/preparer/profile">
          {t('clients.emptyAction')}
        </Link>
      </div>
    </Stack>
  );
}
