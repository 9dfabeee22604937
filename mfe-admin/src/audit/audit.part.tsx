import { MutedText } from '@portal/ui-kit/core';
import { useAuditLogQuery } from '@portal/data-access/office-work';
import { auditOutcomes, type AuditOutcome, type AuditRow } from '@portal/domain/audit/audit.dto';
import { useTranslate } from '@portal/i18n';
import { Tag } from '@portal/ui-kit/data';
import type { Column } from '@portal/ui-kit/table';
import { ExportMenu } from '../export/export.menu';
import { Moment } from '../table/cells';
import { dayCriteria } from '../table/days';
import { ServerTable } from '../table/server-table';
import { useTableAddress } from '../table/use-table-address';
import { Deed, Facts, Subject } from './subject';

const size = 20;
/** Prefixes of the action names. */
const actions = [
  'session',
  'client',
  'intake',
  'schedule_c',
  'document',
  'messages',
  'preparer',
  'office',
  'lead',
  'site',
  'account',
  'password',
  'pin',
  'export',
  'profile',
  'call',
] as const;
const tones = { ok: 'default', refused: 'error', failed: 'error' } as const;

/** The audit log, which is read-only. */
export default function AuditPart() {
  const t = useTranslate();
  const address = useTableAddress({
    size,
    filters: { action: actions, outcome: auditOutcomes, from: 'any', to: 'any' },
    sorts: ['at'],
  });
  const { query } = address;
  const part = useAuditLogQuery(
    {
      query: {
        ...query,
        outcome: address.filters.outcome as AuditOutcome,
        from: '',
        to: '',
        ...dayCriteria(address.criteria),
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <ServerTable
        label={t('audit.title')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        address={address}
        part={part}
        failed={t('audit.loadFailed')}
        empty={{ title: t('audit.empty') }}
        search={{ label: t('audit.search'), hint: t('audit.searchHint') }}
        actions={<ExportMenu list="audit" criteria={dayCriteria(address.criteria)} />}
        filters={[
          {
            name: 'action',
            label: t('audit.action'),
            options: actions.map((value) => ({ value, label: t(`audit.actions.${value}`) })),
          },
          {
            name: 'outcome',
            label: t('audit.outcome'),
            options: auditOutcomes.map((value) => ({ value, label: t(`audit.outcomes.${value}`) })),
          },
          { name: 'from', label: t('audit.from') },
          { name: 'to', label: t('audit.to') },
        ]}
      />
      {part.data || part.isError ? <MutedText>{t('audit.lead')}</MutedText> : null}
    </>
  );
}

function useColumns(): Column<AuditRow>[] {
  const t = useTranslate();
  return [
    {
      key: 'at',
      title: t('audit.columns.at'),
      sortable: true,
      cell: ({ at }) => <Moment at={at} />,
    },
    { key: 'actor', title: t('audit.columns.actor'), cell: ({ actor_name }) => actor_name ?? t('audit.nobody') },
    { key: 'action', title: t('audit.columns.action'), cell: (row) => <Deed of={row} /> },
    {
      key: 'outcome',
      width: 'small',
      title: t('audit.columns.outcome'),
      cell: ({ outcome }) => <Tag tone={tones[outcome]}>{t(`audit.outcomes.${outcome}`)}</Tag>,
    },
    {
      key: 'object',
      width: 'medium',
      title: t('audit.columns.object'),
      cell: (row) => (row.object_id === null ? null : <Subject of={row} id={row.object_id} />),
    },
    {
      key: 'details',
      width: 'large',
      title: t('audit.columns.details'),
      cell: (row) => (row.details === '' ? null : <Facts of={row} />),
    },
    { key: 'address', width: 'small', title: t('audit.columns.address'), cell: ({ address }) => address },
  ];
}
