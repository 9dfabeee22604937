import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { Translate } from '@portal/domain/i18n/message';
import { moveName, nextEdge } from '@portal/domain/returns/next-move';
import type { Edge } from '@portal/domain/returns/return-edges';
import type { QueueRow } from '@portal/domain/returns/returns.dto';
import { OpenPapers, ReturnAge, ReturnFlags, ReturnStateChip } from '@portal/feature-area/returns';
import { Button } from '@portal/ui-kit/core';
import { NoValue, type Column } from '@portal/ui-kit/table';

/** URL of the return on a client's page. */
export const returnPath = ({ client_id: id }: Pick<QueueRow, 'client_id'>): string => `/client/${id}?tab=return`;

interface QueueActions {
  /** State of the browser's history entry for links from the queue, which leads back to it. */
  state: unknown;
  onMove: (row: QueueRow, edge: Edge) => unknown;
}

export const queueColumns = (t: Translate, { state, onMove }: QueueActions): Column<QueueRow>[] => [
  {
    key: 'client',
    title: t('queue.columns.client'),
    width: 'large',
    cell: (row) => (
      <Link to={returnPath(row)} state={state}>
        <strong>{fullName(row)}</strong>
      </Link>
    ),
  },
  {
    key: 'state',
    title: t('queue.columns.state'),
    width: 'large',
    cell: (row) => <ReturnStateChip state={row.state} />,
  },
  { key: 'age', title: t('queue.columns.age'), width: 'date', cell: (row) => <ReturnAge row={row} /> },
  { key: 'flags', title: t('queue.columns.flags'), width: 'large', cell: (row) => <ReturnFlags row={row} /> },
  { key: 'papers', title: t('queue.columns.papers'), width: 'medium', cell: (row) => <OpenPapers row={row} /> },
  {
    key: 'next',
    title: t('queue.columns.next'),
    width: 'large',
    cell: (row) => {
      const edge = nextEdge(row, 'staff');
      if (!edge) return <NoValue />;
      const move = t(`returns.moves.${moveName(edge)}`);
      return (
        <Button
          className="queue-next"
          aria-label={t('queue.nextOf', { move, name: fullName(row) })}
          onClick={() => onMove(row, edge)}
        >
          {move}
        </Button>
      );
    },
  },
];
