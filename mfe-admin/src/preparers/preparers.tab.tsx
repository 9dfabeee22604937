import { useState } from 'react';
import { adminPreparerSorts, noOffice } from '@portal/domain/preparers/admin-preparers.dto';
import { useTranslate } from '@portal/i18n';
import { useAdminPreparersQuery } from '@portal/data-access/admin-people';
import { FilterSelect, SearchBox } from '@portal/ui-kit/controls';
import {
  Button,
  EmptyState,
  Inline,
  LoadingState,
  QueryStates,
  SkeletonCard,
  Stack,
  lazyWindow,
} from '@portal/ui-kit/core';
import { Paging } from '@portal/ui-kit/table';
import { ExportMenu } from '../export/export.menu';
import { readSorting, useTableAddress } from '../table/use-table-address';
import { OfficeSelect } from '../offices/office.select';
import { OfficeWorkload, useWorkloadPage } from './workload';
import { PendingPreparers, usePendingPreparers } from './pending-preparers';
import { PreparerCard } from './preparer.card';
import type { OpenModal, PreparerWindowsProps } from './preparer-windows';
import { useSendLink } from './use-send-link';
import './preparers.css';

const PreparerWindows = lazyWindow<PreparerWindowsProps>(() => import('./preparer-windows'));

const pageSize = 12;
const sorts = ['name', 'clients'];
/** Pending preparers are shown above the list. */
const approved = { role: 'preparer', status: 'active' } as const;
const skeletons = Array.from({ length: 6 }, (_, at) => at);

/** Preparer Management: pending preparers, the workload of each office, and all preparers. */
export function PreparersTab() {
  const t = useTranslate();
  const [doing, setDoing] = useState<OpenModal>();
  const sendLink = useSendLink();
  const address = useTableAddress({ size: pageSize, filters: { office_id: 'any' }, sorts });
  const query = { ...approved, ...address.query };
  const { data, currentData, error, isLoading, refetch } = useAdminPreparersQuery({ query });
  // Waits for everything above the list to load, to avoid a layout shift.
  const arriving = [usePendingPreparers().isLoading, useWorkloadPage().isLoading].includes(true);
  const [shown, setShown] = useState(!arriving);
  if (!arriving && !shown) setShown(true);
  const add = <Button onClick={() => setDoing({ action: 'add' })}>{t('preparerManagement.add')}</Button>;

  if (!shown)
    return (
      <LoadingState>
        <Skeletons />
      </LoadingState>
    );
  return (
    <Stack>
      <PendingPreparers />
      <OfficeWorkload />
      <div className="ui-data-table__toolbar">
        <SearchBox
          label={t('preparerManagement.search')}
          placeholder={t('preparerManagement.searchHint')}
          value={address.search}
          onSearch={address.searchFor}
        />
        <OfficeSelect
          label={t('preparerManagement.office')}
          value={address.filters.office_id}
          pinned={[
            { value: '', label: t('adminFrame.table.any') },
            { value: noOffice, label: t('adminPreparers.noOffice') },
          ]}
          onChange={(office) => address.filterBy('office_id', office)}
        />
        <FilterSelect
          label={t('preparerManagement.sort')}
          value={address.criteria.sort ?? 'name'}
          options={adminPreparerSorts.map((value) => ({ value, label: t(`preparerManagement.sorts.${value}`) }))}
          onChange={(sort) => address.sortBy(readSorting(sort, sorts))}
        />
        <Inline>
          <ExportMenu list="preparers" criteria={{ ...approved, ...address.criteria }} />
          <Button kind="primary" onClick={() => setDoing({ action: 'add' })}>
            {t('preparerManagement.add')}
          </Button>
        </Inline>
      </div>
      <QueryStates
        loading={isLoading}
        failed={error !== undefined && !currentData}
        isEmpty={data?.rows.length === 0}
        skeleton={<Skeletons />}
        error={t('assignments.loadFailed')}
        onRetry={() => void refetch()}
        empty={<NoPreparers narrowed={address.narrowed} onClear={address.clear} add={add} />}
      >
        <div className="admin-preparers">
          {data?.rows.map((preparer) => (
            <PreparerCard
              key={preparer.id}
              preparer={preparer}
              onAction={(action, of) => (action === 'link' ? void sendLink(of) : setDoing({ action, preparer: of }))}
            />
          ))}
        </div>
        {data ? (
          <Paging
            page={address.page}
            size={pageSize}
            total={data.total}
            shown={data.rows.length}
            onChange={(page) => address.turnTo(page, data.next)}
          />
        ) : null}
      </QueryStates>
      {doing ? <PreparerWindows doing={doing} onChange={setDoing} onClose={() => setDoing(undefined)} /> : null}
    </Stack>
  );
}

const Skeletons = () => (
  <div className="admin-preparers">
    {skeletons.map((at) => (
      <SkeletonCard key={at} lines={5} />
    ))}
  </div>
);

interface NoPreparersProps {
  narrowed: boolean;
  onClear: () => void;
  add: React.ReactNode;
}

const NoPreparers = ({ narrowed, onClear, add }: NoPreparersProps) => {
  const t = useTranslate();
  const clear = <Button onClick={onClear}>{t('adminFrame.table.clear')}</Button>;
  const next = (
    <Stack>
      <p>{t('preparerManagement.addFirst')}</p>
      {add}
    </Stack>
  );
  return <EmptyState title={t('adminPreparers.none')} action={narrowed ? clear : next} />;
};
