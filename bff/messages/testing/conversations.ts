import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { startApi, type Api } from './api';
import type { Person } from '@portal/bff-access/testing/people';

interface Conversations {
  api: Api;
  client: Person;
  /** The client's preparer. */
  preparer: Person;
  admin: Person;
  /** The client's previous preparer, who has sent a message: 'From before'. */
  former: Person;
}

/** Requests about messages. Takes a getter, because the server starts after the tests are collected. */
export const messageCalls = (api: () => Api) => ({
  assign: (one: Person, to: Person) => api().make.assign(one, to),
  send: (from: Person, to: { id: string }, content = 'Hello') =>
    api().call(messageEndpoints.send, { body: { recipient_id: to.id, content }, token: from.token }),
  conversation: (reader: Person, other: { id: string }, query = {}) =>
    api().call(messageEndpoints.conversation, { params: { userId: other.id }, query, token: reader.token }),
});

export async function startConversations(): Promise<Conversations> {
  const api = await startApi();
  const { assign, send } = messageCalls(() => api);
  const [client, preparer, admin, former] = [
    await api.people.client(),
    await api.people.preparer(),
    await api.people.admin(),
    await api.people.preparer(),
  ];
  await assign(client, former);
  expect((await send(former, client, 'From before')).status).toBe(201);
  await assign(client, preparer);
  return { api, client, preparer, admin, former };
}

export const contents = (messages: readonly { content: string }[]) => messages.map(({ content }) => content);
