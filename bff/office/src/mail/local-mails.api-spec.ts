import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../../testing/api';
import { MailWorker } from './mail.worker';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { mailLimits } from '@portal/bff-platform/mail/mail.limits';

const dirs: string[] = [];
const newDir = (): string => {
  dirs.push(mkdtempSync(join(tmpdir(), 'portal-mails-')));
  return dirs.at(-1) ?? '';
};
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true })));

async function sendOne(api: Api, cause: string): Promise<void> {
  const to = { email: 'ada@example.com', first_name: 'Ada', locale: 'es' } as const;
  const facts = { token: `token<${cause}>`, minutes: 30 };
  await api
    .get(DataSource)
    .transaction((transaction) => api.get(MailService).queue(transaction, { kind: 'reset_link', cause, to, facts }));
  await api.get(MailWorker).sendDue();
}

interface From {
  host?: string;
  remoteAddress?: string;
  headers?: Record<string, string>;
}

const open = async (api: Api, url = '/api/mails', { host = 'localhost:4200', remoteAddress, headers }: From = {}) => {
  const answer = await api.app.inject({
    url,
    headers: { host, ...headers },
    ...(remoteAddress ? { remoteAddress } : {}),
  });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
};

const limits: { files: number } = mailLimits;

describe('email without a mail server', () => {
  const DATA_DIR = newDir();
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ DEMO: '1', DATA_DIR, TRUSTED_PROXY: 'loopback', PUBLIC_ORIGIN: 'http://localhost:4200' });
  });
  afterAll(() => api.stop());

  it('is written to .eml files that only their owner can read', async () => {
    expect((await open(api)).body).toContain('There are none yet.');
    await sendOne(api, 'one');
    const [name = '', ...others] = readdirSync(join(DATA_DIR, 'mail'));
    expect(others).toEqual([]);
    expect(name).toMatch(/^[0-9a-f-]{36}\.eml$/);
    const file = join(DATA_DIR, 'mail', name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain('To: ada@example.com');
  });

  it('is listed on this machine, with escaped text and working links', async () => {
    const { status, body } = await open(api);
    expect(status).toBe(200);
    expect(body).toContain('Elija una contraseña nueva');
    const [, address = ''] = /href="(\/api\/mails\/[0-9a-f-]+)"/.exec(body) ?? [];
    const shown = await open(api, address);
    expect(shown.body).toContain('<a href="http://localhost:4200/reset-password#token">');
    expect(shown.body).not.toContain('<one>');
    expect(shown.headers['content-security-policy']).toContain(`default-src 'none'`);
  });

  it.each(['127.0.0.1', '::1'])('is visible through the gateway to a browser on this machine: %s', async (address) => {
    const headers = { 'x-forwarded-for': address, 'x-forwarded-host': 'localhost:4200' };
    expect((await open(api, '/api/mails', { host: '127.0.0.1:3000', headers })).status).toBe(200);
  });

  it.each([
    ['from another machine', { remoteAddress: '192.0.2.7' }],
    ['from another machine through a local proxy', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['under a public name', { host: 'portal.example.com' }],
    ['under a public name forwarded by a proxy', { headers: { 'x-forwarded-host': 'portal.example.com' } }],
  ])('is hidden %s', async (_where, from) => {
    const answer = await open(api, '/api/mails', from);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('ada@example.com');
  });

  it.each(['/api/mails/..%2F..%2Fjwt-secret', '/api/mails/01900000-0000-7000-8000-000000000000', '/api/mails/x'])(
    'exposes no other file: %s',
    async (url) => expect((await open(api, url)).status).toBe(404),
  );

  it('keeps only the newest files', async () => {
    for (let n = 0; n < 3; n += 1) await sendOne(api, `more ${n}`);
    const before = readdirSync(join(DATA_DIR, 'mail')).sort();
    const files = jest.replaceProperty(limits, 'files', 2);
    await sendOne(api, 'last');
    files.restore();
    const after = readdirSync(join(DATA_DIR, 'mail')).sort();
    expect(after).toHaveLength(2);
    expect(after[0]).toBe(before.at(-1));
  });
});

describe('mail page', () => {
  it.each([
    ['outside the demo', {}],
    [
      'if there is a mail server',
      { DEMO: '1', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example', PUBLIC_ORIGIN: 'http://localhost' },
    ],
    ['on a portal with a public address', { DEMO: '1', PUBLIC_ORIGIN: 'https://portal.example.com' }],
    ['behind an untrusted proxy', { DEMO: '1' }],
  ])('is not served %s', async (_what, settings) => {
    const api = await startApi({ DATA_DIR: newDir(), ...settings });
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    expect((await open(api, '/api/mails', { headers })).status).toBe(404);
    await api.stop();
  });
});
