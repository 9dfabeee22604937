import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import { useOfficeClientsQuery, useUnassignedClientsQuery } from '@portal/data-access/office-work';
import {
  type AdminClientRow,
  assignedStatuses,
  type AssignedStatus,
} from '@portal/domain/assignments/admin-clients.dto';
import { useTranslate } from '@portal/i18n';
import { Button, MutedText, lazyWindow } from '@portal/ui-kit/core';
import { SelectionBar } from '@portal/ui-kit/table';
import { clientAddress } from '../addresses/admin-address';
import { ExportMenu } from '../export/export.menu';
import { dayCriteria } from '../table/days';
import { PeriodChip } from '../table/filter-chip';
import { ServerTable } from '../table/server-table';
import { useTableAddress } from '../table/use-table-address';
import type { BulkAssignModalProps } from './bulk-assign.modal';
import { useClientColumns } from './client.columns';
import type { ReassignModalProps } from './reassign.modal';
import { SelectMatching } from './select-matching';
import { isSame, sizeOf, type ClientSearch, type Selection } from './selection';
import { UndoBulkNotice } from './undo-bulk.notice';

const BulkAssignModal = lazyWindow<BulkAssignModalProps>(() => import('./bulk-assign.modal'));
const ReassignModal = lazyWindow<ReassignModalProps>(() => import('./reassign.modal'));

const nobody: Selection = { kind: 'ids', ids: [] };

/** Deselect a client who was reassigned individually, so that a later bulk assignment does not move them again. */
const without = (selection: Selection, id: string): Selection =>
  selection.kind === 'ids' ? { ...selection, ids: selection.ids.filter((chosen) => chosen !== id) } : selection;

/** State of the history entry of a link that selects the first rows, to assign them. */
type Selecting = { select?: number } | null;

/** Client Assignments: assigns clients without a preparer, one by one or in bulk, and reassigns others. */
export default function AssignmentsTab() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { address, status, period, part } = useClientList();
  const { data } = part;
  const [selection, setSelection] = useSelection(data?.rows, { search: address.search, status, ...period });
  const [bulk, setBulk] = useBulkDialog(selection);
  /** null until a client is selected. */
  const [reassigned, setReassigned] = useState<{ client: AdminClientRow | null } | null>(null);
  const keys = selection.kind === 'ids' ? selection.ids : (data?.rows.map(({ id }) => id) ?? []);
  const nobodyWaits = status === 'unassigned' && !address.narrowed;
  return (
    <>
      <ServerTable
        label={t('adminClients.title')}
        columns={useClientColumns((client) => setReassigned({ client }))}
        rowKey={({ id }) => id}
        address={address}
        part={part}
        onOpen={({ id }) => void navigate(clientAddress(id))}
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
        chips={<PeriodChip address={address} label={t('adminClients.columns.since')} />}
        selection={{
          keys,
          onChange: (ids) => setSelection({ kind: 'ids', ids }),
          labelOf: (client) => t('adminClients.select', { name: fullName(client) }),
        }}
        actions={
          <>
            <ExportMenu list="clients" criteria={{ ...dayCriteria(address.criteria), status }} />
            <Button onClick={() => setReassigned({ client: null })}>{t('adminClients.reassignOpen')}</Button>
          </>
        }
      />
      <div className="admin-bottom-bars">
        {/* Loads later than the table; placed above it, it would cause a layout shift. */}
        <UndoBulkNotice />
        <SelectionBar count={sizeOf(selection)} onClear={() => setSelection(nobody)}>
          {data && selection.kind === 'ids' ? (
            <SelectMatching
              search={{ search: address.search, status, ...period }}
              list={data}
              selected={sizeOf(selection)}
              onSelect={setSelection}
            />
          ) : null}
          <Button kind="primary" onClick={() => setBulk(true)}>
            {t('adminClients.bulkOpen')}
          </Button>
        </SelectionBar>
      </div>
      {reassigned ? (
        <ReassignModal
          client={reassigned.client}
          onClose={() => setReassigned(null)}
          onDone={(id) => setSelection(without(selection, id))}
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
    </>
  );
}

/**
 * The selected clients. Until the admin selects any, those that the link to this page asks for: the first rows.
 * @param search deselects "all matches" once it has changed
 */
function useSelection(rows: readonly AdminClientRow[] | undefined, search: ClientSearch) {
  const { state } = useLocation() as { state: Selecting };
  const [chosen, setSelection] = useState<Selection | null>(null);
  const first = rows?.slice(0, state?.select ?? 0).map(({ id }) => id) ?? [];
  const given: Selection = chosen ?? { kind: 'ids', ids: first };
  const isOutdated = given.kind === 'matching' && !isSame(given, search);
  return [isOutdated ? nobody : given, setSelection] as const;
}

/**
 * Whether the dialog that assigns the selected clients is open. A link that selects clients opens it, but not again
 * after a reload or a return to this page.
 */
function useBulkDialog(selection: Selection) {
  const { state } = useLocation() as { state: Selecting };
  const isReturn = useNavigationType() === 'POP';
  const [chosen, setOpen] = useState(isReturn ? false : null);
  return [chosen ?? (Boolean(state?.select) && sizeOf(selection) > 0), setOpen] as const;
}

/** Rows per page (specification part 2, section 2). */
const size = 10;

/** Statuses allowed in the URL; the default is unassigned clients. */
const otherStatuses = assignedStatuses.filter((status) => status !== 'unassigned');

/** Returns the clients that match the URL's filters; by default, unassigned ones. */
function useClientList() {
  const filters = { status: otherStatuses, from: 'any', to: 'any' } as const;
  const address = useTableAddress({ size, filters, sorts: ['name', 'since'] });
  const status = (address.filters.status || 'unassigned') as AssignedStatus;
  const { from, to } = dayCriteria(address.criteria);
  const period = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const { from: _from, to: _to, ...query } = address.query;
  // Only the list of all clients can be limited to a period.
  const isUnassigned = status === 'unassigned' && !from && !to;
  const again = { refetchOnMountOrArgChange: true };
  const unassigned = useUnassignedClientsQuery({ query }, { ...again, skip: !isUnassigned });
  const others = useOfficeClientsQuery({ query: { ...query, status, ...period } }, { ...again, skip: isUnassigned });
  return { address, status, period, part: isUnassigned ? unassigned : others };
}
