import { fullName } from '@portal/domain/account/person-name';
import type { AdminClientRow } from '@portal/domain/assignments/admin-clients.dto';
import { useTranslate } from '@portal/i18n';
import { UserSwitchIcon } from '@portal/ui-kit/icons';
import { Tag } from '@portal/ui-kit/data';
import type { Column } from '@portal/ui-kit/table';
import { UrgentTag, ClientPreferences } from '../clients/general-intake-answers';
import { ClientLink, Day, Email, Whole } from '../table/cells';
import { RowAction } from '../table/row-action';

export function useClientColumns(onReassign: (client: AdminClientRow) => void): Column<AdminClientRow>[] {
  const t = useTranslate();
  return [
    {
      key: 'name',
      width: 'large',
      title: t('adminClients.columns.name'),
      sortable: true,
      cell: (client) => <ClientName client={client} />,
    },
    {
      key: 'email',
      width: 'large',
      title: t('adminClients.columns.email'),
      cell: ({ email }) => <Email of={email} />,
    },
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
      key: 'intake',
      width: 'small',
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
      width: 'medium',
      title: t('adminClients.columns.preparer'),
      cell: ({ assigned_preparer }) =>
        assigned_preparer?.name ?? <Tag tone="warning">{t('adminClients.unassigned')}</Tag>,
    },
    {
      key: 'action',
      isAction: true,
      width: 'tiny',
      title: t('adminClients.columns.action'),
      cell: (client) => (
        <RowAction
          label={t(client.assigned_preparer ? 'adminClients.reassign' : 'adminClients.assign')}
          name={t(client.assigned_preparer ? 'adminClients.reassignOf' : 'adminClients.assignOf', {
            name: fullName(client),
          })}
          icon={<UserSwitchIcon />}
          onClick={() => onReassign(client)}
        />
      ),
    },
  ];
}

/** The client's name and general intake preferences. */
const ClientName = ({ client }: { client: AdminClientRow }) => (
  <div className="admin-line">
    <ClientLink id={client.id} name={fullName(client)} /> {client.wishes?.urgent ? <UrgentTag /> : null}
    {client.wishes ? <ClientPreferences {...client.wishes} /> : null}
  </div>
);
