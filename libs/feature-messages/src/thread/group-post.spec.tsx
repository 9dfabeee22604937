import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { groupOf, messageOf, messageServer, part, reader, showMessages } from '../testing/messages';

let server: FakeServer;
afterEach(() => server.stop());

const counted = { clients: 2004, preparers: 12, admins: 1 };
const write = async (text: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};
const posted = () => server.to('/group-messages').map(({ body }) => (body as { content: string }).content);
const dialog = () => screen.findByRole('dialog', { name: /^Send to “All clients”\?/ });

function start(readers: () => Response = () => json(counted), group = groupOf()): void {
  server = messageServer({ groups: [group] });
  server.answer(`GET /group-messages/${group.group_type}`, () => part([]));
  server.answer(`GET /message-groups/${group.id}/readers`, readers);
  server.answer('POST /group-messages', ({ body }) =>
    json(messageOf(1, { ...(body as object), sender_id: reader.id, recipient_id: null }), 201),
  );
  showMessages('admin', `/messages/group/${group.group_type}`);
}

describe('group post', () => {
  it('shows the number of recipients as counted by the server', async () => {
    start();
    expect(await screen.findByText('Goes to 2,004 clients. 13 staff members can read it too.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(/^Goes to 2,004 clients/);
  });

  it('shows the number of preparers for a group of preparers', async () => {
    start(() => json(counted), groupOf({ group_type: 'all_preparers', name: 'All preparers' }));
    expect(await screen.findByText('Goes to 12 preparers. 1 administrator can read it too.')).toBeVisible();
  });

  it('requires confirmation once, showing group and number, and sends later posts immediately', async () => {
    start();
    await screen.findByText(/^Goes to 2,004/);
    await write('The office is closed');
    expect(await dialog()).toHaveTextContent('Goes to 2,004 clients.');
    expect(posted()).toEqual([]);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Send to 2,004 clients' }));
    await waitFor(() => expect(posted()).toEqual(['The office is closed']));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await write('And on Tuesday');
    await waitFor(() => expect(posted()).toEqual(['The office is closed', 'And on Tuesday']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the text and sends nothing on Cancel, and requires confirmation again', async () => {
    start();
    await screen.findByText(/^Goes to 2,004/);
    await write('Not yet');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Not yet');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await dialog();
    expect(posted()).toEqual([]);
  });

  it('can be confirmed without a number when the count fails to load', async () => {
    start(() => refusal('unavailable', 'Down'));
    expect(await screen.findByText('We couldn’t count who will get this.')).toBeVisible();
    await write('Still');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(posted()).toEqual(['Still']));
  });
});

it('needs no confirmation if it is a message to one person', async () => {
  server = messageServer();
  server.answer('POST /messages', () => json(messageOf(1, { sender_id: reader.id, recipient_id: 'p-1' }), 201));
  showMessages('admin', '/messages/p-1');
  await write('Hello');
  await waitFor(() => expect(server.to('/messages').filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(screen.queryByText(/^Goes to/)).toBeNull();
});
