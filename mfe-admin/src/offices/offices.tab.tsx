import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminOffice } from '@portal/domain/offices/admin-offices.dto';
import { formatCount } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { useAdminOfficesQuery } from '@portal/data-access/admin-offices';
import { Button, Inline, MutedText, Stack } from '@portal/ui-kit/core';
import { EditIcon, TeamIcon } from '@portal/ui-kit/icons';
import type { Column } from '@portal/ui-kit/table';
import { addressOf, clientsAddress, listAddress } from '../addresses/admin-address';
import { ExportMenu } from '../export/export.menu';
import { Contact } from '../table/cells';
import { RowAction } from '../table/row-action';
import { ServerTable } from '../table/server-table';
import { useTableAddress } from '../table/use-table-address';
import { OfficeModal } from './office.modal';
import { OfficePeopleModal } from './office-people.modal';

const pageSize = 20;

type Doing = { what: 'create' } | { what: 'edit' | 'people'; office: AdminOffice };

/** Office Management: the office's locations and their preparers. */
export default function OfficesTab() {
  const t = useTranslate();
  const [doing, setDoing] = useState<Doing>();
  const address = useTableAddress({ size: pageSize, sorts: ['name'] });
  const part = useAdminOfficesQuery({ query: address.query });
  const done = (): void => setDoing(undefined);
  const create = (kind: 'primary' | 'default') => (
    <Button kind={kind} onClick={() => setDoing({ what: 'create' })}>
      {t('officeManagement.create')}
    </Button>
  );
  return (
    <>
      <ServerTable
        label={t('officeManagement.table')}
        columns={useColumns(setDoing)}
        rowKey={({ id }) => id}
        address={address}
        part={part}
        failed={t('officeManagement.loadFailed')}
        empty={{
          title: t('officeManagement.none'),
          action: (
            <Stack>
              <p>{t('officeManagement.addFirst')}</p>
              {create('default')}
            </Stack>
          ),
        }}
        search={{ label: t('officeManagement.search'), hint: t('officeManagement.searchHint') }}
        actions={
          <>
            <ExportMenu list="offices" criteria={address.criteria} />
            {create('primary')}
          </>
        }
      />
      {doing?.what === 'create' ? <OfficeModal onClose={done} /> : null}
      {doing?.what === 'edit' ? <OfficeModal key={doing.office.id} office={doing.office} onClose={done} /> : null}
      {doing?.what === 'people' ? <OfficePeopleModal office={doing.office} onClose={done} /> : null}
    </>
  );
}

function useColumns(setDoing: (doing: Doing) => void): readonly Column<AdminOffice>[] {
  const t = useTranslate();
  const locale = useLocale();
  return [
    {
      key: 'name',
      width: 'large',
      title: t('adminOffices.columns.name'),
      sortable: true,
      cell: ({ id, name, address, city, state, zip_code }) => (
        <div className="admin-line">
          <strong>{name}</strong>
          <a href={`/office/${id}`}>{t('officeManagement.page')}</a>
          <MutedText>{`${address}, ${city}, ${state} ${zip_code}`}</MutedText>
        </div>
      ),
    },
    {
      key: 'contact',
      width: 'large',
      title: t('adminOffices.columns.contact'),
      cell: Contact,
    },
    {
      key: 'preparers',
      width: 'tiny',
      title: t('adminOffices.columns.preparers'),
      amount: true,
      cell: ({ id, preparers_count }) => (
        <Link to={listAddress(addressOf('preparers'), { office_id: id })}>{formatCount(preparers_count, locale)}</Link>
      ),
    },
    {
      key: 'clients',
      width: 'tiny',
      title: t('adminOffices.columns.clients'),
      amount: true,
      cell: ({ id, clients_count }) => (
        <Link to={clientsAddress({ office_id: id })}>{formatCount(clients_count, locale)}</Link>
      ),
    },
    {
      key: 'actions',
      isAction: true,
      width: 'small',
      title: t('adminOffices.columns.actions'),
      cell: (office) => (
        <Inline>
          <RowAction
            label={t('officeManagement.edit')}
            name={t('officeManagement.editName', { name: office.name })}
            icon={<EditIcon />}
            onClick={() => setDoing({ what: 'edit', office })}
          />
          <RowAction
            label={t('officeManagement.people')}
            name={t('officeManagement.peopleOf', { name: office.name })}
            icon={<TeamIcon />}
            onClick={() => setDoing({ what: 'people', office })}
          />
        </Inline>
      ),
    },
  ];
}
