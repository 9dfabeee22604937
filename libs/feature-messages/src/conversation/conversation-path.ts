import { useMemo } from 'react';
import { useMatch } from 'react-router-dom';
import { groupTypes } from '@portal/domain/messages/message-kinds';
import type { ConversationRef } from '@portal/data-access/messages';

/** `/messages/group/office_clients/detroit-main` */
export const pathOf = (of: ConversationRef): string => {
  const parts = 'userId' in of ? [of.userId] : ['group', of.groupType, ...(of.groupId ? [of.groupId] : [])];
  return `/messages/${parts.map(encodeURIComponent).join('/')}`;
};

/** Returns the conversation in the current URL; null if the URL has none. */
export function useConversationRef(): ConversationRef | null {
  const direct = useMatch('/messages/:userId')?.params.userId;
  const { groupType, groupId } = useMatch('/messages/group/:groupType/:groupId?')?.params ?? {};
  return useMemo(() => {
    const known = groupTypes.find((type) => type === groupType);
    if (known) return groupId ? { groupType: known, groupId } : { groupType: known };
    return direct && direct !== 'group' ? { userId: direct } : null;
  }, [direct, groupType, groupId]);
}
