import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { contactOf, messageServer, part, showMessages } from '../testing/messages';

const client = contactOf({ id: 'c-1', first_name: 'Ana', last_name: 'Ruiz', role: 'client', preparer_code: null });
const templates = [
  { id: 't-1', name: 'Papers', text: 'Hola, Ana: faltan 2.' },
  { id: 't-2', name: 'Thanks', text: 'Gracias, Ana.' },
];
let server: FakeServer;
afterEach(() => server.stop());

const open = (role: 'preparer' | 'client' | 'admin', contact = client) => {
  server = messageServer({ contacts: [contact] });
  server.answer('GET /client/c-1/message-templates', () => part(templates));
  showMessages(role, `/messages/${contact.id}`);
};

describe('templates in a conversation', () => {
  it('begin a preparer’s message to a client, and add to what is typed', async () => {
    open('preparer');
    const choice = await screen.findByLabelText('Template');
    const names = within(choice).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual(['None', 'Papers', 'Thanks']);
    await userEvent.selectOptions(choice, 'Papers');
    const field = screen.getByLabelText('Message');
    expect(field).toHaveValue('Hola, Ana: faltan 2.');
    expect(field).toHaveFocus();
    await userEvent.selectOptions(choice, 'Thanks');
    expect(field).toHaveValue('Hola, Ana: faltan 2.\nGracias, Ana.');
  });

  it.each(['client', 'admin'] as const)('are not offered to the role %s', async (role) => {
    open(role);
    await screen.findByLabelText('Message');
    expect(server.to('/client/c-1/message-templates')).toEqual([]);
  });

  it('are not offered to colleagues, or in a closed conversation', async () => {
    open('preparer', { ...client, can_write: false });
    expect(await screen.findByText('This conversation is closed. You can still read it.')).toBeVisible();
    expect(screen.queryByLabelText('Template')).toBeNull();
    expect(server.to('/client/c-1/message-templates')).toEqual([]);
  });

  it('are left out if there are none or loading them fails', async () => {
    server = messageServer({ contacts: [client] });
    server.answer('GET /client/c-1/message-templates', () => refusal('unavailable', 'Later'));
    showMessages('preparer', '/messages/c-1');
    expect(await screen.findByLabelText('Message')).toBeVisible();
    expect(screen.queryByLabelText('Template')).toBeNull();
  });
});
