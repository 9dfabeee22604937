import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const here = new URL('.', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'kubernetes-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = () => execFileSync('sh', [join(here, 'create-secrets.sh'), folder]);
const contents = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

describe('secrets for Kubernetes', () => {
  it('are the files that the pods mount, generated where that is possible', () => {
    run();
    const mounted = readFileSync(join(here, 'base/bff.yaml'), 'utf8').matchAll(/\/run\/secrets\/portal\/(\w+)/g);
    const found = contents();
    expect(Object.keys(found).sort()).toEqual([...mounted].map(([, name]) => name).sort());
    for (const ring of ['ENCRYPTION_KEYS', 'BLIND_INDEX_KEYS', 'PEPPER_KEYS'])
      expect(found[ring]).toMatch(/^[kbp]1:[\w+/]{43}=$/);
    expect(found.JWT_SECRET).toMatch(/^[\w+/]{64}$/);
    for (const name of Object.keys(found)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  });

  it('are kept when the command runs again', () => {
    writeFileSync(join(folder, 'SMTP_URL'), 'smtps://mail.example');
    const before = contents();
    run();
    expect(contents()).toEqual(before);
  });
});
