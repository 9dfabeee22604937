import { Link } from 'react-router-dom';
import { useAdminReturnQuery } from '@portal/data-access/returns';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminReturnRow } from '@portal/domain/returns/admin-returns.dto';
import { useTranslate } from '@portal/i18n';
import { ErrorState, LoadingState, SkeletonCard, buttonClass } from '@portal/ui-kit/core';
import { DetailDrawer } from '@portal/ui-kit/feedback';
import { clientAddress } from '../addresses/admin-address';
import { ClientReturn } from './lazy-client-return';

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
    isFetching,
    refetch,
  } = useAdminReturnQuery({ id }, { skip: row === null, refetchOnMountOrArgChange: true });
  const name = row ? fullName(row) : '';
  return (
    <DetailDrawer
      open={row !== null}
      title={name}
      onClose={onClose}
      footer={
        row ? (
          <Link className={buttonClass()} to={clientAddress(row.client_id)}>
            {t('returnBoard.client')}
          </Link>
        ) : null
      }
    >
      {detail ? (
        <ClientReturn key={id} detail={detail} isFetching={isFetching} name={name} onReload={() => void refetch()} />
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
