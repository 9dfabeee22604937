import { formatDateTime } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, List, LoadingState, SkeletonLines } from '@portal/ui-kit/core';
import { NothingYet } from '../nothing-yet';
import { useClientMessages } from '../use-client-records';

/** The last messages between preparer and client, read-only; replies are sent from the messages page. */
export function MessagesTab({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const messages = useClientMessages(clientId);
  return (
    <Card id="messages" title={t('clients.detail.lastMessages')}>
      {messages.data === undefined ? (
        <LoadingState>
          <SkeletonLines lines={6} />
        </LoadingState>
      ) : messages.data.rows.length === 0 ? (
        <NothingYet title={t('clients.detail.noMessages')} of={messages} />
      ) : (
        <List>
          {messages.data.rows.map(({ id, sender_name, content, created_at }) => (
            <li key={id}>
              <strong>{sender_name}</strong>
              <time className="ui-muted" dateTime={created_at}>
                {formatDateTime(created_at, locale)}
              </time>
              <div className="client-letter">
                <p>{content}</p>
              </div>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
