import { listLimits } from '@portal/domain/contract/limits';
import type { ListPage } from '@portal/domain/contract/list-page';
import type { ChatGroup, ChatMessage } from '@portal/domain/messages/messages.dto';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { api, buildEndpoint, requestOf } from '@portal/data-access/core';
import { conversationKey, joined, pageRequest, type Conversation, type ConversationRef } from './conversation';

/** Endpoints for contacts, groups and conversations. The event stream reports changes. */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    contacts: buildEndpoint(build, messageEndpoints.contacts, { provides: ['Messages'] }),
    contact: buildEndpoint(build, messageEndpoints.contact, { provides: ['Messages'] }),
    messageGroups: build.query<ListPage<ChatGroup>, undefined>({
      // Loads all groups, because the list is searched in the browser. An office has only two.
      queryFn: async (_arg, _api, _options, ask) => {
        const rows: ChatGroup[] = [];
        for (let cursor: string | undefined; ;) {
          const query = { limit: listLimits.most, ...(cursor === undefined ? {} : { cursor }) };
          const { data, error } = await ask(requestOf(messageEndpoints.groups, { query }));
          if (error) return { error };
          const page = data as ListPage<ChatGroup>;
          rows.push(...page.rows);
          if (page.next === undefined) return { data: { rows, total: rows.length } };
          cursor = page.next;
        }
      },
      providesTags: ['Messages'],
    }),
    groupReaders: buildEndpoint(build, messageEndpoints.groupReaders, { provides: [] }),
    unreadMessages: buildEndpoint(build, messageEndpoints.unread, { provides: ['Messages'] }),
    conversation: build.query<Conversation, ConversationRef>({
      queryFn: async (of, _api, _options, ask) => {
        const { data, error } = await ask(pageRequest(of));
        if (error) return { error };
        const { rows, next } = data as ListPage<ChatMessage>;
        return { data: { messages: rows, ...(next === undefined ? {} : { earlier: next }) } };
      },
      serializeQueryArgs: ({ queryArgs }) => conversationKey(queryArgs),
      merge: (loaded, newest) => joined(loaded, newest),
      providesTags: ['Messages'],
    }),
  }),
});
