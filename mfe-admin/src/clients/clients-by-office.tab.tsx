import { Link, useSearchParams } from 'react-router-dom';
import { useClientsByOfficeQuery } from '@portal/data-access/statistics';
import type { OfficeClients } from '@portal/domain/assignments/admin-clients.dto';
import { formatCount } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Money, PageBar, buttonClass } from '@portal/ui-kit/core';
import { DataTable } from '@portal/ui-kit/table';
import { addressOf, clientsAddress } from '../addresses/admin-address';
import { ExportMenu } from '../export/export.menu';
import { useSortAddress } from '../table/use-table-address';
import { OfficeClientsTable } from './office-clients.table';

/** All offices with their client counts, or the clients of one office or of all, depending on the URL. */
export default function ClientsByOfficeTab() {
  const [address] = useSearchParams();
  const { data, isError, isFetching, refetch } = useClientsByOfficeQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const offices = data && Object.values(data);
  if (showsClients.some((name) => address.has(name)))
    return (
      <OfficeClientsTable offices={offices?.map(({ office: { id, name } }) => ({ value: id, label: name })) ?? []} />
    );
  return (
    <OfficesTable offices={offices} failed={isError && !data} loading={isFetching} onRetry={() => void refetch()} />
  );
}

/** URL parameters of the clients; without any of them, the offices are shown. */
const showsClients = ['view', 'office_id', 'preparer_id', 'status', 'search', 'from', 'to', 'cursor', 'sort'];

interface OfficesTableProps {
  offices: readonly OfficeClients[] | undefined;
  failed: boolean;
  loading: boolean;
  onRetry: () => void;
}

function OfficesTable({ offices, failed, loading, onRetry }: OfficesTableProps) {
  const t = useTranslate();
  const locale = useLocale();
  const add = (
    <Link className={buttonClass('primary')} to={addressOf('offices')}>
      {t('clientsByOffice.addOffice')}
    </Link>
  );
  return (
    <>
      <PageBar
        title={t('clientsByOffice.offices')}
        level={2}
        count={offices?.length}
        actions={
          <>
            <ExportMenu list="clients-by-office" table={t('clientsByOffice.offices')} />
            <Link className={buttonClass()} to={clientsAddress({})}>
              {t('clientsByOffice.all')}
            </Link>
          </>
        }
      />
      <DataTable
        label={t('clientsByOffice.offices')}
        rows={offices}
        rowKey={({ office }) => office.id}
        loading={loading}
        error={failed ? t('clientsByOffice.loadFailed') : undefined}
        onRetry={onRetry}
        empty={{ title: t('clientsByOffice.noOffices'), action: add }}
        sorting={useSortAddress(officeSort, ['office', 'city', 'clients', 'income'])}
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
            cell: ({ office, clients_count }) => (
              <Link to={clientsAddress({ office_id: office.id })}>{formatCount(clients_count, locale)}</Link>
            ),
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
    </>
  );
}

/** URL parameter for the sort order of the offices. */
const officeSort = 'sort-offices';

/** Links to the first page of an office's clients. */
const OfficeLink = ({ office }: OfficeClients) => (
  <Link to={clientsAddress({ office_id: office.id })}>{office.name}</Link>
);
