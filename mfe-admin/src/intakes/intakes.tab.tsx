import { useState } from 'react';
import { useOfficeIntakesQuery } from '@portal/data-access/office-work';
import { adminIntakeStatuses, type AdminIntakeRow } from '@portal/domain/intake/admin-intakes.dto';
import { useTranslate } from '@portal/i18n';
import { Money, MutedText } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { EyeIcon } from '@portal/ui-kit/icons';
import type { Column } from '@portal/ui-kit/table';
import { ExportMenu } from '../export/export.menu';
import { OfficeSelect } from '../offices/office.select';
import { ClientLink, Day, Email } from '../table/cells';
import { dayCriteria } from '../table/days';
import { PeriodChip } from '../table/filter-chip';
import { RowAction } from '../table/row-action';
import { ServerTable } from '../table/server-table';
import { useTableAddress } from '../table/use-table-address';
import { IntakeDrawer } from './intake.drawer';

const size = 10;
const statuses = adminIntakeStatuses.filter((status) => status !== 'all');

/** Client Intakes: all intake forms of the tax year, including drafts. */
export default function IntakesTab() {
  const t = useTranslate();
  const [open, setOpen] = useState<AdminIntakeRow | null>(null);
  const address = useTableAddress({
    size,
    filters: { office_id: 'any', status: statuses, from: 'any', to: 'any' },
    sorts: ['client', 'income', 'updated'],
  });
  const part = useOfficeIntakesQuery(
    { query: { ...address.query, from: '', to: '', ...dayCriteria(address.criteria) } },
    { refetchOnMountOrArgChange: true },
  );
  // The latest version of the row, updated while the drawer is open.
  const now = part.data?.rows.find(({ form_id }) => form_id === open?.form_id) ?? open;
  return (
    <>
      <ServerTable
        label={t('adminIntakes.title')}
        columns={useColumns(setOpen)}
        rowKey={({ form_id }) => form_id}
        address={address}
        part={part}
        failed={t('adminIntakes.loadFailed')}
        empty={{ title: t('adminIntakes.empty'), action: <MutedText>{t('adminIntakes.emptyAbout')}</MutedText> }}
        search={{ label: t('adminIntakes.search'), hint: t('adminIntakes.searchHint') }}
        actions={<ExportMenu list="intakes" criteria={dayCriteria(address.criteria)} />}
        onOpen={setOpen}
        chips={<PeriodChip address={address} label={t('adminIntakes.detail.submitted')} />}
        filters={[
          {
            name: 'office_id',
            label: t('adminIntakes.office'),
            control: (chosen) => (
              <OfficeSelect {...chosen} pinned={[{ value: '', label: t('adminIntakes.anyOffice') }]} />
            ),
          },
          {
            name: 'status',
            label: t('adminIntakes.status'),
            all: t('adminIntakes.statuses.all'),
            options: statuses.map((value) => ({ value, label: t(`adminIntakes.statuses.${value}`) })),
          },
        ]}
      />
      <IntakeDrawer row={now} onClose={() => setOpen(null)} />
    </>
  );
}

function useColumns(onOpen: (row: AdminIntakeRow) => void): Column<AdminIntakeRow>[] {
  const t = useTranslate();
  return [
    {
      key: 'client',
      title: t('adminIntakes.columns.client'),
      sortable: true,
      cell: ({ client }) => <ClientLink {...client} />,
    },
    {
      key: 'email',
      width: 'large',
      title: t('adminIntakes.columns.email'),
      cell: ({ client }) => <Email of={client.email} />,
    },
    {
      key: 'preparer',
      title: t('adminIntakes.columns.preparer'),
      cell: ({ preparer }) => preparer?.name ?? <Tag tone="warning">{t('adminIntakes.noPreparer')}</Tag>,
    },
    {
      key: 'office',
      title: t('adminIntakes.columns.office'),
      cell: ({ office_name }) => office_name,
    },
    {
      key: 'income',
      width: 'medium',
      title: t('adminIntakes.columns.income'),
      amount: true,
      sortable: true,
      cell: ({ total_income }) => <Money amount={total_income} />,
    },
    {
      key: 'status',
      title: t('adminIntakes.columns.status'),
      cell: (row) => <IntakeStatus row={row} />,
    },
    {
      key: 'updated',
      title: t('adminIntakes.columns.updated'),
      sortable: true,
      cell: ({ form_data }) => <Day at={form_data.updated_at} />,
    },
    {
      key: 'details',
      isAction: true,
      width: 'small',
      title: t('adminIntakes.columns.details'),
      cell: (row) => (
        <RowAction
          label={t('adminIntakes.open')}
          name={t('adminIntakes.openOf', { name: row.client.name })}
          icon={<EyeIcon />}
          onClick={() => onOpen(row)}
        />
      ),
    },
  ];
}

const IntakeStatus = ({ row: { form_data } }: { row: AdminIntakeRow }) => {
  const t = useTranslate();
  return (
    <Tag tone={form_data.submitted ? 'success' : 'default'}>
      {t(form_data.submitted ? 'adminIntakes.statuses.submitted' : 'adminIntakes.statuses.draft')}
    </Tag>
  );
};
