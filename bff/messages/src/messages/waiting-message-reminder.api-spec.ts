import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { startApi, type Api } from '../../testing/api';
import { OfficeMailServer } from '@portal/bff-office/testing/office-mail-server';
import type { Person } from '@portal/bff-access/testing/people';
import { MailWorker } from '@portal/bff-office/mail/mail.worker';
import { WaitingMessageReminder } from './waiting-message-reminder';

const server = new OfficeMailServer();
let api: Api;
let replica: Api;
let client: Person;
let preparer: Person;

beforeAll(async () => {
  const settings = await server.settings();
  api = await startApi(settings);
  replica = await startApi(settings, api.url);
});
afterAll(async () => {
  await api.stop();
  await replica.stop();
  await server.stop();
});
beforeEach(async () => {
  [client, preparer] = [await api.people.client(), await api.people.preparer()];
  await api.make.assign(client, preparer);
  await api.query('DELETE FROM mails');
  server.received.length = 0;
});

const send = async (from: Person, to: Person, content = 'My wages were 51234.56') =>
  (await api.call(messageEndpoints.send, { body: { recipient_id: to.id, content }, token: from.token })).body.id;
const read = (reader: Person, other: Person, message_id: string) =>
  api.call(messageEndpoints.markRead, { params: { userId: other.id }, body: { message_id }, token: reader.token });
/** Moves the times of all unread messages into the past. */
const pass = (minutes: number) =>
  api.query(`UPDATE message_threads SET unread_since = unread_since - $1 * interval '1 min'`, [minutes]);
const remind = async () => {
  await Promise.all([api, replica].map((each) => each.get(WaitingMessageReminder).run()));
  await api.get(MailWorker).sendDue();
};

describe('email about an unread message', () => {
  it('is not sent within ten minutes, or for a message read in the meantime', async () => {
    const id = await send(client, preparer);
    await pass(9);
    await remind();
    expect(server.received).toEqual([]);
    await read(preparer, client, id);
    await pass(2);
    await remind();
    expect(server.received).toEqual([]);
  });

  it('is sent once per conversation, even with several messages and servers', async () => {
    await send(client, preparer);
    await send(client, preparer);
    await pass(11);
    await remind();
    await send(client, preparer);
    await pass(11);
    await remind();
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[preparer.email]]);
  });

  it('reveals neither text nor sender, is in the recipient’s language, and links to the messages', async () => {
    await api.query(`UPDATE users SET locale = 'es' WHERE id = $1`, [preparer.id]);
    await send(client, preparer);
    await pass(11);
    await remind();
    const [mail] = server.received;
    expect(mail?.subject).toBe('Tiene un mensaje en espera');
    expect(mail?.text).toContain('http://portal.example/messages');
    for (const hidden of ['51234', client.email, client.id]) expect(JSON.stringify(mail)).not.toContain(hidden);
  });

  it('is sent again for new messages after all earlier ones were read', async () => {
    const id = await send(preparer, client);
    await pass(11);
    await remind();
    await read(client, preparer, id);
    await send(preparer, client);
    await pass(11);
    await remind();
    const subjects = server.received.map(({ subject, recipients }) => [subject, recipients[0]]);
    expect(subjects).toEqual([
      ['A message is waiting for you', client.email],
      ['A message is waiting for you', client.email],
    ]);
  });

  it('waits until the address is verified, however long that takes', async () => {
    await api.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [client.id]);
    await send(preparer, client);
    await pass(3 * 24 * 60);
    await remind();
    expect(server.received).toEqual([]);
    await api.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [client.id]);
    await remind();
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[client.email]]);
  });

  it('is canceled if the message is read before the email is sent', async () => {
    server.refusal = { at: 'sender', code: 451 };
    const id = await send(client, preparer);
    await pass(11);
    await remind();
    await read(preparer, client, id);
    server.refusal = undefined;
    await api.query('UPDATE mails SET next_attempt_at = now()');
    await api.get(MailWorker).sendDue();
    expect(server.received).toEqual([]);
    expect(await api.query('SELECT recipient, sent_at FROM mails')).toEqual([{ recipient: null, sent_at: null }]);
  });

  it('is not sent to a person who is disabled or may no longer read the message', async () => {
    await send(client, preparer);
    const next = await api.people.preparer();
    await api.query('UPDATE assignments SET preparer_id = $2 WHERE client_id = $1', [client.id, next.id]);
    await send(client, next);
    await api.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [next.id]);
    await pass(11);
    await remind();
    expect(server.received).toEqual([]);
  });
});
