import { Fragment, type ComponentProps, type ReactNode } from 'react';
import type { ListPage } from '@portal/domain/contract/list-page';
import { useFirstPageWhenGone } from '@portal/feature-area/list-pages';
import { useTranslate } from '@portal/i18n';
import { DateFilter, FilterSelect, SearchBox, type FilterOption } from '@portal/ui-kit/controls';
import { Button, Inline } from '@portal/ui-kit/core';
import { DataTable, type Column } from '@portal/ui-kit/table';
import type { TableAddress } from './use-table-address';

interface PartQuery<Row> {
  data?: ListPage<Row> | undefined;
  /** Rows for the current query; kept during a refetch, even if it fails. */
  currentData?: ListPage<Row> | undefined;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface FilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface Filter<Name extends string> {
  name: Name;
  label: string;
  /** Options besides "all", which comes first; absent for a date filter. */
  options?: readonly FilterOption[];
  /** Label of the option "all". */
  all?: string;
  /** Replaces the select, for example by one that searches on the server. */
  control?: (chosen: FilterProps) => ReactNode;
}

interface ServerTableProps<Row, Name extends string> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  address: TableAddress<Name>;
  part: PartQuery<Row>;
  /** Error message of a failed request. */
  failed: string;
  /** Empty state without filters: the message quoted in the specification, and a next step. */
  empty: { title: ReactNode; action?: ReactNode };
  /** Summary of the current page; by default, its range and the total. */
  summary?: string;
  search?: { label: string; hint?: string };
  filters?: readonly Filter<Name>[];
  selection?: ComponentProps<typeof DataTable<Row>>['selection'];
  /** Actions beside the search and the filters, e.g. an export or a button for the selection. */
  actions?: ReactNode;
}

/** A server-side list whose search, filters, order and page are in the URL. */
export function ServerTable<Row, Name extends string = never>(props: ServerTableProps<Row, Name>) {
  const t = useTranslate();
  const { address, part, search, filters = [], actions, failed, empty, selection } = props;
  const isGone = useFirstPageWhenGone(address, part);
  const clear = <Button onClick={address.clear}>{t('adminFrame.table.clear')}</Button>;
  return (
    <DataTable<Row>
      label={props.label}
      columns={props.columns}
      rowKey={props.rowKey}
      // After a failure, `data` belongs to the previous query.
      rows={isGone ? undefined : part.error ? part.currentData?.rows : part.data?.rows}
      loading={part.isFetching && !part.currentData}
      error={part.error ? failed : undefined}
      onRetry={() => void part.refetch()}
      empty={address.narrowed ? { title: empty.title, action: clear } : empty}
      {...(props.columns.some(({ sortable }) => sortable)
        ? { sorting: { by: address.sorting, onChange: address.sortBy } }
        : {})}
      paging={{
        page: address.page,
        size: address.size,
        total: part.data?.total ?? 0,
        ...(part.data?.atLeast ? { atLeast: true } : {}),
        ...(props.summary ? { summary: props.summary } : {}),
        onChange: (page) => address.turnTo(page, part.currentData?.next),
      }}
      {...(selection ? { selection } : {})}
      toolbar={
        search || filters.length > 0 || actions ? (
          <>
            {search ? (
              <SearchBox
                label={search.label}
                {...(search.hint ? { placeholder: search.hint } : {})}
                value={address.search}
                onSearch={address.searchFor}
              />
            ) : null}
            {filters.map(({ name, label, options, all, control }) => {
              const chosen = {
                label,
                value: address.filters[name],
                onChange: (to: string) => address.filterBy(name, to),
              };
              if (control) return <Fragment key={name}>{control(chosen)}</Fragment>;
              return options ? (
                <FilterSelect
                  key={name}
                  {...chosen}
                  options={[{ value: '', label: all ?? t('adminFrame.table.any') }, ...options]}
                />
              ) : (
                <DateFilter key={name} {...chosen} />
              );
            })}
            {actions ? <Inline>{actions}</Inline> : null}
          </>
        ) : null
      }
    />
  );
}
