import { conversationKey, groupRef, useMessageGroupsQuery } from '@portal/data-access/messages';
import { useUser } from '@portal/data-access/core';
import { can } from '@portal/domain/contract/access-policy';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { useTranslate } from '@portal/i18n';
import { EmptyState, MutedText } from '@portal/ui-kit/core';
import type { ListProps } from './contact-list';
import { ConversationRow } from './conversation-row';
import { ListStates } from './list-states';
import { refetching } from '../conversation/refetching';

/** List of group chats; clients see them as the office's announcements. */
export function GroupList({ chosen, isPushed, search }: ListProps) {
  const t = useTranslate();
  const canPost = can(useUser(), messageEndpoints.postToGroup);
  const groups = useMessageGroupsQuery(undefined, refetching(isPushed));
  const term = search.toLocaleLowerCase();
  const rows = (groups.data?.rows ?? []).filter(({ name, description }) =>
    `${name}\n${description ?? ''}`.toLocaleLowerCase().includes(term),
  );
  const chosenKey = chosen && conversationKey(chosen);
  const none = canPost ? t('conversations.noGroups') : t('conversations.noAnnouncements');
  const sentence = search ? t('conversations.noMatch') : none;
  return (
    <ListStates
      query={groups}
      isEmpty={rows.length === 0}
      empty={canPost ? <EmptyState title={sentence} /> : <MutedText>{sentence}</MutedText>}
    >
      <ul>
        {rows.map((group) => (
          <ConversationRow
            key={group.id}
            of={groupRef(group)}
            isChosen={chosenKey === conversationKey(groupRef(group))}
            name={group.name}
            last={group}
            unread={group.unread}
          />
        ))}
      </ul>
    </ListStates>
  );
}
