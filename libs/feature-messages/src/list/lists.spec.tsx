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

describe("a client's list", () => {
  it('has the assigned preparer and the announcements, and no tabs', async () => {
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

  it('shows that there is no assigned preparer, and links to the assignment', async () => {
    server = messageServer({ contacts: [] });
    showMessages('client');
    expect(await screen.findByText('No assigned preparer. Please visit the preparer assignment page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a preparer' })).toHaveAttribute('href', '/assign-preparer');
    expect(await screen.findByText('No announcements yet.')).toBeVisible();
  });

  it('shows no such notice while the preparer may be beyond the loaded contacts', async () => {
    server = messageServer({ contacts: [] });
    server.answer('GET /message-contacts', () => part([contactOf({ can_write: false })], 60, 'signed'));
    showMessages('client');
    expect(await screen.findByRole('link', { name: /Renee Kaye/ })).toBeVisible();
    expect(screen.queryByText(/^No assigned preparer/)).toBeNull();
  });

  it('shows it beside a conversation with a former preparer, too', async () => {
    server = messageServer({ contacts: [contactOf({ can_write: false })] });
    showMessages('client');
    expect(await screen.findByRole('link', { name: /Renee Kaye/ })).toBeVisible();
    expect(screen.getByText('No assigned preparer. Please visit the preparer assignment page.')).toBeVisible();
  });
});

describe('a client with one conversation', () => {
  const composer = () => screen.findByRole('textbox', { name: 'Message' });

  it('starts in it, and returns to the list by All conversations', async () => {
    server = messageServer({ groups: [groupOf({ can_write: false })] });
    showMessages('client');
    expect(await screen.findByRole('heading', { level: 2, name: 'Renee Kaye' })).toBeVisible();
    expect(await composer()).toBeVisible();
    expect(list().getByRole('link', { name: /Renee Kaye/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: 'All conversations' }));
    expect(await screen.findByText('Choose a conversation to read and write messages.')).toBeVisible();
  });

  it('does not start in one of several', async () => {
    server = messageServer({ contacts: [contactOf(), contactOf({ id: 'p-2', first_name: 'Former' })] });
    showMessages('client');
    expect(await list().findByRole('link', { name: /Former Kaye/ })).toBeVisible();
    expect(screen.getByText('Choose a conversation to read and write messages.')).toBeVisible();
  });

  it('starts with the list for a preparer', async () => {
    server = messageServer({ contacts: [client] });
    showMessages('preparer');
    expect(await list().findByRole('link', { name: /Avery Stone/ })).toBeVisible();
    expect(screen.getByText('Choose a conversation to read and write messages.')).toBeVisible();
  });
});

describe('the list of office staff', () => {
  it.each([
    ['preparer', 'No assigned clients yet.'],
    ['preparer', 'As soon as a client is assigned to you, you can write to each other here.'],
    ['admin', 'No clients or preparers yet.'],
  ] as const)('shows an empty state to a %s without contacts', async (role, sentence) => {
    server = messageServer({ contacts: [] });
    showMessages(role);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('separates people and groups', async () => {
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

  it('shows the last line of each conversation, and no email address', async () => {
    const said = { last_message_at: '2025-01-31T12:00:00Z', last_message: 'Is my W-2 readable?' };
    server = messageServer({
      contacts: [
        { ...client, ...said },
        contactOf({ id: 'c-2', first_name: 'Own', role: 'client', ...said, last_message_is_own: true }),
        contactOf({ id: 'c-3', first_name: 'Silent', role: 'client' }),
      ],
      groups: [groupOf({ ...said, last_message: 'Closed on Friday' })],
    });
    showMessages('preparer');
    expect(await list().findByRole('link', { name: /Avery Stone/ })).toHaveTextContent(/Is my W-2 readable\?$/);
    expect(list().getByRole('link', { name: /Own Kaye/ })).toHaveTextContent(/You: Is my W-2 readable\?$/);
    expect(list().getByRole('link', { name: /Silent Kaye/ })).toHaveTextContent('Silent Kaye No messages yet');
    expect(document.body).not.toHaveTextContent('@example.com');
    await userEvent.click(screen.getByRole('tab', { name: 'Groups' }));
    expect(await list().findByRole('link', { name: /All clients/ })).toHaveTextContent(/Closed on Friday$/);
  });

  it("opens the groups tab at a group's URL, and shows when there are none", async () => {
    server = messageServer();
    showMessages('preparer', '/messages/group/all_clients');
    expect(await screen.findByRole('tab', { name: 'Groups', selected: true })).toBeVisible();
    expect(await screen.findByText('No group chats yet.')).toBeVisible();
  });

  it('shows unread counts, for each conversation and per tab', async () => {
    server = messageServer({ contacts: [contactOf({ unread: 2, last_message_at: new Date().toISOString() })] });
    server.answer('GET /unread-messages', () => json({ direct: 2, groups: 1 }));
    showMessages('admin');
    const row = await screen.findByRole('link', { name: /Renee Kaye/ });
    expect(within(row).getByRole('img', { name: '2 unread messages' })).toBeVisible();
    expect(row).toHaveTextContent('Today');
    const groups = await screen.findByRole('tab', { name: /Groups/ });
    expect(await within(groups).findByRole('img', { name: '1 unread message' })).toBeVisible();
  });

  it('searches contacts on the server, and groups by name', async () => {
    server = messageServer({ contacts: [client], groups: [groupOf()] });
    showMessages('preparer');
    await list().findByRole('link', { name: /Avery Stone/ });
    server.answer('GET /message-contacts', ({ path }) => part(path.includes('search=nobody') ? [] : [client]));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'nobody{Enter}');
    expect(await screen.findByText('No conversations match your search.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Groups' }));
    expect(await screen.findByText('No conversations match your search.')).toBeVisible();
  });

  it("loads more, up to the server's limit", async () => {
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

  it("shows how many are missing at the server's largest page size", async () => {
    const sent = Array.from({ length: 20 }, (_, at) => contactOf({ id: `c-${at}`, first_name: `Client ${at}` }));
    server = messageServer({ contacts: [] });
    // One row per 50 requested, because rendering 1,000 is slow.
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

  it('loads the groups of every page, since it searches them itself', async () => {
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

it('shows no error for a list that failed to load, and offers a retry', async () => {
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
