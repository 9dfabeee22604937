import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useClientDetailQuery } from '@portal/data-access/clients';
import { problemOf } from '@portal/data-access/core';
import { useDocumentChanges } from '@portal/data-access/document-changes';
import { fullName } from '@portal/domain/account/person-name';
import type { ClientDetail } from '@portal/domain/clients/clients.dto';
import { useTranslate } from '@portal/i18n';
import {
  buttonClass,
  ErrorState,
  Inline,
  lazyPart,
  LoadingState,
  notify,
  StaffPage,
  SkeletonCard,
  SkeletonLines,
  WindowWaiting,
} from '@portal/ui-kit/core';
import { Tabs } from '@portal/ui-kit/controls';
import { ClientEstimate } from './client-estimate';
import { ClientFacts } from './client-facts';
import { CompletionCard } from './completion.card';
import { DocumentsTab } from './tabs/documents.tab';
import { IntakeTab } from './tabs/intake.tab';
import { MessagesTab } from './tabs/messages.tab';
import { OverviewTab } from './tabs/overview.tab';
import { ScheduleCTab } from './tabs/schedule-c.tab';
import { clientTabs, useClientAddress } from './use-client-address';
import './client.css';

/** Lazy-loaded with the first document that is opened. */
const DocumentReview = lazyPart(
  () => import('./document-review/document-review'),
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
  const showsForm = address.tab === 'intake' || address.tab === 'schedule-c';
  const isNotTheirs = problemOf(error)?.code === 'not_found';
  useDocumentChanges();

  useEffect(() => {
    if (!isNotTheirs) return;
    notify.error(t('clients.detail.notFound'));
    void navigate('/', { replace: true });
  }, [isNotTheirs, navigate, t]);

  const name = client ? fullName(client) : '';
  return (
    <StaffPage
      title={name || <ClientNameComing />}
      filters={client ? <ClientFacts client={client} hasEstimate={showsForm} /> : undefined}
      actions={
        <Inline>
          <Link className={buttonClass()} {...address.dashboard}>
            {t('clients.detail.back')}
          </Link>
          <Link className={buttonClass('primary')} to={`/messages/${clientId}`}>
            {t('clients.detail.message')}
          </Link>
        </Inline>
      }
    >
      {client ? (
        <Client client={client} address={address} showsForm={showsForm} />
      ) : error && !isNotTheirs ? (
        <ErrorState title={t('clients.detail.loadFailed')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <LoadingState>
          <div className="ui-stack">
            <SkeletonCard lines={3} />
            <SkeletonCard lines={8} />
          </div>
        </LoadingState>
      )}
      {paper === null || isNotTheirs ? null : <DocumentReview name={name} address={address} paper={paper} />}
    </StaffPage>
  );
}

/** Reserves the height of the client's name. */
function ClientNameComing() {
  const t = useTranslate();
  return (
    <span className="client-page__name" aria-label={t('core.loading')}>
      <SkeletonLines lines={1} />
    </span>
  );
}

interface ClientProps {
  client: ClientDetail;
  address: ReturnType<typeof useClientAddress>;
  /** Whether the tab shows a form, with its estimate beside it. */
  showsForm: boolean;
}

function Client({ client, address, showsForm }: ClientProps) {
  const t = useTranslate();
  const { tab, openTab } = address;
  const { id, unread_messages: count } = client;
  const unread = { count, label: t('clients.unread', { count }) };
  return (
    <>
      <CompletionCard client={client} />
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
        </Tabs>
        {showsForm ? <ClientEstimate clientId={id} /> : null}
      </div>
    </>
  );
}
