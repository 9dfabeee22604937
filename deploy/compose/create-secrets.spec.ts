import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = new URL('create-secrets.sh', import.meta.url).pathname;
const home = mkdtempSync(join(tmpdir(), 'compose-secrets-'));
const folder = join(home, 'secrets');
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(home, { recursive: true }));

/** Returns the content of each file. */
function run(env = ''): Record<string, string> {
  writeFileSync(join(home, '.env'), env);
  execFileSync('sh', [script], { cwd: home });
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

describe('secrets for compose', () => {
  it('are generated, with the logins of the database in its URLs', () => {
    const found = run();
    for (const name of ['POSTGRES_PASSWORD', 'SERVICE_PASSWORD', 'BACKUP_PASSWORD'])
      expect(found[name]).toMatch(/^[0-9a-f]{48}$/);
    expect(new Set(Object.values(found).filter(Boolean)).size).toBe(Object.values(found).filter(Boolean).length);
    expect(found).toMatchObject({
      DATABASE_URL: `postgres://portal_service:${found.SERVICE_PASSWORD}@postgres:5432/portal`,
      DATABASE_OWNER_URL: `postgres://portal_owner:${found.POSTGRES_PASSWORD}@postgres:5432/portal`,
      ENCRYPTION_KEYS: expect.stringMatching(/^k1:/),
      SMTP_URL: '',
      ADMIN_PIN: '',
    });
  });

  it('can be read by the users of all containers, and on this machine by nobody else', () => {
    const files = Object.keys(run());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(files.filter((name) => (statSync(join(folder, name)).mode & 0o777) !== 0o644)).toEqual([]);
  });

  it('are those of an .env from before they were files, and are kept when the command runs again', () => {
    const env = ['SERVICE_PASSWORD=of-then', `PEPPER_KEYS=p1:abc=`, 'SMTP_URL="smtps://a:b@mail"', 'JWT_SECRET='];
    const found = run(env.join('\n'));
    expect(found).toMatchObject({
      SERVICE_PASSWORD: 'of-then',
      DATABASE_URL: 'postgres://portal_service:of-then@postgres:5432/portal',
      PEPPER_KEYS: 'p1:abc=',
      SMTP_URL: 'smtps://a:b@mail',
      JWT_SECRET: expect.stringMatching(/^[\w+/]{64}$/),
    });
    expect(run('SERVICE_PASSWORD=another')).toEqual(found);
  });

  it('generates no key ring where Vault wraps the data keys', () => {
    expect(run('VAULT_ADDR=https://vault.example').ENCRYPTION_KEYS).toBe('');
  });
});
