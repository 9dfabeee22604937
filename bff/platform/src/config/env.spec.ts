import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '@portal/server/settings';
import { settingsTable } from '@portal/server/testing/settings-table';
import { ownerSettings } from './database';
import { bffSettings, readEnv } from './env';

const dir = mkdtempSync(join(tmpdir(), 'portal-env-'));
afterAll(() => rmSync(dir, { recursive: true }));

const good = {
  DATABASE_URL: 'postgres://portal@localhost/portal',
  DATA_DIR: dir,
  JWT_SECRET: 'wT5rQ0xVb7nYw3Lr9Tz1Hs6Jm4Pc8Gf2Ae',
};
const production = {
  ...good,
  NODE_ENV: 'production',
  ENCRYPTION_KEYS: 'k1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  BLIND_INDEX_KEYS: 'b1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  PEPPER_KEYS: 'p1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  PUBLIC_ORIGIN: 'https://portal.example.com',
};

function errorsOf(source: Record<string, string | undefined>): readonly string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
}

describe('environment settings', () => {
  it('reports all errors together, without the values', () => {
    const source = { ...good, DATABASE_URL: 'mysql://me:hidden@host', PORT: '99999', DEMO: 'maybe', NODE_ENV: 'prod' };
    const errors = errorsOf({ ...source, PREPARER_SIGNUP: 'sometimes', PASSWORD_MIN_LENGTH: '5' });
    expect(errors).toHaveLength(6);
    expect(errors.join()).not.toContain('hidden');
  });

  it.each([
    ['short', 'JWT_SECRET is shorter than 32 characters. Generate one with: openssl rand -base64 48'],
    ['changeme-changeme-0123456789-abcdefgh', expect.stringContaining('looks like a default')],
    ['a'.repeat(64), expect.stringContaining('too few different characters')],
  ])('rejects the secret %s', (JWT_SECRET, sentence) => {
    expect(errorsOf({ ...good, JWT_SECRET })).toEqual([sentence]);
  });

  it.each([
    ['JWT_SECRET', { JWT_SECRET: undefined }],
    ['ENCRYPTION_KEYS', { ENCRYPTION_KEYS: '' }],
    ['BLIND_INDEX_KEYS', { BLIND_INDEX_KEYS: '' }],
    ['PEPPER_KEYS', { PEPPER_KEYS: '' }],
    ['DEMO', { DEMO: '1' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: '' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://portal.example.com' }],
  ])('rejects production without a valid %s', (name, change) => {
    const errors = errorsOf({ ...production, ...change });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(name);
  });

  it('requires a direct connection for notifications behind a pooler', () => {
    const pooled = { ...good, DATABASE_POOLER: 'transaction' };
    expect(errorsOf(pooled)).toEqual(['DATABASE_EVENTS_URL is not set.']);
    expect(errorsOf({ ...pooled, DATABASE_EVENTS_URL: good.DATABASE_URL })).toEqual([]);
  });

  it.each([[{ ADMIN_EMAIL: 'a@example.com' }], [{ ADMIN_EMAIL: 'no address', ADMIN_PASSWORD: 'x', ADMIN_PIN: '12' }]])(
    'rejects an incomplete first admin: %p',
    (admin) => expect(errorsOf({ ...good, ...admin }).length).toBeGreaterThan(1),
  );

  it.each([
    ['MAIL_FROM', { MAIL_FROM: undefined }],
    ['MAIL_FROM', { MAIL_FROM: 'the office' }],
    ['MAIL_FROM', { MAIL_FROM: 'Office <portal@office.example>, Other <other@office.example>' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: undefined }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
  ])('rejects a mail server without a valid %s', (name, change) => {
    const mail = { SMTP_URL: 'smtps://me:hidden@mail.example', MAIL_FROM: 'Office <portal@office.example>' };
    expect(errorsOf({ ...good, ...mail, PUBLIC_ORIGIN: 'https://portal.example.com' })).toEqual([]);
    const errors = errorsOf({ ...good, ...mail, PUBLIC_ORIGIN: 'https://portal.example.com', ...change });
    expect(errors).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
    expect(errors.join()).not.toContain('hidden');
  });

  it('accept Vault in production instead of a key ring, but not over plain http', () => {
    const vault = { ENCRYPTION_KEYS: '', VAULT_ADDR: 'https://vault.example:8200', VAULT_TOKEN: 'a-token' };
    expect(readEnv({ ...production, ...vault }).VAULT).toEqual({
      address: 'https://vault.example:8200',
      token: 'a-token',
      key: 'portal',
    });
    expect(errorsOf({ ...production, ...vault, VAULT_ADDR: 'http://127.0.0.1:8100' })).toEqual([]);
    expect(errorsOf({ ...production, ...vault, VAULT_ADDR: 'http://vault.example:8200' })).toEqual([
      'VAULT_ADDR must start with https:.',
    ]);
  });

  it('accept a bucket with a static key or a role, but not with half a key', () => {
    const bucket = { S3_BUCKET: 'office' };
    expect(readEnv({ ...good, ...bucket }).S3).toEqual({ bucket: 'office', region: 'us-east-1' });
    expect(errorsOf({ ...good, ...bucket, S3_ACCESS_KEY_ID: 'id' })).toEqual(['S3_SECRET_ACCESS_KEY is not set.']);
    expect(errorsOf({ ...good, ...bucket, S3_SECRET_ACCESS_KEY: 'x' })).toEqual(['S3_ACCESS_KEY_ID is not set.']);
  });

  it('have defaults for optional variables', () => {
    expect(readEnv(good)).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DEMO: false,
      PREPARER_SIGNUP: 'approve',
      PASSWORD_MIN_LENGTH: 6,
    });
    expect(readEnv(production).production).toBe(true);
    expect(readEnv({ ...good, PUBLIC_ORIGIN: 'https://portal.example.com/path' }).PUBLIC_ORIGIN).toBe(
      'https://portal.example.com',
    );
  });

  it('matches the table in docs/operations.md', () => {
    const { documented, wanted } = settingsTable('bff', { ...bffSettings, ...ownerSettings });
    expect(documented).toEqual(wanted);
  });

  it('generates a missing secret and keeps it in a file that only its owner can read', () => {
    const first = readEnv({ ...good, JWT_SECRET: undefined }).JWT_SECRET;
    expect(first).toHaveLength(64);
    expect(readEnv({ ...good, JWT_SECRET: '' }).JWT_SECRET).toBe(first);
    expect(statSync(join(dir, 'jwt-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dir, 'jwt-secret'), 'utf8')).toBe(first);
  });
});
