import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { FormState } from '@portal/domain/clients/client-list';
import type { ClientRow } from '@portal/domain/clients/clients.dto';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import { formatDate } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import { preparerListProgress, progressTone } from '@portal/domain/progress/progress';
import { useTranslate } from '@portal/i18n';
import { buttonClass, MessageIcon, ProgressBar } from '@portal/ui-kit/core';
import { CountBadge, Tag } from '@portal/ui-kit/data';
import type { Column } from '@portal/ui-kit/table';

/** State of the list, so that a client's page can link back to the same page of it. */
interface ShownList {
  address: URLSearchParams;
  /** State of the browser's history entry. */
  state: unknown;
}

export const clientColumns = (t: Translate, locale: Locale, { address, state }: ShownList): Column<ClientRow>[] => [
  {
    key: 'client',
    title: t('clients.columns.client'),
    cell: (client) => (
      <span className="client-name">
        <Link
          className="client-name__link"
          to={{ pathname: `/client/${client.id}`, search: address.toString() }}
          state={state}
        >
          {fullName(client)}
        </Link>
        <small className="ui-muted">{client.email}</small>
      </span>
    ),
  },
  {
    key: 'id',
    title: t('clients.columns.id'),
    cell: ({ id }) => <code title={id}>{id.slice(-clientLimits.idTail)}</code>,
  },
  { key: 'progress', title: t('clients.columns.progress'), cell: (client) => <ListProgress client={client} /> },
  {
    key: 'documents',
    title: t('clients.columns.documents'),
    amount: true,
    cell: ({ documents_count }) => documents_count,
  },
  { key: 'forms', title: t('clients.columns.forms'), cell: (client) => <Forms client={client} /> },
  {
    key: 'since',
    title: t('clients.columns.since'),
    cell: ({ created_at }) => (
      <time className="client-since" dateTime={created_at}>
        {formatDate(created_at, locale)}
      </time>
    ),
  },
  { key: 'messages', title: t('clients.columns.messages'), cell: (client) => <WriteLink client={client} /> },
];

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

const tones: Readonly<Record<FormState, 'default' | 'success' | 'info'>> = {
  none: 'default',
  draft: 'default',
  submitted: 'success',
  changed: 'info',
};

/** Shows the status of both forms, but Schedule C only once it is started, because not every client needs it. */
function Forms({ client: { intake_state, schedule_c_state } }: { client: ClientRow }) {
  const t = useTranslate();
  const tag = (form: 'intake' | 'scheduleC', state: FormState) => (
    <Tag tone={tones[state]}>
      {t(`clients.${form}`)}: {t(`clients.states.${state}`)}
    </Tag>
  );
  return (
    <span className="client-forms">
      {tag('intake', intake_state)}
      {schedule_c_state === 'none' ? null : tag('scheduleC', schedule_c_state)}
    </span>
  );
}

function WriteLink({ client }: { client: ClientRow }) {
  const t = useTranslate();
  const { id, unread_messages: count } = client;
  return (
    <span className="client-write">
      <Link
        className={buttonClass()}
        to={`/messages/${id}`}
        aria-label={t('clients.writeTo', { name: fullName(client) })}
      >
        <MessageIcon />
        {t('clients.write')}
      </Link>
      <CountBadge count={count} label={t('clients.unread', { count })} />
    </span>
  );
}
