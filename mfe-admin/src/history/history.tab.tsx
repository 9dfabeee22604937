import { useAssignmentHistoryQuery } from '@portal/data-access/office-work';
import type { AssignmentHistoryRow } from '@portal/domain/assignments/assignment-history.dto';
import { useTranslate } from '@portal/i18n';
import { MutedText } from '@portal/ui-kit/core';
import type { Column } from '@portal/ui-kit/table';
import { ExportMenu } from '../export/export.menu';
import { ClientLink } from '../table/cells';
import { dayCriteria } from '../table/days';
import { ServerTable } from '../table/server-table';
import { useHistoryColumns } from './history.columns';
import { useTableAddress } from '../table/use-table-address';

/** The 10 most recent entries (specification part 2, section 9). */
const size = 10;

/** Activity History: who was assigned to whom, newest first by default. */
export default function HistoryTab() {
  const t = useTranslate();
  const address = useTableAddress({ size, filters: { from: 'any', to: 'any' }, sorts: ['when'] });
  const [when, ...others] = useHistoryColumns();
  const client: Column<AssignmentHistoryRow> = {
    key: 'client',
    title: t('assignmentHistory.columns.client'),
    cell: ({ client_id, client_name }) => <ClientLink id={client_id} name={client_name} />,
  };
  const columns = when ? [when, client, ...others] : [client];
  const { query } = address;
  const part = useAssignmentHistoryQuery(
    { query: { ...query, from: '', to: '', ...dayCriteria(address.criteria) } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ServerTable
      label={t('assignmentHistory.title')}
      columns={columns}
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
  );
}
