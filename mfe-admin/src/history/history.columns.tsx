import { reasonText } from '@portal/domain/assignments/assignment-reason';
import type { AssignmentHistoryRow } from '@portal/domain/assignments/assignment-history.dto';
import { useTranslate } from '@portal/i18n';
import type { Column } from '@portal/ui-kit/table';
import { Moment } from '../table/cells';

/** Columns of a change of preparer, without its client. */
export function useHistoryColumns(): Column<AssignmentHistoryRow>[] {
  const t = useTranslate();
  return [
    {
      key: 'when',
      title: t('assignmentHistory.columns.when'),
      sortable: true,
      cell: ({ reassigned_at }) => <Moment at={reassigned_at} />,
    },
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
