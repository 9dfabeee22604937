import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractAt, publishedContracts } from './published-contracts.mjs';

describe('publishedContracts', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  const commit = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    git('add', '.');
    git('commit', '-m', text);
    return git('rev-parse', 'HEAD');
  };
  const contract = (text: string) => commit('docs/openapi.json', text);
  const compared = () => publishedContracts(folder).refs.map((ref) => contractAt(folder, ref));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'contracts-'));
    mkdirSync(join(folder, 'docs'));
    git('init', '--initial-branch=main');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('returns the last release and the commit on main where the branch started', () => {
    contract('released');
    git('tag', 'v0.9.0');
    git('tag', 'v0.10.0');
    contract('on main');
    git('switch', '-c', 'feature');
    contract('on the branch');
    git('switch', 'main');
    contract('on main, later');
    git('switch', 'feature');
    expect(publishedContracts(folder).refs[0]).toBe('v0.10.0');
    expect(compared()).toEqual(['released', 'on main']);
  });

  it('compares unpushed commits on main with origin/main', () => {
    const pushed = contract('pushed');
    git('update-ref', 'refs/remotes/origin/main', pushed);
    contract('not pushed');
    contract('not pushed either');
    expect(compared()).toEqual(['pushed']);
  });

  it('returns the last commit and the contract before its last change when on main', () => {
    contract('first');
    contract('second');
    contract('third');
    commit('README.md', 'unrelated');
    expect(compared()).toEqual(['third', 'second']);
  });

  it('omits commits without a contract', () => {
    commit('README.md', 'no contract yet');
    git('switch', '-c', 'feature');
    contract('first');
    expect(publishedContracts(folder)).toEqual({ refs: [] });
  });

  it('reports a gap in a shallow clone', () => {
    contract('first');
    contract('second');
    git('clone', '--depth=1', `file://${folder}`, 'shallow');
    expect(publishedContracts(join(folder, 'shallow'))).toEqual({
      refs: ['HEAD'],
      gap: 'the clone is shallow and holds no earlier contract',
    });
  });

  it('reports a gap outside a repository', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(publishedContracts(folder)).toEqual({ refs: [], gap: 'there is no Git history' });
  });
});
