import { Link, useSearchParams } from 'react-router-dom';
import { useClientsByOfficeQuery } from '@portal/data-access/statistics';
import type { OfficeClients } from '@portal/domain/assignments/admin-clients.dto';
import { formatCount } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, Money, Stack, buttonClass } from '@portal/ui-kit/core';
import { DataTable } from '@portal/ui-kit/table';
import { addressOf } from '../addresses/admin-address';
import { ExportMenu } from '../export/export.menu';
import { useSortAddress } from '../table/use-table-address';
import { OfficeClientsTable } from './office-clients.table';

/** All offices with their client counts, and the clients of one office or of all. */
export default function ClientsByOfficeTab() {
  const { data, isError, isFetching, refetch } = useClientsByOfficeQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const offices = data && Object.values(data);
  return (
    <Stack gap="loose">
      <OfficesCard offices={offices} failed={isError && !data} loading={isFetching} onRetry={() => void refetch()} />
      {/* Hidden at first, because the list above becomes shorter when it loads; its own request is already on its way. */}
      <div hidden={!offices && !isError}>
        <OfficeClientsTable offices={offices?.map(({ office: { id, name } }) => ({ value: id, label: name })) ?? []} />
      </div>
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
        sorting={useSortAddress(officeSort, ['office', 'city', 'clients', 'income'])}
        toolbar={<ExportMenu list="clients-by-office" table={t('clientsByOffice.offices')} />}
        columns={[
          {
            key: 'office',
            title: t('adminClients.officeColumns.office'),
            sortBy: ({ office }) => office.name,
            cell: (row) => <OfficeLink {...row} />,
          },
          {
            key: 'city',
            title: t('adminClients.officeColumns.city'),
            sortBy: ({ office }) => office.city,
            cell: ({ office }) => office.city,
          },
          {
            key: 'clients',
            title: t('adminClients.officeColumns.clients'),
            amount: true,
            sortBy: ({ clients_count }) => clients_count,
            cell: ({ clients_count }) => formatCount(clients_count, locale),
          },
          {
            key: 'income',
            title: t('adminClients.officeColumns.income'),
            amount: true,
            sortBy: ({ total_income }) => total_income,
            cell: ({ total_income }) => <Money amount={total_income} />,
          },
        ]}
      />
    </Card>
  );
}

/** URL parameter for the sort order of the offices; the clients' sort order has its own. */
const officeSort = 'sort-offices';

/** Links to the first page of an office's clients, keeping the sort order of the offices. */
function OfficeLink({ office }: OfficeClients) {
  const [address] = useSearchParams();
  const sort = address.get(officeSort);
  const next = new URLSearchParams({ office_id: office.id, ...(sort ? { [officeSort]: sort } : {}) });
  return <Link to={`?${next.toString()}`}>{office.name}</Link>;
}
