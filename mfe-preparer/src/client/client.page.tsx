import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useClientDetailQuery } from '@portal/data-access/clients';
import { useClientReturnQuery, useMoveReturnMutation } from '@portal/data-access/returns';
import { problemOf } from '@portal/data-access/core';
import { useWorkChanges } from '@portal/data-access/work-changes';
import { fullName } from '@portal/domain/account/person-name';
import type { ClientDetail } from '@portal/domain/clients/clients.dto';
import { useTranslate } from '@portal/i18n';
import {
  Button,
  buttonClass,
  ErrorState,
  Inline,
  lazyPart,
  notify,
  PageSkeleton,
  StaffPage,
  WindowWaiting,
} from '@portal/ui-kit/core';
import { Tabs } from '@portal/ui-kit/controls';
import { returnKindName } from '@portal/domain/returns/return-kind';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';
import { MoveButtons, TurnBadge } from '@portal/feature-area/returns';
import { requestCatalogs } from '../messages/page-catalogs';
import { newestDocument } from '../dashboard/list-params';
import { ClientEstimate } from './client-estimate';
import { ClientFacts } from './client-facts';
import { CompletionCard } from './completion.card';
import { DocumentsTab } from './tabs/documents.tab';
import { IntakeTab } from './tabs/intake.tab';
import { MessagesTab } from './tabs/messages.tab';
import { ReturnTab } from './tabs/return.tab';
import { OverviewTab } from './tabs/overview.tab';
import { ScheduleCTab } from './tabs/schedule-c.tab';
import { clientTabs, useClientAddress } from './use-client-address';
import './client.css';

/** Lazy-loaded with the first document that is opened. */
const DocumentReview = lazyPart(
  () => loadWithCatalog(import('./document-review/document-review'), requestCatalogs),
  ({ failed, onRetry, address }) => (
    <WindowWaiting failed={failed} onRetry={onRetry} onClose={() => address.openPaper(null)} />
  ),
);

/** The page of one assigned client (/client/{clientId}); any other client is reported as not found. */
export default function ClientPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const address = useClientAddress();
  const { clientId, paper } = address;
  const query = useClientDetailQuery({ clientId }, { refetchOnMountOrArgChange: true });
  const { currentData: client, error, isFetching, refetch } = query;
  const { currentData: taxReturn, error: returnError } = useClientReturnQuery(
    { clientId },
    { refetchOnMountOrArgChange: true },
  );
  const showsForm = address.tab === 'intake' || address.tab === 'schedule-c';
  const isNotTheirs = problemOf(error)?.code === 'not_found';
  useWorkChanges();

  useEffect(() => {
    if (!isNotTheirs) return;
    notify.error(t('clients.detail.notFound'));
    void navigate('/', { replace: true });
  }, [isNotTheirs, navigate, t]);

  const name = client ? fullName(client) : '';
  const hasFailed = error !== undefined && !isNotTheirs;
  return (
    <>
      {(client && (taxReturn !== undefined || returnError !== undefined)) || hasFailed ? (
        <StaffPage
          title={name || t('clients.columns.client')}
          filters={client ? <ClientFacts client={client} taxReturn={taxReturn} hasEstimate={showsForm} /> : undefined}
          actions={<ClientActions client={client} taxReturn={taxReturn} address={address} />}
        >
          {client ? (
            <Client client={client} taxReturn={taxReturn} address={address} showsForm={showsForm} />
          ) : (
            <ErrorState title={t('clients.detail.loadFailed')} onRetry={() => void refetch()} busy={isFetching} />
          )}
        </StaffPage>
      ) : (
        <PageSkeleton />
      )}
      {paper === null || isNotTheirs ? null : <DocumentReview name={name} address={address} paper={paper} />}
    </>
  );
}

interface ClientActionsProps {
  client: ClientDetail | undefined;
  taxReturn: ReturnDetail | null | undefined;
  address: ReturnType<typeof useClientAddress>;
}

function ClientActions({ client, taxReturn, address }: ClientActionsProps) {
  const t = useTranslate();
  return (
    <Inline>
      {client && client.documents_count > 0 ? (
        <Button onClick={() => address.openPaper(newestDocument, false)}>{t('clients.papers.open')}</Button>
      ) : null}
      {address.queue ? (
        <Link className={buttonClass()} to={address.queue}>
          {t('queue.back')}
        </Link>
      ) : (
        <Link className={buttonClass()} {...address.dashboard}>
          {t('clients.detail.back')}
        </Link>
      )}
      <Link className={buttonClass(taxReturn ? 'default' : 'primary')} to={`/messages/${address.clientId}`}>
        {t('clients.detail.message')}
      </Link>
    </Inline>
  );
}

/** Whose turn it is, and the next move. */
function ReturnMoves({ client, taxReturn }: { client: ClientDetail; taxReturn: ReturnDetail }) {
  const t = useTranslate();
  const { id: clientId } = client;
  const [move] = useMoveReturnMutation();
  const { refetch } = useClientReturnQuery({ clientId });
  return (
    <div className="client-return">
      <TurnBadge detail={taxReturn} />
      <span>
        {[
          ...(taxReturn.kind === 'amended' ? [returnKindName(t, taxReturn)] : []),
          t(`returns.states.${taxReturn.state}`),
        ].join(' · ')}
      </span>
      <MoveButtons
        detail={taxReturn}
        name={fullName(client)}
        mover="staff"
        send={(body) => move({ clientId, body })}
        onStale={() => void refetch()}
      />
    </div>
  );
}

interface ClientProps {
  client: ClientDetail;
  taxReturn: ReturnDetail | null | undefined;
  address: ReturnType<typeof useClientAddress>;
  /** Whether the tab shows a form, with its estimate beside it. */
  showsForm: boolean;
}

function Client({ client, taxReturn, address, showsForm }: ClientProps) {
  const t = useTranslate();
  const { tab, openTab } = address;
  const { id, unread_messages: count } = client;
  const unread = { count, label: t('clients.unread', { count }) };
  return (
    <>
      <CompletionCard client={client}>
        {taxReturn ? <ReturnMoves client={client} taxReturn={taxReturn} /> : null}
      </CompletionCard>
      <div className="client-forms">
        <Tabs
          active={tab}
          onChange={openTab}
          items={clientTabs.map((key) => ({
            key,
            label: t(`clients.detail.tabs.${key}`),
            ...(key === 'messages' ? { badge: unread } : {}),
          }))}
        >
          {tab === 'overview' ? <OverviewTab client={client} /> : null}
          {tab === 'documents' ? (
            <DocumentsTab clientId={id} onView={(paper) => address.openPaper(paper, false)} />
          ) : null}
          {tab === 'messages' ? <MessagesTab clientId={id} /> : null}
          {tab === 'intake' ? <IntakeTab clientId={id} /> : null}
          {tab === 'schedule-c' ? <ScheduleCTab clientId={id} /> : null}
          {tab === 'return' ? <ReturnTab clientId={id} /> : null}
        </Tabs>
        {showsForm ? <ClientEstimate clientId={id} /> : null}
      </div>
    </>
  );
}
