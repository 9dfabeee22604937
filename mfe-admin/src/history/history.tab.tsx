import { useAssignmentHistoryQuery } from '@portal/data-access/office-work';
import { reasonText } from '@portal/domain/assignments/assignment-reason';
import type { AssignmentHistoryRow } from '@portal/domain/assignments/assignment-history.dto';
import { useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';
import type { Column } from '@portal/ui-kit/table';
import { ExportMenu } from '../export/export.menu';
import { Moment } from '../table/cells';
import { dayCriteria } from '../table/days';
import { ServerTable } from '../table/server-table';
import { useTableAddress } from '../table/use-table-address';

/** The 10 most recent entries (specification part 2, section 9). */
const size = 10;

/** Activity History: who was assigned to whom, newest first by default. */
export default function HistoryTab() {
  const t = useTranslate();
  const address = useTableAddress({ size, filters: { from: 'any', to: 'any' }, sorts: ['when'] });
  const { query } = address;
  const part = useAssignmentHistoryQuery(
    { query: { ...query, from: '', to: '', ...dayCriteria(address.criteria) } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Card title={t('assignmentHistory.title')}>
      <ServerTable
        label={t('assignmentHistory.title')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        address={address}
        part={part}
        failed={t('assignmentHistory.loadFailed')}
        empty={{
          title: t('assignmentHistory.empty'),
          action: <MutedText>{t('assignmentHistory.emptyAbout')}</MutedText>,
        }}
        search={{ label: t('assignmentHistory.search'), hint: t('assignmentHistory.searchHint') }}
        actions={<ExportMenu list="history" criteria={dayCriteria(address.criteria)} />}
        filters={[
          { name: 'from', label: t('assignmentHistory.from') },
          { name: 'to', label: t('assignmentHistory.to') },
        ]}
      />
    </Card>
  );
}

function useColumns(): Column<AssignmentHistoryRow>[] {
  const t = useTranslate();
  return [
    {
      key: 'when',
      title: t('assignmentHistory.columns.when'),
      sortable: true,
      cell: ({ reassigned_at }) => <Moment at={reassigned_at} />,
    },
    { key: 'client', title: t('assignmentHistory.columns.client'), cell: ({ client_name }) => client_name },
    {
      key: 'from',
      title: t('assignmentHistory.columns.from'),
      cell: ({ from_preparer_name }) => from_preparer_name ?? t('assignmentHistory.nobody'),
    },
    {
      key: 'to',
      title: t('assignmentHistory.columns.to'),
      cell: ({ to_preparer_name }) => to_preparer_name ?? t('assignmentHistory.nobody'),
    },
    {
      key: 'reason',
      title: t('assignmentHistory.columns.reason'),
      cell: ({ reason }) => reasonText(t, reason),
    },
    {
      key: 'via',
      title: t('assignmentHistory.columns.via'),
      cell: ({ via }) => t(`assignmentHistory.ways.${via}`),
    },
    { key: 'by', title: t('assignmentHistory.columns.by'), cell: ({ reassigned_by_name }) => reassigned_by_name },
  ];
}
