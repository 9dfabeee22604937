import { fullName } from '@portal/domain/account/person-name';
import type { AdminClientRow } from '@portal/domain/assignments/admin-clients.dto';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import type { Column } from '@portal/ui-kit/table';
import { UrgentTag, ClientPreferences } from '../clients/general-intake-answers';
import { Day, Email, Whole } from '../table/cells';

export function useClientColumns(onReassign: (client: AdminClientRow) => void): Column<AdminClientRow>[] {
  const t = useTranslate();
  return [
    {
      key: 'name',
      title: t('adminClients.columns.name'),
      sortable: true,
      cell: (client) => <ClientName client={client} />,
    },
    {
      key: 'email',
      title: t('adminClients.columns.email'),
      cell: ({ email }) => <Email of={email} />,
    },
    {
      key: 'phone',
      title: t('adminClients.columns.phone'),
      cell: ({ phone }) => <Whole>{phone ?? t('core.none')}</Whole>,
    },
    {
      key: 'since',
      title: t('adminClients.columns.since'),
      sortable: true,
      cell: ({ created_at }) => <Day at={created_at} />,
    },
    {
      key: 'intake',
      title: t('adminClients.columns.intake'),
      cell: ({ has_intake_form }) => t(has_intake_form ? 'core.yes' : 'core.no'),
    },
    {
      key: 'documents',
      title: t('adminClients.columns.documents'),
      amount: true,
      cell: ({ documents_count }) => documents_count,
    },
    {
      key: 'preparer',
      title: t('adminClients.columns.preparer'),
      cell: ({ assigned_preparer }) =>
        assigned_preparer?.name ?? <Tag tone="warning">{t('adminClients.unassigned')}</Tag>,
    },
    {
      key: 'action',
      title: t('adminClients.columns.action'),
      cell: (client) => (
        <Button
          className="admin-whole"
          aria-label={t(client.assigned_preparer ? 'adminClients.reassignOf' : 'adminClients.assignOf', {
            name: fullName(client),
          })}
          onClick={() => onReassign(client)}
        >
          {t(client.assigned_preparer ? 'adminClients.reassign' : 'adminClients.assign')}
        </Button>
      ),
    },
  ];
}

/** The client's name and general intake preferences. */
const ClientName = ({ client }: { client: AdminClientRow }) => (
  <div>
    {fullName(client)} {client.wishes?.urgent ? <UrgentTag /> : null}
    {client.wishes ? <ClientPreferences {...client.wishes} /> : null}
  </div>
);
