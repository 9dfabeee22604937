import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '@portal/data-access/core';
import { conversationKey, useContactsQuery, type ConversationRef } from '@portal/data-access/messages';
import type { User } from '@portal/domain/account/account.dto';
import { fullName } from '@portal/domain/account/person-name';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { can } from '@portal/domain/contract/access-policy';
import { listLimits } from '@portal/domain/contract/limits';
import type { Contact } from '@portal/domain/messages/messages.dto';
import { useTranslate } from '@portal/i18n';
import { Button, EmptyState, MutedText, buttonClass } from '@portal/ui-kit/core';
import { ConversationRow } from './conversation-row';
import { ListStates } from './list-states';
import { relationOf } from '../conversation/contact-relation';
import { contactsAtOnce } from '../conversation/use-starting-conversation';
import { refetching } from '../conversation/refetching';

export interface ListProps {
  chosen: ConversationRef | null;
  isPushed: boolean;
  search: string;
}

interface ContactListProps extends ListProps {
  /** Rendered with the list, so that it causes no layout shift when the list loads. */
  below?: ReactNode;
}

/**
 * List of people: a client's preparer, a preparer's clients, everyone for an admin, and anyone with whom there is a
 * conversation.
 */
export function ContactList({ chosen, isPushed, search, below }: ContactListProps) {
  const t = useTranslate();
  const user = useUser();
  const [limit, setLimit] = useState<number>(contactsAtOnce);
  const contacts = useContactsQuery({ query: { limit, ...(search ? { search } : {}) } }, refetching(isPushed));
  const { data } = contacts;
  const rows = data?.rows ?? [];
  const chosenKey = chosen && conversationKey(chosen);
  // Report a missing preparer only once all contacts are loaded.
  const isWhole = data?.total === rows.length;
  const lacksPreparer = isWhole && !search && !rows.some(isOwnPreparer) && can(user, assignmentEndpoints.mine);
  return (
    <>
      <ListStates query={contacts} isEmpty={rows.length === 0} empty={<NoContacts user={user} search={search} />}>
        {lacksPreparer ? <NoContacts user={user} search="" /> : null}
        <ul>
          {rows.map((contact) => (
            <ConversationRow
              key={contact.id}
              of={{ userId: contact.id }}
              isChosen={chosenKey === conversationKey({ userId: contact.id })}
              name={fullName(contact)}
              relation={
                contact.role === 'client' && can(user, clientEndpoints.list) ? undefined : relationOf(t, contact)
              }
              last={contact}
              unread={contact.unread}
            />
          ))}
        </ul>
        {data && data.total > rows.length && limit < listLimits.most ? (
          <Button
            kind="text"
            wide
            busy={contacts.isFetching}
            onClick={() => setLimit(Math.min(limit + contactsAtOnce, listLimits.most))}
          >
            {t('conversations.more')}
          </Button>
        ) : null}
        {data && data.total > rows.length && limit >= listLimits.most && !contacts.isFetching ? (
          <MutedText>{t('conversations.firstOnly', { count: rows.length, total: data.total })}</MutedText>
        ) : null}
      </ListStates>
      {contacts.isLoading ? null : below}
    </>
  );
}

const isOwnPreparer = ({ role, can_write }: Contact): boolean => role === 'preparer' && can_write;

function NoContacts({ user, search }: { user: User; search: string }) {
  const t = useTranslate();
  if (search) return <EmptyState title={t('conversations.noMatch')} />;
  if (can(user, clientEndpoints.list))
    return (
      <EmptyState
        title={t('conversations.noClients')}
        action={<MutedText>{t('conversations.noClientsAbout')}</MutedText>}
      />
    );
  if (!can(user, assignmentEndpoints.assignPreparer)) return <EmptyState title={t('conversations.nobody')} />;
  return (
    <EmptyState
      title={t('conversations.noPreparer')}
      action={
        <Link className={buttonClass()} to="/assign-preparer">
          {t('conversations.choosePreparer')}
        </Link>
      }
    />
  );
}
