import { Fragment, type ComponentProps, type ReactNode } from 'react';
import type { ListPage } from '@portal/domain/contract/list-page';
import { useFirstPageWhenGone } from '@portal/feature-area/list-pages';
import { useTranslate } from '@portal/i18n';
import { DateFilter, FilterSelect, SearchBox, type FilterOption } from '@portal/ui-kit/controls';
import { Button, PageBar } from '@portal/ui-kit/core';
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
  /** Title of the bar above the table, and accessible name of the table. */
  label: string;
  /** 1 if this is the title of the page. */
  level?: 1 | 2;
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
  /** Opens a row by Enter or a click. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Filters that are only shown when set, such as by a link. */
  chips?: ReactNode;
  /** Shown instead of the table, such as cards of the same rows. */
  instead?: ReactNode;
  /** Actions at the end of the bar, e.g. an export. */
  actions?: ReactNode;
}

/**
 * A server-side list under a bar with its title, total, search, filters and actions. Its search, filters, order and page
 * are in the URL.
 */
export function ServerTable<Row, Name extends string = never>(props: ServerTableProps<Row, Name>) {
  const t = useTranslate();
  const { address, part, search, failed, empty, selection } = props;
  const isGone = useFirstPageWhenGone(address, part);
  const clear = <Button onClick={address.clear}>{t('adminFrame.table.clear')}</Button>;
  // After a failure, `data` belongs to the previous query.
  const list = part.error ? part.currentData : part.data;
  // A lower bound is only shown below the table, in words.
  const count = list && !list.atLeast ? list.total : undefined;
  return (
    <>
      <PageBar
        title={props.label}
        level={props.level ?? 2}
        count={count}
        filters={
          <>
            <Filters address={address} filters={props.filters ?? []} />
            {props.chips}
          </>
        }
        activeFilters={props.filters ? address.filtered : undefined}
        search={
          search ? (
            <SearchBox
              label={search.label}
              {...(search.hint ? { placeholder: search.hint } : {})}
              value={address.search}
              onSearch={address.searchFor}
            />
          ) : null
        }
        actions={props.actions}
      />
      {props.instead ?? (
        <DataTable<Row>
          label={props.label}
          columns={props.columns}
          rowKey={props.rowKey}
          rows={isGone ? undefined : list?.rows}
          loading={part.isFetching && !part.currentData}
          error={part.error ? failed : undefined}
          onRetry={() => void part.refetch()}
          {...(props.onOpen ? { onOpen: props.onOpen } : {})}
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
            onSize: address.resize,
          }}
          {...(selection ? { selection } : {})}
        />
      )}
    </>
  );
}

interface FiltersProps<Name extends string> {
  address: TableAddress<Name>;
  filters: readonly Filter<Name>[];
}

function Filters<Name extends string>({ address, filters }: FiltersProps<Name>) {
  const t = useTranslate();
  return filters.map(({ name, label, options, all, control }) => {
    const chosen = { label, value: address.filters[name], onChange: (to: string) => address.filterBy(name, to) };
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
  });
}
