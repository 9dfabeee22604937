import { useState } from 'react';
import { fullName } from '@portal/domain/account/person-name';
import { useOfficeClientsQuery, useUnassignedClientsQuery } from '@portal/data-access/office-work';
import {
  type AdminClientRow,
  assignedStatuses,
  type AssignedStatus,
} from '@portal/domain/assignments/admin-clients.dto';
import { useTranslate } from '@portal/i18n';
import { Button, Card, MutedText, lazyWindow } from '@portal/ui-kit/core';
import { ExportMenu } from '../export/export.menu';
import { ServerTable } from '../table/server-table';
import { useTableAddress } from '../table/use-table-address';
import type { BulkAssignModalProps } from './bulk-assign.modal';
import { useClientColumns } from './client.columns';
import type { ReassignModalProps } from './reassign.modal';
import { SelectMatching } from './select-matching';
import { sizeOf, type Selection } from './selection';
import { UndoBulkNotice } from './undo-bulk.notice';

const BulkAssignModal = lazyWindow<BulkAssignModalProps>(() => import('./bulk-assign.modal'));
const ReassignModal = lazyWindow<ReassignModalProps>(() => import('./reassign.modal'));

const nobody: Selection = { kind: 'ids', ids: [] };

/** Deselect a client who was reassigned individually, so that a later bulk assignment does not move them again. */
const without = (selection: Selection, id: string): Selection =>
  selection.kind === 'ids' ? { ...selection, ids: selection.ids.filter((chosen) => chosen !== id) } : selection;

/** Client Assignments: assigns clients without a preparer, one by one or in bulk, and reassigns others. */
export default function AssignmentsTab() {
  const t = useTranslate();
  const { address, status, part } = useClientList();
  const [chosen, setSelection] = useState<Selection>(nobody);
  const [bulk, setBulk] = useState(false);
  /** null until a client is selected. */
  const [reassigned, setReassigned] = useState<{ client: AdminClientRow | null } | null>(null);
  const { data } = part;
  // Deselect "all matches" once the search has changed.
  const isOutdated = chosen.kind === 'matching' && (chosen.search !== address.search || chosen.status !== status);
  const selection = isOutdated ? nobody : chosen;
  const keys = selection.kind === 'ids' ? selection.ids : (data?.rows.map(({ id }) => id) ?? []);
  const nobodyWaits = status === 'unassigned' && !address.narrowed;
  return (
    <Card title={t('adminClients.title')}>
      <ServerTable
        label={t('adminClients.title')}
        columns={useClientColumns((client) => setReassigned({ client }))}
        rowKey={({ id }) => id}
        address={address}
        part={part}
        failed={t('adminClients.loadFailed')}
        empty={
          nobodyWaits
            ? {
                title: t('adminClients.noUnassigned'),
                action: <MutedText>{t('adminClients.noUnassignedAbout')}</MutedText>,
              }
            : { title: t('adminClients.noClients') }
        }
        {...(data && !data.atLeast && data.total > data.rows.length
          ? { summary: t('adminClients.showing', { count: data.rows.length, total: data.total }) }
          : {})}
        search={{ label: t('adminClients.search'), hint: t('adminClients.searchHint') }}
        filters={[
          {
            name: 'status',
            label: t('adminClients.statusLabel'),
            all: t('adminClients.statuses.unassigned'),
            options: otherStatuses.map((value) => ({ value, label: t(`adminClients.statuses.${value}`) })),
          },
        ]}
        selection={{
          keys,
          onChange: (ids) => setSelection({ kind: 'ids', ids }),
          labelOf: (client) => t('adminClients.select', { name: fullName(client) }),
        }}
        actions={
          <>
            <ExportMenu list="clients" criteria={{ ...address.criteria, status }} />
            <Button onClick={() => setReassigned({ client: null })}>{t('adminClients.reassignOpen')}</Button>
          </>
        }
      />
      <div className="admin-bottom-bars">
        {/* Loads later than the table; placed above it, it would cause a layout shift. */}
        <UndoBulkNotice />
        {sizeOf(selection) > 0 ? (
          <div className="admin-selection" role="status">
            <strong>{t('adminClients.selected', { count: sizeOf(selection) })}</strong>
            {data && selection.kind === 'ids' ? (
              <SelectMatching
                search={address.search}
                status={status}
                list={data}
                selected={sizeOf(selection)}
                onSelect={setSelection}
              />
            ) : null}
            <Button onClick={() => setSelection(nobody)}>{t('adminClients.clearSelection')}</Button>
            <Button kind="primary" onClick={() => setBulk(true)}>
              {t('adminClients.bulkOpen')}
            </Button>
          </div>
        ) : null}
      </div>
      {reassigned ? (
        <ReassignModal
          client={reassigned.client}
          onClose={() => setReassigned(null)}
          onDone={(id) => setSelection((now) => without(now, id))}
        />
      ) : null}
      {bulk ? (
        <BulkAssignModal
          selection={selection}
          onClose={() => setBulk(false)}
          onDone={() => {
            setBulk(false);
            setSelection(nobody);
          }}
        />
      ) : null}
    </Card>
  );
}

/** Rows per page (specification part 2, section 2). */
const size = 10;

/** Statuses allowed in the URL; the default is unassigned clients. */
const otherStatuses = assignedStatuses.filter((status) => status !== 'unassigned');

/** Returns the clients that match the URL's filters; by default, unassigned ones. */
function useClientList() {
  const address = useTableAddress({ size, filters: { status: otherStatuses }, sorts: ['name', 'since'] });
  const status = (address.filters.status || 'unassigned') as AssignedStatus;
  const isUnassigned = status === 'unassigned';
  const again = { refetchOnMountOrArgChange: true };
  const unassigned = useUnassignedClientsQuery({ query: address.query }, { ...again, skip: !isUnassigned });
  const others = useOfficeClientsQuery({ query: address.query }, { ...again, skip: isUnassigned });
  return { address, status, part: isUnassigned ? unassigned : others };
}
