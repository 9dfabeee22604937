import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { FakeUpload } from '@portal/data-access/testing/fake-upload';
import { contactOf, groupOf, messageOf, messageServer, part, showMessages } from '../testing/messages';

const client = contactOf({ id: 'c-1', first_name: 'Ana', last_name: 'Ruiz', role: 'client', preparer_code: null });
const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });
let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  restore = FakeUpload.install();
});
afterEach(() => {
  restore();
  server.stop();
});

const open = (role: 'client' | 'preparer' | 'admin', contact = contactOf()) => {
  server = messageServer({ contacts: [contact], groups: [groupOf()] });
  server.answer('GET /client/c-1/message-templates', () => part([]));
  server.answer('POST /messages', () => json(messageOf(9), 201));
  return showMessages(role, `/messages/${contact.id}`);
};
const choose = async (...names: string[]) =>
  userEvent.upload(await screen.findByLabelText('Attach a file', { selector: 'input' }), names.map(file));
const end = async (at: number, status: number, body: object) => {
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(at + 1));
  act(() => FakeUpload.sent[at]?.end({ status, body: JSON.stringify(body) }));
};
const sent = () => server.to('/messages').filter(({ method }) => method === 'POST');

describe('files of a message', () => {
  it('are uploaded as the client’s own documents, and go with the message', async () => {
    open('client');
    await choose('a.pdf', 'b.pdf');
    await end(0, 201, { id: 'd-1', filename: 'a.pdf' });
    await end(1, 409, { ...(await refusal('already_exists', 'There', { id: 'd-2' }).json()) });
    expect(FakeUpload.sent[0]?.address).toMatch(/\/documents\/upload/);
    expect(FakeUpload.sent[0]?.form.get('document_type')).toBe('other');
    expect(await screen.findByRole('button', { name: 'Remove b.pdf' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Message'), 'Here they are');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      recipient_id: 'p-1',
      content: 'Here they are',
      document_ids: ['d-1', 'd-2'],
    });
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('are uploaded for the client to whom a preparer writes, and named if there is no text', async () => {
    open('preparer', client);
    await choose('organizer.pdf');
    await end(0, 201, { id: 'd-1', filename: 'organizer.pdf' });
    expect(FakeUpload.sent[0]?.address).toMatch(/\/client\/c-1\/documents\/upload/);
    await screen.findByRole('button', { name: 'Remove organizer.pdf' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ content: 'organizer.pdf', document_ids: ['d-1'] }));
  });

  it('say why one was not attached, and can be removed again', async () => {
    open('client');
    await choose('a.pdf');
    await end(0, 413, { ...(await refusal('too_large', 'This is too large.').json()) });
    expect(await screen.findByText('Failed to attach a.pdf. This is too large.')).toBeVisible();
    await choose('b.pdf');
    await end(1, 201, { id: 'd-2', filename: 'b.pdf' });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove b.pdf' }));
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('stay with the message while another page is open', async () => {
    const { unmount } = open('client');
    await choose('a.pdf');
    await end(0, 201, { id: 'd-1', filename: 'a.pdf' });
    await screen.findByRole('button', { name: 'Remove a.pdf' });
    unmount();
    showMessages('client', '/messages/p-1');
    expect(await screen.findByRole('button', { name: 'Remove a.pdf' })).toBeVisible();
  });

  it('are not offered to an admin, who has no documents', async () => {
    open('admin', client);
    expect(await screen.findByLabelText('Message')).toBeVisible();
    expect(screen.queryByLabelText('Attach a file')).toBeNull();
  });

  it('are named once in a message without words', async () => {
    server = messageServer({
      messages: [messageOf(1, { content: 'a.pdf', attachments: [{ document_id: 'd-1', filename: 'a.pdf' }] })],
    });
    showMessages('client', '/messages/p-1');
    const list = within(await screen.findByRole('region', { name: 'Conversation with Renee Kaye' }));
    await list.findByRole('button', { name: 'Download a.pdf' });
    expect(list.getAllByText('a.pdf')).toHaveLength(1);
  });

  it('are listed with the message, to download', async () => {
    server = messageServer({
      messages: [messageOf(1, { attachments: [{ document_id: 'd-1', filename: 'a.pdf' }] })],
    });
    server.answer('GET /documents/d-1/download', () => refusal('not_found', 'We couldn’t find this.'));
    showMessages('client', '/messages/p-1');
    const list = within(await screen.findByRole('region', { name: 'Conversation with Renee Kaye' }));
    await userEvent.click(await list.findByRole('button', { name: 'Download a.pdf' }));
    expect(await screen.findByText('We couldn’t find this.')).toBeVisible();
  });
});
