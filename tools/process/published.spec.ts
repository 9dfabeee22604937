import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileAt, lastRelease, publishedRefs } from './published.mjs';

const file = 'docs/openapi.json';

describe('publishedRefs', () => {
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
  const contract = (text: string) => commit(file, text);
  const compared = () => publishedRefs(folder, file).refs.map((ref) => fileAt(folder, ref, file));

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
    expect(publishedRefs(folder, file).refs[0]).toBe('v0.10.0');
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
    expect(publishedRefs(folder, file)).toEqual({ refs: [] });
  });

  it('reports a gap in a shallow clone', () => {
    contract('first');
    contract('second');
    git('clone', '--depth=1', `file://${folder}`, 'shallow');
    expect(publishedRefs(join(folder, 'shallow'), file)).toEqual({
      refs: ['HEAD'],
      gap: 'the clone is shallow and holds no earlier contract',
    });
  });

  it('reports a gap outside a repository', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(publishedRefs(folder, file)).toEqual({ refs: [], gap: 'there is no Git history' });
  });

  it('finds the last release: a tag, or else where the branch started, or else the commit before', () => {
    const first = contract('first');
    expect(lastRelease(folder)).toBe('');
    const second = contract('second');
    expect(lastRelease(folder)).toBe(first);
    git('switch', '-c', 'feature');
    contract('on the branch');
    expect(lastRelease(folder)).toBe(second);
    git('tag', 'v0.9.0', first);
    expect(lastRelease(folder)).toBe(first);
  });
});
