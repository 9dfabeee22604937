import { Link } from 'react-router-dom';
import { useClientsByOfficeQuery } from '@portal/data-access/statistics';
import type { OfficeClients } from '@portal/domain/assignments/admin-clients.dto';
import { formatCount } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, Money, Stack, buttonClass } from '@portal/ui-kit/core';
import { DataTable } from '@portal/ui-kit/table';
import { addressOf } from '../addresses/admin-address';
import { ExportMenu } from '../export/export.menu';
import { OfficeClientsTable } from './office-clients.table';

/** Every office with how many clients it has, and the clients themselves, of one office or of all. */
export default function ClientsByOfficeTab() {
  const { data, isError, isFetching, refetch } = useClientsByOfficeQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const offices = data && Object.values(data);
  return (
    <Stack gap="loose">
      <OfficesCard offices={offices} failed={isError && !data} loading={isFetching} onRetry={() => void refetch()} />
      <OfficeClientsTable offices={offices?.map(({ office: { id, name } }) => ({ value: id, label: name })) ?? []} />
    </Stack>
  );
}

interface OfficesCardProps {
  offices: readonly OfficeClients[] | undefined;
  failed: boolean;
  loading: boolean;
  onRetry: () => void;
}

function OfficesCard({ offices, failed, loading, onRetry }: OfficesCardProps) {
  const t = useTranslate();
  const locale = useLocale();
  const add = (
    <Link className={buttonClass('primary')} to={addressOf('offices')}>
      {t('clientsByOffice.addOffice')}
    </Link>
  );
  return (
    <Card title={t('clientsByOffice.offices')}>
      <DataTable
        label={t('clientsByOffice.offices')}
        rows={offices}
        rowKey={({ office }) => office.id}
        loading={loading}
        error={failed ? t('clientsByOffice.loadFailed') : undefined}
        onRetry={onRetry}
        empty={{ title: t('clientsByOffice.noOffices'), action: add }}
        toolbar={<ExportMenu list="clients-by-office" table={t('clientsByOffice.offices')} />}
        columns={[
          { key: 'office', title: t('adminClients.officeColumns.office'), cell: OfficeLink },
          { key: 'city', title: t('adminClients.officeColumns.city'), cell: ({ office }) => office.city },
          {
            key: 'clients',
            title: t('adminClients.officeColumns.clients'),
            amount: true,
            cell: ({ clients_count }) => formatCount(clients_count, locale),
          },
          {
            key: 'income',
            title: t('adminClients.officeColumns.income'),
            amount: true,
            cell: ({ total_income }) => <Money amount={total_income} />,
          },
        ]}
      />
    </Card>
  );
}

const OfficeLink = ({ office }: OfficeClients) => (
  <Link to={`?${new URLSearchParams({ office_id: office.id }).toString()}`}>{office.name}</Link>
);
