import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { secretsInHistory } from './history-secrets';

/** Put together here, so that this file holds no credential itself. */
const planted = {
  'private key': ['-----BEGIN', 'PRIVATE KEY-----'].join(' '),
  'AWS access key': `AKIA${'A1'.repeat(8)}`,
  'GitHub token': `ghp_${'a1B2'.repeat(9)}`,
  'value of a setting': `TOKEN_SECRET=${'0123456789abcdef'.repeat(2)}`,
};

describe('credentials in the Git history', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });
  const commit = (text: string) => {
    writeFileSync(join(folder, 'file'), text);
    git('add', '.');
    git('commit', '--quiet', '--message', 'change');
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-history-'));
    git('init', '--quiet');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(planted))('are found after they were removed: %s', async (name, secret) => {
    // Longer than the chunks that Git writes.
    commit(`${'text\n'.repeat(50_000)}${secret}\n`);
    commit('nothing');
    expect(await secretsInHistory(folder)).toEqual([`${name}: ${secret.slice(0, 30)}`]);
  });

  it('do not occur in any version of any file of this repository', async () => {
    expect(await secretsInHistory(fileURLToPath(new URL('../../..', import.meta.url)))).toEqual([]);
  });
});
