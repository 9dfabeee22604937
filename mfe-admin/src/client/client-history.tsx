import { useAssignmentHistoryQuery } from '@portal/data-access/office-work';
import { useTranslate } from '@portal/i18n';
import { useHistoryColumns } from '../history/history.columns';
import { ServerTable } from '../table/server-table';
import { useTableAddress } from '../table/use-table-address';

/** All changes of a client's preparer, newest first by default. */
export function ClientHistory({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const address = useTableAddress({ size: 10, sorts: ['when'] });
  const part = useAssignmentHistoryQuery(
    { query: { ...address.query, client_id: clientId } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ServerTable
      label={t('adminClient.history')}
      columns={useHistoryColumns()}
      rowKey={({ id }) => id}
      address={address}
      part={part}
      failed={t('assignmentHistory.loadFailed')}
      empty={{ title: t('assignmentHistory.empty') }}
    />
  );
}
