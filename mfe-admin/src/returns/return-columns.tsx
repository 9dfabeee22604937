import { fullName } from '@portal/domain/account/person-name';
import type { AdminReturnRow } from '@portal/domain/returns/admin-returns.dto';
import { OpenPapers, ReturnAge, ReturnFlags, ReturnStateChip } from '@portal/feature-area/returns';
import { useTranslate } from '@portal/i18n';
import { Tag } from '@portal/ui-kit/data';
import type { Column } from '@portal/ui-kit/table';
import { ClientLink } from '../table/cells';

export function useReturnColumns(): Column<AdminReturnRow>[] {
  const t = useTranslate();
  return [
    {
      key: 'client',
      title: t('returnBoard.columns.client'),
      width: 'large',
      cell: (row) => <ClientLink id={row.client_id} name={fullName(row)} />,
    },
    {
      key: 'state',
      title: t('returnBoard.columns.state'),
      width: 'large',
      cell: ({ state }) => <ReturnStateChip state={state} />,
    },
    { key: 'age', title: t('returnBoard.columns.age'), width: 'date', cell: (row) => <ReturnAge row={row} /> },
    { key: 'flags', title: t('returnBoard.columns.flags'), width: 'large', cell: (row) => <ReturnFlags row={row} /> },
    { key: 'papers', title: t('returnBoard.columns.papers'), width: 'medium', cell: (row) => <OpenPapers row={row} /> },
    {
      key: 'preparer',
      title: t('returnBoard.columns.preparer'),
      width: 'medium',
      cell: ({ preparer_name: name }) => name ?? <Tag tone="warning">{t('returnBoard.nobody')}</Tag>,
    },
    {
      key: 'office',
      title: t('returnBoard.columns.office'),
      width: 'medium',
      cell: ({ office_name: name }) => name,
    },
  ];
}
