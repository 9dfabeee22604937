import { Link, useSearchParams } from 'react-router-dom';
import { useClientListQuery } from '@portal/data-access/clients';
import { clientFilters, clientSorts } from '@portal/domain/clients/client-list';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import { useLocale, useTranslate } from '@portal/i18n';
import { FilterSelect, SearchBox } from '@portal/ui-kit/controls';
import { Button, buttonClass, Card, MutedText, Stack } from '@portal/ui-kit/core';
import { DataTable } from '@portal/ui-kit/table';
import { clientColumns } from './client-columns';
import { listQuery, pageOf, readListParams, writeListParams, type ListParams } from './list-params';
import './dashboard.css';

const all = { search: '', filter: 'all' } as const;

/** The preparer's clients; search, filter, order and page are in the URL, so that the user can return to them. */
export function ClientListCard({ total }: { total: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const asked = readListParams(params);
  const { search, filter, sort } = asked;
  const { data, currentData, isFetching, isError, refetch } = useClientListQuery(listQuery(asked), {
    refetchOnMountOrArgChange: true,
  });
  // Keeps the last result while another search is running.
  const list = currentData ?? (isError ? undefined : data);
  const { page, rows } = pageOf(list?.rows ?? [], asked.page);
  const change = (some: Partial<ListParams>): void =>
    setParams(writeListParams({ ...asked, page: 1, ...some }), { replace: true, preventScrollReset: true });

  return (
    <Card id="clients" title={t('clients.list')}>
      <DataTable
        label={t('clients.list')}
        columns={clientColumns(t, locale, params.toString())}
        rowKey={({ id }) => id}
        rows={list && rows}
        loading={isFetching}
        error={isError ? t('clients.loadFailed') : undefined}
        onRetry={() => void refetch()}
        empty={
          total === 0
            ? { title: t('clients.empty'), action: <FirstClients /> }
            : {
                title: t('clients.noMatch'),
                action: <Button onClick={() => change(all)}>{t('clients.clear')}</Button>,
              }
        }
        paging={{
          page,
          size: clientLimits.pageSize,
          total: list?.rows.length ?? 0,
          onChange: (wanted) => change({ page: wanted }),
        }}
        toolbar={
          <>
            <SearchBox
              label={t('clients.search')}
              placeholder={t('clients.searchHint')}
              value={search}
              onSearch={(text) => change({ search: text })}
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
      {list && list.total > list.rows.length ? (
        <MutedText>{t('clients.cut', { count: list.rows.length, total: list.total })}</MutedText>
      ) : null}
    </Card>
  );
}

/** Where clients come from, and how a preparer can get them. */
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
