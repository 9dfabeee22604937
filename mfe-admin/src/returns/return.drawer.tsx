import { Link } from 'react-router-dom';
import {
  useAddAdminReturnNoteMutation,
  useAdminReturnQuery,
  useMoveAdminReturnMutation,
} from '@portal/data-access/returns';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminReturnRow } from '@portal/domain/returns/admin-returns.dto';
import { FilingsCard, MoveButtons, Notes, ReturnSummary, Timeline } from '@portal/feature-area/returns';
import { useTranslate } from '@portal/i18n';
import { ErrorState, LoadingState, SkeletonCard, Stack, buttonClass } from '@portal/ui-kit/core';
import { DetailDrawer } from '@portal/ui-kit/feedback';
import { clientAddress } from '../addresses/admin-address';

interface ReturnDrawerProps {
  /** null while the drawer is closed. */
  row: AdminReturnRow | null;
  onClose: () => void;
}

/** A return beside the list, with the moves that an admin may make. */
export function ReturnDrawer({ row, onClose }: ReturnDrawerProps) {
  const t = useTranslate();
  const id = row?.id ?? '';
  const {
    currentData: detail,
    isError,
    refetch,
  } = useAdminReturnQuery({ id }, { skip: row === null, refetchOnMountOrArgChange: true });
  const [move] = useMoveAdminReturnMutation();
  const [addNote] = useAddAdminReturnNoteMutation();
  const name = row ? fullName(row) : '';
  return (
    <DetailDrawer
      open={row !== null}
      title={name}
      onClose={onClose}
      footer={
        row ? (
          <>
            <Link className={buttonClass()} to={clientAddress(row.client_id)}>
              {t('returnBoard.client')}
            </Link>
            {detail ? (
              <MoveButtons
                key={id}
                detail={detail}
                name={name}
                mover="admin"
                send={(body) => move({ id, body })}
                onStale={() => void refetch()}
              />
            ) : null}
          </>
        ) : null
      }
    >
      {detail ? (
        <Stack>
          <ReturnSummary detail={detail} />
          <FilingsCard filings={detail.filings} version={detail.version} onStale={() => void refetch()} />
          <Notes notes={detail.notes} add={(body) => addNote({ id, body })} />
          <Timeline transitions={detail.transitions} />
        </Stack>
      ) : isError ? (
        <ErrorState title={t('staffReturns.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <LoadingState>
          <SkeletonCard lines={6} />
        </LoadingState>
      )}
    </DetailDrawer>
  );
}
