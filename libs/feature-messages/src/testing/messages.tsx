import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { Guarded } from '@portal/data-access/testing/guarded';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { Role } from '@portal/domain/contract/access-policy';
import type { ChatGroup, ChatMessage, Contact } from '@portal/domain/messages/messages.dto';
import { Toasts } from '@portal/ui-kit/core';
import { MessagesScreen } from '../messages.screen';

/** A new user for each test, because drafts and unsent messages stay in memory. */
export const reader = { id: '' };
let readers = 0;
beforeEach(() => {
  readers += 1;
  reader.id = `reader-${readers}`;
});

export const contactOf = (more: Partial<Contact> = {}): Contact => ({
  id: 'p-1',
  first_name: 'Renee',
  last_name: 'Kaye',
  email: 'renee@example.com',
  phone: null,
  role: 'preparer',
  preparer_code: 'ABC123',
  can_write: true,
  unread: 0,
  last_message_at: null,
  last_message: null,
  last_message_is_own: false,
  ...more,
});

export const groupOf = (more: Partial<ChatGroup> = {}): ChatGroup => ({
  id: 'g-1',
  group_type: 'all_clients',
  group_id: null,
  name: 'All clients',
  description: 'Announcements to every client',
  can_write: true,
  unread: 0,
  last_message_at: null,
  last_message: null,
  last_message_is_own: false,
  ...more,
});

/** Returns a message with this sequence number. */
export const messageOf = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m-${seq}`,
  seq,
  sender_id: 'p-1',
  sender_name: 'Renee Kaye',
  recipient_id: reader.id,
  group_type: null,
  group_id: null,
  content: `message ${seq}`,
  read_at: null,
  created_at: '2025-01-31T12:00:00Z',
  ...more,
});

/** Returns a page of a list; `next` is the cursor of the next page. */
export const part = (rows: readonly unknown[], total = rows.length, next?: string): Response =>
  new Response(JSON.stringify(rows), {
    headers: { 'x-total-count': String(total), ...(next ? { link: `</api/x?cursor=${next}>; rel="next"` } : {}) },
  });

interface Office {
  contacts?: readonly Contact[];
  groups?: readonly ChatGroup[];
  /** Messages of the conversation with the first contact. */
  messages?: readonly ChatMessage[];
}

/** Starts a fake server with these contacts, groups and messages; it has no event stream. */
export function messageServer({ contacts = [contactOf()], groups = [], messages = [] }: Office = {}): FakeServer {
  const server = fakeServer({
    'GET /message-contacts': () => part(contacts),
    'GET /message-groups': () => json(groups),
    'GET /events': () => refusal('unavailable', 'Down'),
    'GET /unread-messages': () => json({ direct: 0, groups: 0 }),
  });
  for (const contact of contacts) server.answer(`GET /message-contacts/${contact.id}`, () => json(contact));
  if (contacts[0]) server.answer(`GET /messages/${contacts[0].id}`, () => part(messages));
  for (const { id } of contacts) server.answer(`POST /messages/${id}/read`, () => new Response(null, { status: 204 }));
  for (const { id } of groups)
    server.answer(`POST /message-groups/${id}/read`, () => new Response(null, { status: 204 }));
  return server;
}

/** Renders Messages like an area does, plus a link to another page. */
export function showMessages(role: Role, at = '/messages') {
  storeSession(sessionOf(personOf(role, { id: reader.id })));
  const store = createPortalStore();
  const shown = render(
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Link to="/messages">Elsewhere</Link>
        <Guarded>
          <MessagesScreen />
        </Guarded>
        <Toasts />
      </MemoryRouter>
    </StoreProvider>,
  );
  return { ...shown, store };
}
