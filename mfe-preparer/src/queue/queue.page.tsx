import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWorkChanges } from '@portal/data-access/work-changes';
import { useMoveReturnMutation, useReturnQueueQuery, useReturnQueueTotalsQuery } from '@portal/data-access/returns';
import { fullName } from '@portal/domain/account/person-name';
import type { Edge } from '@portal/domain/returns/return-edges';
import type { QueueRow } from '@portal/domain/returns/returns.dto';
import { useKeptFilters } from '@portal/feature-area/kept-filters';
import { useFirstPageWhenGone, useListPages } from '@portal/feature-area/list-pages';
import { isQuick, useQuickMove } from '@portal/feature-area/returns';
import { useTranslate } from '@portal/i18n';
import { SearchBox } from '@portal/ui-kit/controls';
import { Button, StaffPage } from '@portal/ui-kit/core';
import type { FieldValues } from '@portal/ui-kit/forms';
import { DataTable } from '@portal/ui-kit/table';
import { BulkBar } from './bulk-bar';
import { queueAddress, queueQuery, readQueueParams, type QueueParams } from './queue-address';
import { queueColumns, returnPath } from './queue-columns';
import { QueueFilters } from './queue-filters';
import { NothingWaits } from './nothing-waits';
import { QueueMove } from './queue-move';
import './queue.css';

interface Moving {
  row: QueueRow;
  edge: Edge;
}

/** Key of what was entered for a move before its window was closed. */
const draftKey = ({ row, edge }: Moving): string => `${row.id} ${edge.to}`;

/** The preparer's returns, by default those whose turn it is, oldest first. Filters and page are in the URL, and the filters are kept. */
export default function QueuePage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [moving, setMoving] = useState<Moving | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [drafts, setDrafts] = useState<Readonly<Record<string, FieldValues | undefined>>>({});
  useWorkChanges();
  const pages = useListPages();
  const params = readQueueParams(pages.address);
  const { search: _search, ...filters } = queueAddress(params);
  const { isReady } = useKeptFilters('queue', filters);
  const query = { ...queueQuery(params), ...(pages.cursor ? { cursor: pages.cursor } : {}) };
  const part = useReturnQueueQuery({ query }, { refetchOnMountOrArgChange: true, skip: !isReady });
  const isGone = useFirstPageWhenGone(pages, part);
  const { data, currentData, isFetching, isError, refetch } = part;
  const list = currentData ?? (isError ? undefined : data);
  const change = (some: Partial<QueueParams>, options?: { replace: boolean }): void =>
    pages.go(queueAddress({ ...params, ...some }), options);
  const state = { from: `${pathname}${search}` };
  const [send] = useMoveReturnMutation();
  const quick = useQuickMove();
  const move = (row: QueueRow, edge: Edge): unknown => {
    if (!isQuick(edge)) {
      setMoving({ row, edge });
      return undefined;
    }
    return quick(edge, {
      name: fullName(row),
      version: row.version,
      send: (body) => send({ clientId: row.client_id, body }),
      onStale: () => void refetch(),
    });
  };
  const isWhole = params.search === '' && params.age === '' && params.state === '';
  const nothingWaits = isWhole && params.turn === 'office' && list?.rows.length === 0;
  // Shown together, so that the links to other seasons do not push anything down.
  const totals = useReturnQueueTotalsQuery(undefined, { skip: !nothingWaits, refetchOnMountOrArgChange: true });
  return (
    <StaffPage
      title={t('queue.title')}
      count={list?.total}
      filters={<QueueFilters params={params} onChange={change} />}
      activeFilters={[params.turn !== 'office', params.state !== '', params.age !== ''].filter(Boolean).length}
      search={
        <div data-shortcut="search">
          <SearchBox
            label={t('queue.search')}
            placeholder={t('queue.searchHint')}
            value={params.search}
            onSearch={(text) => change({ search: text }, { replace: true })}
          />
        </div>
      }
    >
      <section id="queue" aria-label={t('queue.list')}>
        <DataTable
          label={t('queue.list')}
          columns={queueColumns(t, { state, onMove: move })}
          rowKey={({ id }) => id}
          rows={isGone || totals.isLoading ? undefined : list?.rows}
          loading={!isReady || (isFetching && !currentData) || totals.isLoading}
          error={isError ? t('queue.loadFailed') : undefined}
          onRetry={() => void refetch()}
          onOpen={(row) => void navigate(returnPath(row), { state })}
          empty={
            isWhole && params.turn === 'office'
              ? {
                  title: t('queue.empty'),
                  action: (
                    <NothingWaits others={totals.data?.other_seasons ?? []} onShowAll={() => change({ turn: 'any' })} />
                  ),
                }
              : {
                  title: t(isWhole && params.turn === 'any' ? 'queue.none' : 'queue.noMatch'),
                  action: (
                    <Button onClick={() => change({ search: '', age: '', state: '', turn: 'any' })}>
                      {t('queue.showAll')}
                    </Button>
                  ),
                }
          }
          selection={{
            keys: selected,
            onChange: setSelected,
            labelOf: (row) => t('queue.select', { name: fullName(row) }),
          }}
          paging={{
            page: pages.page,
            size: params.size,
            total: list?.total ?? 0,
            onChange: (target) => pages.turnTo(target, currentData?.next),
            onSize: (size) => change({ size }),
          }}
        />
      </section>
      <BulkBar rows={list?.rows} selected={selected} onSelect={setSelected} />
      {moving ? (
        <QueueMove
          {...moving}
          draft={drafts[draftKey(moving)]}
          onClose={(draft) => {
            setDrafts({ ...drafts, [draftKey(moving)]: draft });
            setMoving(null);
          }}
        />
      ) : null}
    </StaffPage>
  );
}
