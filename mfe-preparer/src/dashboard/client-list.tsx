import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useClientListQuery } from '@portal/data-access/clients';
import { clientFilters, clientSorts } from '@portal/domain/clients/client-list';
import type { ClientRow } from '@portal/domain/clients/clients.dto';
import { useFirstPageWhenGone, useListPages } from '@portal/feature-area/list-pages';
import { useLocale, useTranslate } from '@portal/i18n';
import { FilterSelect, IconButton, SearchBox } from '@portal/ui-kit/controls';
import { Button, buttonClass, MutedText, Stack, StaffPage } from '@portal/ui-kit/core';
import { AppstoreIcon, TableIcon } from '@portal/ui-kit/icons';
import { DataTable } from '@portal/ui-kit/table';
import { clientColumns, clientPath } from './client-columns';
import { ClientViewSelect } from './client-views';
import { addressOf, criteriaOf, readListLook, readListParams, type ListParams } from './list-params';

const all = { search: '', filter: 'all' } as const;

interface ClientListProps {
  /** Number of all clients, regardless of search and filter; undefined while loading. */
  total: number | undefined;
  /** Figures above the list. */
  children: ReactNode;
}

/** One page of the preparer's clients; search, filter, sort order, page and look are in the URL. */
export function ClientList({ total, children }: ClientListProps) {
  const t = useTranslate();
  const locale = useLocale();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const pages = useListPages();
  const { address, cursor, page } = pages;
  const params = readListParams(address);
  const { search, filter, sort } = params;
  const { size, as } = readListLook(address);
  const query = { ...criteriaOf(params), limit: size, ...(cursor ? { cursor } : {}) };
  const part = useClientListQuery({ query }, { refetchOnMountOrArgChange: true });
  const isGone = useFirstPageWhenGone(pages, part);
  const { data, currentData, isFetching, isError, refetch } = part;
  // Keep showing the previous rows until the new ones load, unless loading fails.
  const list = currentData ?? (isError ? undefined : data);
  const isWhole = search === '' && filter === 'all';
  // An empty page of the previous search does not mean that there are no clients.
  const isStale = isGone || (isWhole && total !== undefined && total > 0 && !currentData && list?.rows.length === 0);
  const change = (some: Partial<ListParams>, options?: { replace: boolean }): void =>
    pages.go(addressOf({ ...params, ...some }), options);
  const open = (client: ClientRow): void => void navigate(clientPath(client, address), { state });

  return (
    <StaffPage
      title={t('clients.title')}
      count={isStale ? undefined : list?.total}
      filters={
        <>
          <ClientViewSelect params={params} onChoose={change} />
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
      activeFilters={filter === 'all' ? 0 : 1}
      search={<ClientSearch value={search} onSearch={(text) => change({ search: text }, { replace: true })} />}
      actions={
        <IconButton
          label={t(as === 'cards' ? 'clients.asTable' : 'clients.asCards')}
          icon={as === 'cards' ? <TableIcon /> : <AppstoreIcon />}
          onClick={() => pages.go({ as: as === 'cards' ? '' : 'cards' }, { replace: true })}
        />
      }
    >
      {children}
      <section id="clients" aria-label={t('clients.list')}>
        <DataTable
          label={t('clients.list')}
          columns={clientColumns(t, locale, { address, state })}
          as={as}
          rowKey={({ id }) => id}
          rows={isStale ? undefined : list?.rows}
          loading={isFetching && !currentData}
          error={isError ? t('clients.loadFailed') : undefined}
          onRetry={() => void refetch()}
          onOpen={open}
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
            onSize: (next) => pages.go({ size: String(next) }),
          }}
        />
      </section>
    </StaffPage>
  );
}

/** The search field; focused when the user comes from another page to search. */
function ClientSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const t = useTranslate();
  const { state } = useLocation() as { state: { search?: true } | null };
  const box = useRef<HTMLDivElement>(null);
  const isWanted = state?.search === true;
  useEffect(() => {
    if (!isWanted) return undefined;
    const focus = () => box.current?.querySelector('input')?.focus();
    // The shell focuses the title of a new page in its next frame, so focus one frame later.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(focus)));
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
  return (
    <div ref={box} data-shortcut="search">
      <SearchBox label={t('clients.search')} placeholder={t('clients.searchHint')} value={value} onSearch={onSearch} />
    </div>
  );
}

function FirstClients() {
  const t = useTranslate();
  return (
    <Stack>
      <MutedText>{t('clients.emptyAbout')}</MutedText>
      <Link className={buttonClass('primary')} to="/preparer/profile">
        {t('clients.emptyAction')}
      </Link>
    </Stack>
  );
}
