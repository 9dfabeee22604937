import { DataSource } from 'typeorm';
import { startApi, type Api } from '../../testing/api';
import { OfficeMailServer } from '../../testing/office-mail-server';
import type { MailKind, NewMail } from '@portal/bff-platform/mail/mail-kinds';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { MailsRepository } from '@portal/bff-platform/mail/mails.repository';
import { MailWorker } from './mail.worker';

const server = new OfficeMailServer();
let api: Api;
let replica: Api;

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
  await api.query('DELETE FROM mails');
  server.received.length = 0;
  server.refusal = undefined;
  server.tries = 0;
});

let causes = 0;
const mail = (more: Partial<NewMail<'reset_link'>> = {}): NewMail<'reset_link'> => ({
  kind: 'reset_link',
  cause: `cause ${(causes += 1)}`,
  to: { email: 'ada@example.com', first_name: 'Ada', locale: 'en' },
  facts: { token: 'a-token', minutes: 30 },
  ...more,
});
const queue = <Kind extends MailKind>(one: NewMail<Kind>): Promise<boolean> =>
  api.get(DataSource).transaction((transaction) => api.get(MailService).queue(transaction, one));
const sendDue = () => Promise.all([api, replica].map((each) => each.get(MailWorker).sendDue()));
const stored = async () =>
  api.query<{ attempts: number; last_error: string | null; done: boolean; wiped: boolean; wait: number }>(
    `SELECT attempts, last_error, sent_at IS NOT NULL AS done, recipient IS NULL AND content IS NULL AS wiped,
            round(extract(epoch FROM next_attempt_at - now()) / 30)::int AS wait FROM mails`,
  );
const makeDue = () => api.query('UPDATE mails SET next_attempt_at = now()');

describe('outbox', () => {
  it('sends committed emails as text and HTML in the recipient’s language, and erases their content', async () => {
    await queue(mail({ to: { email: 'ada@example.com', first_name: 'Ada', locale: 'es' } }));
    await sendDue();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      recipients: ['ada@example.com'],
      from: { name: 'Motor City', address: 'portal@office.example' },
      subject: 'Elija una contraseña nueva',
      text: expect.stringContaining('http://portal.example/reset-password#a-token'),
      html: expect.stringContaining('href="http://portal.example/reset-password#a-token"'),
    });
    expect(await stored()).toEqual([expect.objectContaining({ attempts: 1, done: true, wiped: true })]);
  });

  it('keeps emails about the content of an account until its address is verified, but not links and warnings', async () => {
    const { id, email } = await api.people.client({ email_verified_at: null });
    const to = { email, first_name: 'Ada', locale: 'en' as const };
    const facts = { at: new Date().toISOString() };
    for (const kind of ['message_waiting', 'account_approved', 'password_changed', 'new_sign_in'] as const)
      await queue({ kind, cause: id, to, facts });
    await queue(mail({ to }));
    const subjects = () => server.received.map(({ subject }) => subject).sort();
    await sendDue();
    const sent = ['Choose a new password', 'New sign-in to your account', 'Your password was changed'];
    expect(subjects()).toEqual(sent);
    await api.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
    await sendDue();
    expect(subjects()).toEqual([...sent, 'A message is waiting for you', 'Your account is approved'].sort());
  });

  it('sends nothing from a transaction that was rolled back', async () => {
    const failing = api.get(DataSource).transaction(async (transaction) => {
      await api.get(MailService).queue(transaction, mail());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await sendDue();
    expect(server.received).toHaveLength(0);
  });

  it('keeps the link encrypted until it is sent', async () => {
    server.refusal = { at: 'sender', code: 451 };
    await queue(mail({ facts: { token: 'not-to-be-found', minutes: 30 } }));
    const rows = await api.query<{ found: boolean }>(
      `SELECT position('not-to-be-found'::bytea IN content) > 0 AS found FROM mails`,
    );
    expect(rows).toEqual([{ found: false }]);
  });

  it('deduplicates emails by kind and cause, even during and after sending', async () => {
    const one = mail();
    await queue(one);
    await queue(one);
    await sendDue();
    await queue(one);
    await sendDue();
    expect(server.received).toHaveLength(1);
    await queue({ ...one, kind: 'password_changed', facts: { at: new Date().toISOString() } });
    await sendDue();
    expect(server.received).toHaveLength(2);
  });

  it('sends each of fifty emails once with two replicas running concurrently', async () => {
    for (let n = 0; n < 50; n += 1) await queue(mail({ facts: { token: `token-${n}`, minutes: 30 } }));
    await sendDue();
    await sendDue();
    const tokens = server.received.map(({ text }) => /#(\S+)/.exec(text ?? '')?.[1]);
    expect(tokens).toHaveLength(50);
    expect(new Set(tokens).size).toBe(50);
  });
});

describe('rejection by the mail server', () => {
  it('causes retries with increasing delays until the server accepts', async () => {
    server.refusal = { at: 'sender', code: 451 };
    await queue(mail());
    const waits: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await makeDue();
      await sendDue();
      waits.push((await stored())[0]?.wait ?? 0);
    }
    expect(waits).toEqual([1, 2, 4]);
    expect(server.tries).toBe(3);
    await sendDue();
    expect(server.tries).toBe(3);
    server.refusal = undefined;
    await makeDue();
    await sendDue();
    expect(server.received).toHaveLength(1);
    expect(await stored()).toEqual([expect.objectContaining({ attempts: 4, done: true, last_error: null })]);
  });

  it('is recorded as an error code without personal data', async () => {
    server.refusal = { at: 'content', code: 452 };
    await queue(mail());
    await sendDue();
    const [row] = await stored();
    expect(row?.last_error).toMatch(/^E[A-Z]+ 452$/);
  });

  it('is final after the twelfth attempt, and erases the address', async () => {
    server.refusal = { at: 'sender', code: 451 };
    await queue(mail());
    await api.query('UPDATE mails SET attempts = 11');
    await sendDue();
    expect(await stored()).toEqual([expect.objectContaining({ attempts: 12, done: false, wiped: true })]);
    await makeDue();
    await sendDue();
    expect(server.tries).toBe(1);
  });

  it('is final for an address that does not exist', async () => {
    server.refusal = { at: 'recipient', code: 550 };
    await queue(mail());
    await sendDue();
    expect(await stored()).toEqual([
      expect.objectContaining({ attempts: 1, done: false, wiped: true, last_error: 'EENVELOPE 550' }),
    ]);
  });

  it('does not concern expired emails, which are never sent', async () => {
    await queue(mail({ expires_at: new Date(Date.now() - 1000) }));
    await sendDue();
    expect(server.tries).toBe(0);
    expect(await stored()).toEqual([expect.objectContaining({ done: false, wiped: true })]);
  });
});

describe('replica that dies while sending an email', () => {
  it('leaves the email to another replica after five minutes', async () => {
    await queue(mail());
    expect(await replica.get(MailsRepository).takeDue()).toHaveLength(1);
    await sendDue();
    expect(server.received).toHaveLength(0);
    expect(await stored()).toEqual([expect.objectContaining({ wait: 10 })]);
    await makeDue();
    await sendDue();
    expect(server.received).toHaveLength(1);
  });
});
