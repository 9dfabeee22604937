import { execFileSync } from 'node:child_process';

/**
 * Returns the commits whose version of a contract the current one must not break: the last release and the commit on
 * main where this branch started. On main itself: the last commit and the one before the last change to the contract.
 * @param {string} folder within the repository
 * @param {string} file the contract
 * @returns {{ refs: string[], gap?: string }} `gap`: why there is nothing to compare with
 */
export function publishedRefs(folder, file) {
  const git = gitIn(folder);
  if (git('rev-parse', 'HEAD') === '') return { refs: [], gap: 'there is no Git history' };
  const refs = [releaseTag(git), ...onMain(git, file)].filter((ref) => ref && git('ls-tree', ref, '--', file));
  const onlyItself = refs.every((ref) => ref === 'HEAD');
  const shallow = onlyItself && git('rev-parse', '--is-shallow-repository') === 'true';
  return { refs, ...(shallow ? { gap: 'the clone is shallow and holds no earlier contract' } : {}) };
}

/**
 * Returns the text of a file at a commit.
 * @param {string} folder within the repository
 * @param {string} ref
 * @param {string} file
 */
export const fileAt = (folder, ref, file) => gitIn(folder)('show', `${ref}:${file}`);

/**
 * Returns the commit that users may still run: the last release or, before the first one, the commit on main where this
 * branch started. On main itself: the previous commit. Empty without a history.
 * @param {string} folder within the repository
 */
export function lastRelease(folder) {
  const git = gitIn(folder);
  return git('rev-parse', '--verify', '--quiet', `${releaseTag(git) || baseOnMain(git) || 'HEAD^'}^{commit}`);
}

/** @param {Git} git */
const releaseTag = (git) => git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname').split('\n')[0] ?? '';

/** @param {Git} git */
function baseOnMain(git) {
  const head = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main));
  return bases.find((commit) => commit !== '' && commit !== head);
}

/** @param {Git} git @param {string} file */
function onMain(git, file) {
  const base = baseOnMain(git);
  if (base) return [base];
  const [, previous = ''] = git('log', '-2', '--first-parent', '--format=%H', '--', file).split('\n');
  return ['HEAD', previous].filter(Boolean);
}

/** @typedef {(...args: string[]) => string} Git returns the output, or '' when the command fails */

/** @param {string} folder @returns {Git} */
function gitIn(folder) {
  return (...args) => {
    try {
      const maxBuffer = 64 * 1024 * 1024;
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer,
      }).trim();
    } catch {
      return '';
    }
  };
}

// Nx runs this file as an input of the unit tests, so that a change of the compared contracts invalidates the cached
// result.
const [program = '', file = ''] = process.argv.slice(1);
if (program.endsWith('published.mjs')) {
  const git = gitIn(process.cwd());
  const { refs } = publishedRefs(process.cwd(), file);
  process.stdout.write(refs.map((ref) => git('rev-parse', `${ref}:${file}`)).join('\n'));
}
