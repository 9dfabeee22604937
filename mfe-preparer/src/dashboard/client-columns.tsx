import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { FormState } from '@portal/domain/clients/client-list';
import type { ClientRow } from '@portal/domain/clients/clients.dto';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import { formatDate } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import { clientDetailProgress, preparerListProgress, progressTone } from '@portal/domain/progress/progress';
import { useTranslate } from '@portal/i18n';
import { iconLinkClass, Tip } from '@portal/ui-kit/controls';
import { CountBadge, Inline, ProgressBar } from '@portal/ui-kit/core';
import { StateChip, WaitingChip } from '@portal/ui-kit/data';
import { FileTextIcon, MessageIcon } from '@portal/ui-kit/icons';
import { NoValue, type Column } from '@portal/ui-kit/table';
import { newestDocument } from './list-params';

/** State of the list, so that a client's page can link back to the same page of it. */
interface ShownList {
  address: URLSearchParams;
  /** State of the browser's history entry. */
  state: unknown;
}

/** URL of a client's page that leads back to this page of the list. */
export const clientPath = ({ id }: Pick<ClientRow, 'id'>, address: URLSearchParams, more = {}) => ({
  pathname: `/client/${id}`,
  search: new URLSearchParams({ ...Object.fromEntries(address), ...more }).toString(),
});

export const clientColumns = (t: Translate, locale: Locale, { address, state }: ShownList): Column<ClientRow>[] => [
  {
    key: 'client',
    title: t('clients.columns.client'),
    width: 'large',
    cell: (client) => (
      <>
        <Link to={clientPath(client, address)} state={state}>
          <strong>{fullName(client)}</strong>
        </Link>{' '}
        <small className="ui-muted">{client.email}</small>
      </>
    ),
  },
  {
    key: 'id',
    title: t('clients.columns.id'),
    width: 'small',
    cell: ({ id }) => <code title={id}>{id.slice(-clientLimits.idTail)}</code>,
  },
  {
    key: 'waiting',
    title: t('clients.columns.waiting'),
    width: 'date',
    cell: ({ waiting_since: since }) =>
      since ? <WaitingChip since={since} /> : <NoValue label={t('clients.notWaiting')} />,
  },
  {
    key: 'missing',
    title: t('clients.columns.missing'),
    width: 'date',
    cell: (client) => <MissingItems client={client} />,
  },
  {
    key: 'waits_for',
    title: t('clients.columns.waitsFor'),
    width: 'medium',
    cell: (client) => <WaitsFor client={client} />,
  },
  {
    key: 'progress',
    title: t('clients.columns.progress'),
    width: 'small',
    cell: (client) => <ListProgress client={client} />,
  },
  {
    key: 'documents',
    title: t('clients.columns.documents'),
    amount: true,
    width: 'date',
    cell: (client) =>
      client.documents_count === 0 ? (
        <NoValue label="0" />
      ) : (
        <Tip label={t('clients.review', { name: fullName(client) })}>
          <Link
            className="client-documents"
            to={clientPath(client, address, {
              tab: 'documents',
              paper: client.document_types.includes('w2') ? 'w2' : newestDocument,
            })}
            state={state}
            aria-label={`${client.documents_count}: ${t('clients.review', { name: fullName(client) })}`}
          >
            <FileTextIcon />
            {client.documents_count}
          </Link>
        </Tip>
      ),
  },
  { key: 'forms', title: t('clients.columns.forms'), width: 'wide', cell: (client) => <Forms client={client} /> },
  {
    key: 'since',
    title: t('clients.columns.since'),
    width: 'date',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at, locale)}</time>,
  },
  {
    key: 'messages',
    isAction: true,
    title: t('clients.columns.messages'),
    width: 'small',
    cell: (client) => <WriteLink client={client} />,
  },
];

/** What the four requirements of the client's page still lack. */
function MissingItems({ client }: { client: ClientRow }) {
  const t = useTranslate();
  const missing = clientDetailProgress(client).steps.filter(({ done, waived }) => !done && !waived);
  const names = missing.map(({ name }) => t(name)).join(', ');
  const text = t('clients.missingItems', { count: missing.length, names });
  return missing.length === 0 ? <NoValue label={text} /> : <span>{text}</span>;
}

/** The requested documents that are open, by whose turn they are. */
function WaitsFor({ client }: { client: ClientRow }) {
  const t = useTranslate();
  const parts = (['client', 'office'] as const).flatMap((turn) => {
    const count = client[`open_for_${turn}`] ?? 0;
    return count === 0 ? [] : [t(`clients.waitsFor.${turn}`, { count })];
  });
  return parts.length === 0 ? <NoValue label={t('clients.waitsFor.nobody')} /> : <span>{parts.join(' · ')}</span>;
}

function ListProgress({ client }: { client: ClientRow }) {
  const t = useTranslate();
  const { steps, percent } = preparerListProgress(client);
  const done = steps.filter((step) => step.done).length;
  return (
    <span className="client-progress">
      <ProgressBar
        label={t('clients.steps', { done, all: steps.length })}
        percent={percent}
        tone={progressTone(percent)}
      />
    </span>
  );
}

const tones: Readonly<Record<FormState, 'default' | 'success' | 'warning'>> = {
  none: 'default',
  draft: 'default',
  submitted: 'success',
  changed: 'warning',
};

/** Shows the status of both forms, but Schedule C only once it is started, because not every client needs it. */
function Forms({ client: { intake_state, schedule_c_state } }: { client: ClientRow }) {
  const t = useTranslate();
  const chip = (form: 'intake' | 'scheduleC', state: FormState) => (
    <StateChip tone={tones[state]} title={`${t(`clients.${form}`)}: ${t(`clients.states.${state}`)}`}>
      {t(form === 'intake' ? 'clients.intake' : 'clients.shortScheduleC')}: {t(`clients.shortStates.${state}`)}
    </StateChip>
  );
  return (
    <Inline>
      {chip('intake', intake_state)}
      {schedule_c_state === 'none' ? null : chip('scheduleC', schedule_c_state)}
    </Inline>
  );
}

function WriteLink({ client }: { client: ClientRow }) {
  const t = useTranslate();
  const { id, unread_messages: count } = client;
  const label = t('clients.writeTo', { name: fullName(client) });
  return (
    <Inline>
      <Tip label={label}>
        <Link className={iconLinkClass} to={`/messages/${id}`} aria-label={label}>
          <MessageIcon />
        </Link>
      </Tip>
      <CountBadge count={count} label={t('clients.unread', { count })} />
    </Inline>
  );
}
