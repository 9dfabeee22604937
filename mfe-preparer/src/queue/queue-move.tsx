import { useClientReturnQuery, useMoveReturnMutation } from '@portal/data-access/returns';
import { fullName } from '@portal/domain/account/person-name';
import type { Edge } from '@portal/domain/returns/return-edges';
import type { QueueRow } from '@portal/domain/returns/returns.dto';
import { MoveModal } from '@portal/feature-area/returns';
import { WindowWaiting } from '@portal/ui-kit/core';
import type { FieldValues } from '@portal/ui-kit/forms';

interface QueueMoveProps {
  row: QueueRow;
  edge: Edge;
  draft: FieldValues | undefined;
  onClose: (draft?: FieldValues) => void;
}

/** Moves a return of the queue through the window of its move, which needs more of it than a row holds. */
export function QueueMove({ row, edge, draft, onClose }: QueueMoveProps) {
  const { client_id: clientId } = row;
  const { currentData, isFetching, refetch } = useClientReturnQuery({ clientId }, { refetchOnMountOrArgChange: true });
  const [move] = useMoveReturnMutation();
  if (!currentData)
    return <WindowWaiting failed={!isFetching} onRetry={() => void refetch()} onClose={() => onClose(draft)} />;
  return (
    <MoveModal
      edge={edge}
      detail={currentData}
      name={fullName(row)}
      mover="staff"
      draft={draft}
      send={(body) => move({ clientId, body })}
      onStale={() => void refetch()}
      onClose={onClose}
    />
  );
}
