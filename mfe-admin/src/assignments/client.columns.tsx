import type { AdminClientRow } from '@portal/domain/assignments/admin-clients.dto';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import type { Column } from '@portal/ui-kit/table';
import { nameOf } from './client.select';

export function useClientColumns(onReassign: (client: AdminClientRow) => void): Column<AdminClientRow>[] {
  const t = useTranslate();
  const locale = useLocale();
  return [
    { key: 'name', title: t('adminClients.columns.name'), sortable: true, cell: nameOf },
    {
      key: 'email',
      title: t('adminClients.columns.email'),
      cell: ({ email }) => <span className="admin-fact">{email}</span>,
    },
    { key: 'phone', title: t('adminClients.columns.phone'), cell: ({ phone }) => phone ?? t('core.none') },
    {
      key: 'since',
      title: t('adminClients.columns.since'),
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at, locale)}</time>,
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
        <Button aria-label={t('adminClients.reassignOf', { name: nameOf(client) })} onClick={() => onReassign(client)}>
          {t('adminClients.reassignOpen')}
        </Button>
      ),
    },
  ];
}
