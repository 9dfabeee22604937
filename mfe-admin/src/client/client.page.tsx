import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminClient } from '@portal/domain/assignments/admin-clients.dto';
import { problemOf } from '@portal/data-access/core';
import { useOfficeChanges } from '@portal/data-access/office-changes';
import { useAdminClientQuery } from '@portal/data-access/office-work';
import { useAdminClientReturnQuery } from '@portal/data-access/returns';
import { useTranslate } from '@portal/i18n';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  MutedText,
  SkeletonTable,
  Stack,
  StaffPage,
  buttonClass,
  lazyWindow,
} from '@portal/ui-kit/core';
import { StateChip } from '@portal/ui-kit/data';
import { clientsAddress } from '../addresses/admin-address';
import type { ReassignModalProps } from '../assignments/reassign.modal';
import { ClientFacts } from './client-facts';
import { ClientHistory } from './client-history';
import type { ClientReturnProps } from '../returns/client-return';
import { ClientReturn } from '../returns/lazy-client-return';
import './client.css';

const ReassignModal = lazyWindow<ReassignModalProps>(() => import('../assignments/reassign.modal'));

/** Loads the client's return, and says once it can be shown together with the page, because it moves what is below it. */
function useReturn(clientId: string) {
  const [isLoaded, setLoaded] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const query = useAdminClientReturnQuery({ clientId }, { refetchOnMountOrArgChange: true });
  const { currentData: detail, isError, isFetching, refetch } = query;
  useEffect(() => {
    let isMounted = true;
    void ClientReturn.preload().then(() => {
      if (isMounted) setLoaded(true);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  // Stays ready while a failed request is repeated.
  if (isLoaded && shown !== clientId && (detail !== undefined || isError)) setShown(clientId);
  return { isReady: shown === clientId, shows: { detail, isFetching, onReload: () => void refetch() } };
}

/** A client's page for admins: never shows an SSN, a birth date, bank data, an amount or a message. */
export default function ClientPage() {
  const t = useTranslate();
  useOfficeChanges();
  const { clientId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useAdminClientQuery(
    { clientId },
    { refetchOnMountOrArgChange: true },
  );
  const { isReady, shows } = useReturn(clientId);
  if (currentData && isReady) return <Client client={currentData} taxReturn={shows} onChanged={() => void refetch()} />;
  const all = (
    <Link className={buttonClass()} to={clientsAddress({})}>
      {t('adminClient.back')}
    </Link>
  );
  return (
    <StaffPage title={t('adminClients.columns.name')}>
      {problemOf(error)?.code === 'not_found' ? (
        <EmptyState title={t('adminClient.notFound')} action={all} />
      ) : error ? (
        <ErrorState title={t('adminClient.loadFailed')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <LoadingState>
          <SkeletonTable />
        </LoadingState>
      )}
    </StaffPage>
  );
}

interface ClientProps {
  client: AdminClient;
  taxReturn: Omit<ClientReturnProps, 'name'>;
  onChanged: () => void;
}

function Client({ client, taxReturn, onChanged }: ClientProps) {
  const t = useTranslate();
  const [isReassigning, setReassigning] = useState(false);
  const name = fullName(client);
  const isOpen = client.status === 'active';
  return (
    <StaffPage
      title={name}
      filters={isOpen ? null : <StateChip tone="error">{t('adminClient.closed')}</StateChip>}
      actions={
        <>
          <Link className={buttonClass()} to={clientsAddress({})}>
            {t('adminClient.back')}
          </Link>
          {isOpen ? (
            <>
              <Link className={buttonClass()} to={`/messages/${client.id}`}>
                {t('adminClient.message')}
              </Link>
              {/* Once there is a preparer, the next step of the return comes first. */}
              <Button kind={client.assigned_preparer ? 'default' : 'primary'} onClick={() => setReassigning(true)}>
                {t(client.assigned_preparer ? 'adminClients.reassign' : 'adminClients.assign')}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <Stack>
        <ClientFacts client={client} />
        <ClientReturn {...taxReturn} name={name} />
        <ClientHistory clientId={client.id} />
        <MutedText>{t('adminClient.masked')}</MutedText>
      </Stack>
      {isReassigning ? (
        <ReassignModal client={client} onClose={() => setReassigning(false)} onDone={onChanged} />
      ) : null}
    </StaffPage>
  );
}
