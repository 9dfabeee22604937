import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { formatCount } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Inline, MutedText } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { EditIcon } from '@portal/ui-kit/icons';
import type { Column } from '@portal/ui-kit/table';
import { addressOf, clientsAddress, listAddress } from '../addresses/admin-address';
import { Contact } from '../table/cells';
import { RowAction } from '../table/row-action';
import { MoreActions, Specialties, type PreparerProps } from './preparer-parts';
import { WorkloadBar } from './workload';

/** What a preparer's card shows, in one line. */
export function usePreparerColumns(onAction: PreparerProps['onAction']): readonly Column<AdminPreparer>[] {
  const t = useTranslate();
  const locale = useLocale();
  return [
    {
      key: 'name',
      title: t('preparerManagement.columns.name'),
      width: 'large',
      sortable: true,
      cell: (preparer) => (
        <span className="admin-line">
          <strong>{fullName(preparer)}</strong>
          {preparer.must_change_password ? <MutedText>{t('adminPreparers.notSignedIn')}</MutedText> : null}
        </span>
      ),
    },
    {
      key: 'code',
      title: t('preparerManagement.columns.code'),
      // Six wide letters, such as NADKOW.
      width: 'date',
      cell: ({ preparer_code }) => <Tag>{preparer_code}</Tag>,
    },
    {
      key: 'office',
      title: t('preparerManagement.columns.office'),
      cell: ({ office_id, office_name }) =>
        office_id && office_name ? (
          <Link to={listAddress(addressOf('offices'), { search: office_name })}>{office_name}</Link>
        ) : (
          t('adminPreparers.noOffice')
        ),
    },
    {
      key: 'contact',
      title: t('preparerManagement.columns.contact'),
      width: 'large',
      cell: Contact,
    },
    {
      key: 'specialties',
      title: t('preparerManagement.columns.specialties'),
      width: 'large',
      cell: ({ specialties }) => <Specialties of={specialties} />,
    },
    {
      key: 'clients',
      title: t('preparerManagement.columns.clients'),
      amount: true,
      sortable: true,
      cell: ({ id, clients_count }) => (
        <Link to={clientsAddress({ preparer_id: id })}>{formatCount(clients_count, locale)}</Link>
      ),
    },
    {
      key: 'workload',
      title: t('preparerManagement.columns.workload'),
      // The number, and the longest word beside it.
      width: 'large',
      cell: ({ clients_count: count }) => (
        <div className="admin-row-workload">
          <WorkloadBar clients={count} label={t('preparerManagement.workload.ofPreparer', { count })} />
        </div>
      ),
    },
    {
      key: 'actions',
      isAction: true,
      title: t('preparerManagement.columns.actions'),
      width: 'medium',
      cell: (preparer) => (
        <Inline>
          <RowAction
            label={t('preparerManagement.edit')}
            name={t('preparerManagement.editName', { name: fullName(preparer) })}
            icon={<EditIcon />}
            onClick={() => onAction('edit', preparer)}
          />
          <MoreActions preparer={preparer} onAction={onAction} />
        </Inline>
      ),
    },
  ];
}
