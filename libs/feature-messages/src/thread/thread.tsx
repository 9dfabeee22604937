import {
  useContactQuery,
  useMessageGroupsQuery,
  conversationKey,
  groupRef,
  type ConversationRef,
} from '@portal/data-access/messages';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { fullName } from '@portal/domain/account/person-name';
import { useUser } from '@portal/data-access/core';
import { can } from '@portal/domain/contract/access-policy';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { useTranslate } from '@portal/i18n';
import { relationOf } from '../conversation/contact-relation';
import { refetching } from '../conversation/refetching';
import { ThreadPanel } from './thread-panel';

interface ThreadProps<Ref = ConversationRef> {
  of: Ref;
  isPushed: boolean;
  /** Focuses the message field at first. */
  startsWriting?: boolean;
}

/** Shows the selected conversation, with a composer if the user may write. */
export const Thread = ({ of, ...rest }: ThreadProps) =>
  'userId' in of ? <DirectThread of={of} {...rest} /> : <GroupThread of={of} {...rest} />;

function DirectThread({ of, isPushed, startsWriting }: ThreadProps<{ userId: string }>) {
  const t = useTranslate();
  const hasManyContacts = !can(useUser(), assignmentEndpoints.mine);
  const { data: contact, ...query } = useContactQuery(of, refetching(isPushed));
  return (
    <ThreadPanel
      of={of}
      isPushed={isPushed}
      startsWriting={startsWriting}
      about={
        contact && {
          name: fullName(contact),
          // Distinguishes people with the same name.
          detail: hasManyContacts ? `${relationOf(t, contact)} · ${contact.email}` : relationOf(t, contact),
          canWrite: contact.can_write,
          unread: contact.unread,
          group: null,
          clientId: contact.role === 'client' ? contact.id : undefined,
        }
      }
      aboutQuery={query}
      sentences={{
        failed: t('messages.loadFailed'),
        empty: t('conversations.emptyThread'),
        readOnly: t('conversations.readOnlyThread'),
      }}
    />
  );
}

function GroupThread({ of, isPushed, startsWriting }: ThreadProps<Exclude<ConversationRef, { userId: string }>>) {
  const t = useTranslate();
  const canPost = can(useUser(), messageEndpoints.postToGroup);
  const { data: groups, ...query } = useMessageGroupsQuery(undefined, refetching(isPushed));
  const group = groups?.rows.find((one) => conversationKey(groupRef(one)) === conversationKey(of));
  const isUnknown = groups !== undefined && group === undefined;
  return (
    <ThreadPanel
      of={of}
      isPushed={isPushed}
      startsWriting={startsWriting}
      about={
        group && {
          name: group.name,
          detail: group.description ?? '',
          canWrite: group.can_write,
          unread: group.unread,
          group,
        }
      }
      aboutQuery={{ ...query, isError: query.isError || isUnknown }}
      sentences={{
        failed: t('messages.groupLoadFailed'),
        empty: canPost ? t('conversations.emptyPosts') : t('conversations.noAnnouncements'),
        readOnly: t('conversations.readOnlyPosts'),
      }}
    />
  );
}
