import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { contactOf, groupOf, messageServer, part, showMessages } from '../testing/messages';

let server: FakeServer;
afterEach(() => server.stop());

const list = () => within(screen.getByRole('navigation', { name: 'Conversations' }));
const client = contactOf({
  id: 'c-1',
  first_name: 'Avery',
  last_name: 'Stone',
  email: 'avery@example.com',
  role: 'client',
});

describe("client's conversation list", () => {
  it('shows the assigned preparer and the announcements, without tabs', async () => {
    server = messageServer({ groups: [groupOf({ can_write: false })] });
    showMessages('client');
    expect(await screen.findByRole('link', { name: /Renee Kaye/ })).toHaveAttribute('href', '/messages/p-1');
    const posts = within(screen.getByRole('region', { name: 'Announcements' }));
    expect(await posts.findByRole('link', { name: /All clients/ })).toHaveAttribute(
      'href',
      '/messages/group/all_clients',
    );
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('shows a notice with a link to the assignment when there is no assigned preparer', async () => {
    server = messageServer({ contacts: [] });
    showMessages('client');
    expect(await screen.findByText('No assigned preparer. Please visit the preparer assignment page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a preparer' })).toHaveAttribute('href', '/assign-preparer');
    expect(await screen.findByText('No announcements yet.')).toBeVisible();
  });

  it('hides the notice while the preparer may be among contacts that are not loaded yet', async () => {
    server = messageServer({ contacts: [] });
    server.answer('GET /message-contacts', () => part([contactOf({ can_write: false })], 60, 'signed'));
    showMessages('client');
    expect(await screen.findByRole('link', { name: /Renee Kaye/ })).toBeVisible();
    expect(screen.queryByText(/^No assigned preparer/)).toBeNull();
  });

  it('shows the notice together with the conversation with a former preparer', async () => {
    server = messageServer({ contacts: [contactOf({ can_write: false })] });
    showMessages('client');
    expect(await screen.findByRole('link', { name: /Renee Kaye/ })).toBeVisible();
    expect(screen.getByText('No assigned preparer. Please visit the preparer assignment page.')).toBeVisible();
  });
});

describe('initial conversation', () => {
  const composer = () => screen.findByRole('textbox', { name: 'Message' });

  it('is a client\'s only conversation, and "All conversations" leads to the list', async () => {
    server = messageServer({ groups: [groupOf({ can_write: false })] });
    showMessages('client');
    expect(await screen.findByRole('heading', { level: 2, name: 'Renee Kaye' })).toBeVisible();
    expect(await composer()).toBeVisible();
    expect(list().getByRole('link', { name: /Renee Kaye/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: 'All conversations' }));
    expect(await screen.findByText('Choose a conversation to read and write messages.')).toBeVisible();
  });

  it('is absent when a client has several', async () => {
    server = messageServer({ contacts: [contactOf(), contactOf({ id: 'p-2', first_name: 'Former' })] });
    showMessages('client');
    expect(await list().findByRole('link', { name: /Former Kaye/ })).toBeVisible();
    expect(screen.getByText('Choose a conversation to read and write messages.')).toBeVisible();
  });

  it('is absent for a preparer, who starts with the list', async () => {
    server = messageServer({ contacts: [client] });
    showMessages('preparer');
    expect(await list().findByRole('link', { name: /Avery Stone/ })).toBeVisible();
    expect(screen.getByText('Choose a conversation to read and write messages.')).toBeVisible();
  });
});

describe('staff conversation list', () => {
  it.each([
    ['preparer', 'No assigned clients yet.'],
    ['preparer', 'Once a client is assigned to you, you can message each other here.'],
    ['admin', 'No clients or preparers yet.'],
  ] as const)('shows an empty state without contacts: %s', async (role, sentence) => {
    server = messageServer({ contacts: [] });
    showMessages(role);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('shows people and groups on separate tabs', async () => {
    const office = groupOf({
      id: 'g-2',
      group_type: 'office_clients',
      group_id: 'detroit-main',
      name: 'Detroit: clients',
    });
    server = messageServer({ contacts: [client], groups: [groupOf(), office] });
    showMessages('preparer');
    expect(await list().findByRole('link', { name: /Avery Stone/ })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Groups' }));
    expect(await list().findByRole('link', { name: /Detroit: clients/ })).toHaveAttribute(
      'href',
      '/messages/group/office_clients/detroit-main',
    );
    expect(list().queryByRole('link', { name: /Avery Stone/ })).toBeNull();
  });

  it('shows the last line of each conversation but no email address', async () => {
    const lastMessage = { last_message_at: '2025-01-31T12:00:00Z', last_message: 'Is my W-2 readable?' };
    server = messageServer({
      contacts: [
        { ...client, ...lastMessage },
        contactOf({ id: 'c-2', first_name: 'Own', role: 'client', ...lastMessage, last_message_is_own: true }),
        contactOf({ id: 'c-3', first_name: 'Silent', role: 'client' }),
      ],
      groups: [groupOf({ ...lastMessage, last_message: 'Closed on Friday' })],
    });
    showMessages('preparer');
    expect(await list().findByRole('link', { name: /Avery Stone/ })).toHaveTextContent(/Is my W-2 readable\?$/);
    expect(list().getByRole('link', { name: /Own Kaye/ })).toHaveTextContent(/You: Is my W-2 readable\?$/);
    expect(list().getByRole('link', { name: /Silent Kaye/ })).toHaveTextContent('Silent Kaye No messages yet');
    expect(document.body).not.toHaveTextContent('@example.com');
    await userEvent.click(screen.getByRole('tab', { name: 'Groups' }));
    expect(await list().findByRole('link', { name: /All clients/ })).toHaveTextContent(/Closed on Friday$/);
  });

  it("opens the groups tab at a group's URL, with an empty state if there are no groups", async () => {
    server = messageServer();
    showMessages('preparer', '/messages/group/all_clients');
    expect(await screen.findByRole('tab', { name: 'Groups', selected: true })).toBeVisible();
    expect(await screen.findByText('No group chats yet.')).toBeVisible();
  });

  it('shows unread counts per conversation and per tab', async () => {
    server = messageServer({ contacts: [contactOf({ unread: 2, last_message_at: new Date().toISOString() })] });
    server.answer('GET /unread-messages', () => json({ direct: 2, groups: 1 }));
    showMessages('admin');
    const row = await screen.findByRole('link', { name: /Renee Kaye/ });
    expect(within(row).getByRole('img', { name: '2 unread messages' })).toBeVisible();
    expect(row).toHaveTextContent('Today');
    const groups = await screen.findByRole('tab', { name: /Groups/ });
    expect(await within(groups).findByRole('img', { name: '1 unread message' })).toBeVisible();
  });

  it('searches contacts on the server and groups in the browser, by name', async () => {
    server = messageServer({ contacts: [client], groups: [groupOf()] });
    showMessages('preparer');
    await list().findByRole('link', { name: /Avery Stone/ });
    server.answer('GET /message-contacts', ({ path }) => part(path.includes('search=nobody') ? [] : [client]));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'nobody{Enter}');
    expect(await screen.findByText('No conversations match your search.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Groups' }));
    expect(await screen.findByText('No conversations match your search.')).toBeVisible();
  });

  it("loads more contacts, up to the server's limit", async () => {
    const many = Array.from({ length: 60 }, (_, at) => contactOf({ id: `c-${at}`, first_name: `Client ${at}` }));
    server = messageServer({ contacts: [] });
    server.answer('GET /message-contacts', ({ path }) =>
      part(many.slice(0, Number(new URL(path, 'http://here').searchParams.get('limit'))), 60),
    );
    showMessages('admin');
    await waitFor(() => expect(list().getAllByRole('link')).toHaveLength(50));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(list().getAllByRole('link')).toHaveLength(60));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.queryByText(/^Showing/)).toBeNull();
  });

  it("shows how many contacts are missing if the server's largest page is not enough", async () => {
    const sent = Array.from({ length: 20 }, (_, at) => contactOf({ id: `c-${at}`, first_name: `Client ${at}` }));
    server = messageServer({ contacts: [] });
    // Return only one row per 50 requested, because rendering 1,000 is slow.
    server.answer('GET /message-contacts', ({ path }) =>
      part(sent.slice(0, Number(new URL(path, 'http://here').searchParams.get('limit')) / 50), 1204, 'signed'),
    );
    showMessages('admin');
    for (let count = 1; count < 20; count++) {
      await waitFor(() => expect(list().getAllByRole('link')).toHaveLength(count));
      await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    }
    expect(await screen.findByText('Showing 20 of 1,204. Search to find the rest.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('loads all pages of groups, because it filters them in the browser', async () => {
    server = messageServer();
    server.answer('GET /message-groups', ({ path }) =>
      path.includes('cursor=second')
        ? part([groupOf({ id: 'g-2', group_type: 'all_preparers', name: 'All preparers' })], 2)
        : part([groupOf()], 2, 'second'),
    );
    showMessages('preparer', '/messages/group/all_clients');
    expect(await list().findByRole('link', { name: /All preparers/ })).toBeVisible();
    expect(list().getByRole('link', { name: /All clients/ })).toBeVisible();
  });
});

it('shows no error when a list fails to load, but offers a retry', async () => {
  server = messageServer();
  server.answer('GET /message-contacts', () => refusal('unavailable', 'Down'));
  showMessages('preparer');
  const again = await list().findByRole('button', { name: 'Try Again' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('No assigned clients yet.')).toBeNull();
  server.answer('GET /message-contacts', () => part([client]));
  await userEvent.click(again);
  expect(await list().findByRole('link', { name: /Avery Stone/ })).toBeVisible();
});
