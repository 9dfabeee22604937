import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPreparerSorts, noOffice } from '@portal/domain/preparers/admin-preparers.dto';
import { useTranslate } from '@portal/i18n';
import { useAdminPreparersQuery } from '@portal/data-access/admin-preparers';
import { FilterSelect, IconButton } from '@portal/ui-kit/controls';
import { Button, Stack, buttonClass, lazyWindow, useDensity } from '@portal/ui-kit/core';
import { AppstoreIcon, TableIcon } from '@portal/ui-kit/icons';
import { addressOf, listAddress } from '../addresses/admin-address';
import { ExportMenu } from '../export/export.menu';
import { OfficeSelect } from '../offices/office.select';
import { ServerTable } from '../table/server-table';
import { readSorting, useTableAddress } from '../table/use-table-address';
import { usePendingPreparers } from './pending-list';
import { PendingPreparers } from './pending-preparers';
import { PreparerCards } from './preparer-cards';
import { usePreparerColumns } from './preparer.columns';
import type { PreparerAction, PreparerProps } from './preparer-parts';
import type { OpenModal, PreparerWindowsProps } from './preparer-windows';
import { useSendLink } from './use-send-link';
import { OfficeWorkload } from './workload';
import './preparers.css';

const PreparerWindows = lazyWindow<PreparerWindowsProps>(() => import('./preparer-windows'));

const pageSize = 12;
const sorts = ['name', 'clients'];
const approved = { role: 'preparer', status: 'active' } as const;
const settings = { size: pageSize, filters: { office_id: 'any', status: ['pending'], as: ['cards'] }, sorts } as const;

/** Preparer Management: all preparers, those who wait for approval, and the workload of each office. */
export default function PreparersTab() {
  const { filters } = useTableAddress(settings);
  return filters.status === 'pending' ? <PendingPreparers /> : <ApprovedPreparers />;
}

function ApprovedPreparers() {
  const t = useTranslate();
  const [doing, setDoing] = useState<OpenModal>();
  const sendLink = useSendLink();
  const address = useTableAddress(settings);
  const { as: look, status: _pending, ...filters } = address.filters;
  const { as: _look, ...criteria } = address.criteria;
  const { as: _as, ...listQuery } = address.query;
  const part = useAdminPreparersQuery({ query: { ...listQuery, ...approved } });
  const hasTable = useDensity() === 'compact' && look !== 'cards';
  const canChoose = useDensity() === 'compact';
  const act: PreparerProps['onAction'] = (action: PreparerAction, of) =>
    action === 'link' ? void sendLink(of) : setDoing({ action, preparer: of });
  const isNarrowed = address.search !== '' || filters.office_id !== '';
  const add = (kind: 'primary' | 'default') => (
    <Button kind={kind} onClick={() => setDoing({ action: 'add' })}>
      {t('preparerManagement.add')}
    </Button>
  );
  const empty = {
    title: t('adminPreparers.none'),
    action: isNarrowed ? (
      <Button onClick={address.clear}>{t('adminFrame.table.clear')}</Button>
    ) : (
      <Stack>
        <p>{t('preparerManagement.addFirst')}</p>
        {add('default')}
      </Stack>
    ),
  };
  return (
    <>
      <ServerTable
        label={t('adminFrame.tabs.preparers')}
        columns={usePreparerColumns(act)}
        rowKey={({ id }) => id}
        address={address}
        part={part}
        failed={t('assignments.loadFailed')}
        empty={empty}
        search={{ label: t('preparerManagement.search'), hint: t('preparerManagement.searchHint') }}
        filters={[
          {
            name: 'office_id',
            label: t('preparerManagement.office'),
            control: (chosen) => (
              <OfficeSelect
                {...chosen}
                pinned={[
                  { value: '', label: t('adminFrame.table.any') },
                  { value: noOffice, label: t('adminPreparers.noOffice') },
                ]}
              />
            ),
          },
        ]}
        chips={
          <>
            {hasTable ? null : (
              <FilterSelect
                label={t('preparerManagement.sort')}
                value={address.criteria.sort ?? 'name'}
                options={adminPreparerSorts.map((value) => ({ value, label: t(`preparerManagement.sorts.${value}`) }))}
                onChange={(sort) => address.sortBy(readSorting(sort, sorts))}
              />
            )}
            <PendingLink />
          </>
        }
        actions={
          <>
            {canChoose ? (
              <IconButton
                label={t(hasTable ? 'preparerManagement.asCards' : 'preparerManagement.asTable')}
                icon={hasTable ? <AppstoreIcon /> : <TableIcon />}
                onClick={() => address.filterBy('as', hasTable ? 'cards' : '')}
              />
            ) : null}
            <ExportMenu list="preparers" criteria={{ ...approved, ...criteria }} />
            {add('primary')}
          </>
        }
        {...(hasTable ? {} : { instead: <PreparerCards address={address} part={part} empty={empty} onAction={act} /> })}
      />
      {/* Below the list, so that the list does not move when it arrives. */}
      <OfficeWorkload />
      {doing ? <PreparerWindows doing={doing} onChange={setDoing} onClose={() => setDoing(undefined)} /> : null}
    </>
  );
}

/** Number of preparers waiting for approval, which opens their list. Always present, so that nothing moves on a phone. */
function PendingLink() {
  const t = useTranslate();
  const { data } = usePendingPreparers({ limit: 1 });
  return (
    <Link className={buttonClass()} to={listAddress(addressOf('preparers'), { status: 'pending' })}>
      {t('preparerManagement.pending.waiting', { count: data?.total ?? 0 })}
    </Link>
  );
}
