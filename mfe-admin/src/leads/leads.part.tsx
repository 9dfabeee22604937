import { useState } from 'react';
import { fullName } from '@portal/domain/account/person-name';
import { leadStatuses, type Lead } from '@portal/domain/preferences/leads.dto';
import { useTranslate } from '@portal/i18n';
import { useLeadsQuery } from '@portal/data-access/admin-people';
import { MutedText, lazyWindow } from '@portal/ui-kit/core';
import { UserSwitchIcon } from '@portal/ui-kit/icons';
import type { Column } from '@portal/ui-kit/table';
import { FreeTexts, UrgentTag, ClientPreferences } from '../clients/general-intake-answers';
import { ExportMenu } from '../export/export.menu';
import { ClientLink, Contact, Moment } from '../table/cells';
import { RowAction } from '../table/row-action';
import { ServerTable } from '../table/server-table';
import { useTableAddress } from '../table/use-table-address';
import type { AssignLeadModalProps } from './assign-lead.modal';

const AssignLeadModal = lazyWindow<AssignLeadModalProps>(() => import('./assign-lead.modal'));

/** The Leads page: people without an account who asked for help. */
export default function LeadsPart() {
  const t = useTranslate();
  const [assigning, setAssigning] = useState<Lead>();
  const address = useTableAddress({ size: 20, filters: { status: leadStatuses }, sorts: ['when'] });
  const part = useLeadsQuery({ query: address.query });
  const nameOf = useNameOf();
  return (
    <>
      <ServerTable
        label={t('leadList.title')}
        columns={useColumns(setAssigning)}
        rowKey={({ id }) => id}
        address={address}
        part={part}
        failed={t('leads.loadFailed')}
        empty={{ title: t('leadList.none'), action: <MutedText>{t('leadList.about')}</MutedText> }}
        search={{ label: t('leadList.search'), hint: t('leadList.searchHint') }}
        actions={<ExportMenu list="leads" criteria={address.criteria} />}
        filters={[
          {
            name: 'status',
            label: t('leadList.status'),
            options: leadStatuses.map((value) => ({ value, label: t(`leads.statuses.${value}`) })),
          },
        ]}
      />
      {assigning ? (
        <AssignLeadModal lead={assigning} name={nameOf(assigning)} onClose={() => setAssigning(undefined)} />
      ) : null}
    </>
  );
}

function useNameOf(): (lead: Lead) => string {
  const t = useTranslate();
  return (lead) => fullName(lead) || t('leads.unnamed');
}

function useColumns(onAssign: (lead: Lead) => void): readonly Column<Lead>[] {
  const t = useTranslate();
  const nameOf = useNameOf();
  return [
    {
      key: 'who',
      title: t('leads.columns.who'),
      cell: (lead) => (
        <div className="admin-line">
          <strong>{lead.client_id ? <ClientLink id={lead.client_id} name={nameOf(lead)} /> : nameOf(lead)}</strong>{' '}
          {lead.urgent ? <UrgentTag /> : null}
          {lead.client_id ? <MutedText>{t('leads.hasAccount')}</MutedText> : null}
        </div>
      ),
    },
    {
      key: 'when',
      title: t('leads.columns.when'),
      sortable: true,
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
    {
      key: 'contact',
      width: 'large',
      title: t('leads.columns.contact'),
      cell: ({ phone, email }) =>
        phone || email ? <Contact phone={phone} email={email} /> : <MutedText>{t('leadList.noContact')}</MutedText>,
    },
    {
      key: 'wishes',
      width: 'large',
      title: t('leads.columns.wishes'),
      cell: (lead) => (
        <div className="admin-line">
          <ClientPreferences {...lead} />
          <FreeTexts {...lead} />
        </div>
      ),
    },
    {
      key: 'preparer',
      title: t('leads.columns.preparer'),
      cell: ({ preparer_name }) => preparer_name ?? t('leads.statuses.open'),
    },
    {
      key: 'actions',
      isAction: true,
      width: 'small',
      title: t('leads.columns.actions'),
      cell: (lead) => (
        <RowAction
          label={t('leadList.assign')}
          name={t('leadList.assignName', { name: nameOf(lead) })}
          icon={<UserSwitchIcon />}
          onClick={() => onAssign(lead)}
        />
      ),
    },
  ];
}
