import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { api, buildEndpoint, buildListEndpoint } from '@portal/data-access/core';
import { conversationKey, joined, pageRequest, type Conversation, type ConversationRef } from './conversation';

/** Whoever takes part in conversations, and what is said there. The stream tells what has changed. */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    contacts: buildListEndpoint(build, messageEndpoints.contacts, { provides: ['Messages'], polled: true }),
    contact: buildEndpoint(build, messageEndpoints.contact, { provides: ['Messages'], polled: true }),
    messageGroups: buildEndpoint(build, messageEndpoints.groups, { provides: ['Messages'], polled: true }),
    unreadMessages: buildEndpoint(build, messageEndpoints.unread, { provides: ['Messages'], polled: true }),
    conversation: build.query<Conversation, ConversationRef>({
      queryFn: async (of, _api, _options, ask) => {
        const { data, error, meta } = await ask({ ...pageRequest(of), background: 'again' });
        if (error) return { error };
        return { data: { messages: data as ChatMessage[], ...(meta?.next ? { earlier: meta.next } : {}) } };
      },
      serializeQueryArgs: ({ queryArgs }) => conversationKey(queryArgs),
      merge: (loaded, newest) => joined(loaded, newest),
      providesTags: ['Messages'],
    }),
  }),
});
