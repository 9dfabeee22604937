import { useMemo } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useUser } from '@portal/data-access/core';
import { useContactsQuery, type ConversationRef } from '@portal/data-access/messages';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { can } from '@portal/domain/contract/access-policy';
import { useConversationRef } from './conversation-path';

/** Number of contacts loaded initially and by each "more". */
export const contactsAtOnce = 50;
const firstContacts = { query: { limit: contactsAtOnce } };

/**
 * Target of the link "All conversations": shows the list even to a client with a single conversation, which would
 * otherwise open automatically.
 */
export const toList = { pathname: '/messages', state: { list: true } } as const;

/** Returns the conversation in the current URL; without one, a client's only conversation. */
export function useStartingConversation(): { chosen: ConversationRef | null; isStarting: boolean } {
  const chosen = useConversationRef();
  const user = useUser();
  const location: Location<unknown> = useLocation();
  const { list }: Partial<typeof toList.state> = { ...(location.state as object | null) };
  const skip = chosen !== null || !can(user, assignmentEndpoints.mine) || list === true;
  const { data, isLoading } = useContactsQuery(firstContacts, { skip });
  const [first, ...others] = (!skip && data?.rows) || [];
  const only = others.length === 0 ? first?.id : undefined;
  const start = useMemo(() => (only === undefined ? null : { userId: only }), [only]);
  return { chosen: chosen ?? start, isStarting: !skip && isLoading };
}
