import { Link, useNavigate } from 'react-router-dom';
import { useClientsOfOfficesQuery } from '@portal/data-access/statistics';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminClientRow } from '@portal/domain/assignments/admin-clients.dto';
import { formatCount } from '@portal/domain/i18n/format';
import { noOffice } from '@portal/domain/preparers/admin-preparers.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import type { FilterOption } from '@portal/ui-kit/controls';
import { Money, MutedText, buttonClass } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import type { Column } from '@portal/ui-kit/table';
import { addressOf, clientAddress } from '../addresses/admin-address';
import { ExportMenu } from '../export/export.menu';
import { ClientLink, Day, Email, Whole } from '../table/cells';
import { dayCriteria } from '../table/days';
import { PeriodChip } from '../table/filter-chip';
import { ServerTable } from '../table/server-table';
import { useTableAddress } from '../table/use-table-address';
import { PreparerChip } from './preparer-chip';

/** Clients per page. */
const pageSize = 10;

const states = ['assigned', 'unassigned'] as const;

/** Clients of one office, of all offices, or without an office, depending on the URL. */
export function OfficeClientsTable({ offices }: { offices: readonly FilterOption[] }) {
  const t = useTranslate();
  const address = useTableAddress({
    size: pageSize,
    filters: { office_id: 'any', preparer_id: 'any', status: states, from: 'any', to: 'any' },
    sorts: ['name', 'since'],
  });
  const navigate = useNavigate();
  const criteria = dayCriteria(address.criteria);
  const part = useClientsOfOfficesQuery(
    { query: { ...address.query, from: '', to: '', ...criteria } },
    { refetchOnMountOrArgChange: true },
  );
  const choices = [...offices, { value: noOffice, label: t('clientsByOffice.outside') }];
  const chosen = choices.find(({ value }) => value === address.filters.office_id);
  const title = chosen ? t('clientsByOffice.clientsOf', { office: chosen.label }) : t('clientsByOffice.clients');
  return (
    <ServerTable
      label={title}
      columns={useColumns()}
      rowKey={({ id }) => id}
      address={address}
      part={part}
      failed={t('clientsByOffice.loadFailed')}
      empty={{
        title: t('clientsByOffice.none'),
        action: <MutedText>{t('clientsByOffice.noneAbout')}</MutedText>,
      }}
      search={{ label: t('clientsByOffice.search'), hint: t('clientsByOffice.searchHint') }}
      onOpen={({ id }) => void navigate(clientAddress(id))}
      chips={
        <>
          <PreparerChip id={address.filters.preparer_id} onClear={() => address.filterBy('preparer_id', '')} />
          <PeriodChip address={address} label={t('adminClients.columns.since')} />
        </>
      }
      actions={
        <>
          <ExportMenu list="clients" criteria={criteria} table={title} />
          <Link className={buttonClass()} to={addressOf('clients')}>
            {t('clientsByOffice.offices')}
          </Link>
        </>
      }
      filters={[
        {
          name: 'office_id',
          label: t('clientsByOffice.office'),
          options: choices,
          all: t('clientsByOffice.allOffices'),
        },
        {
          name: 'status',
          label: t('clientsByOffice.status'),
          options: states.map((value) => ({ value, label: t(`clientsByOffice.${value}`) })),
          all: t('clientsByOffice.all'),
        },
      ]}
    />
  );
}

function useColumns(): Column<AdminClientRow>[] {
  const t = useTranslate();
  const locale = useLocale();
  return [
    {
      key: 'name',
      width: 'large',
      title: t('adminClients.columns.name'),
      sortable: true,
      cell: (client) => <ClientLink id={client.id} name={fullName(client)} />,
    },
    { key: 'email', width: 'large', title: t('adminClients.columns.email'), cell: ({ email }) => <Email of={email} /> },
    {
      key: 'phone',
      width: 'medium',
      title: t('adminClients.columns.phone'),
      cell: ({ phone }) => (phone === null ? null : <Whole>{phone}</Whole>),
    },
    {
      key: 'since',
      width: 'medium',
      title: t('adminClients.columns.since'),
      sortable: true,
      cell: ({ created_at }) => <Day at={created_at} />,
    },
    {
      key: 'preparer',
      width: 'medium',
      title: t('adminClients.columns.preparer'),
      cell: ({ assigned_preparer }) =>
        assigned_preparer?.name ?? <Tag tone="warning">{t('adminClients.unassigned')}</Tag>,
    },
    {
      key: 'intake',
      width: 'small',
      title: t('adminClients.columns.intake'),
      cell: ({ has_intake_form }) => t(has_intake_form ? 'core.yes' : 'core.no'),
    },
    {
      key: 'documents',
      title: t('adminClients.columns.documents'),
      amount: true,
      cell: ({ documents_count }) => formatCount(documents_count, locale),
    },
    {
      key: 'income',
      width: 'medium',
      title: t('adminClients.columns.income'),
      amount: true,
      cell: ({ total_income }) => <Money amount={total_income} />,
    },
  ];
}
