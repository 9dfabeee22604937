import { execFileSync } from 'node:child_process';

const file = 'docs/openapi.json';

/**
 * Returns the commits whose contract the current one must not break: the last release and the commit on main where this
 * branch started. On main itself: the last commit and the one before the last change to the contract.
 * @param {string} folder within the repository
 * @returns {{ refs: string[], gap?: string }} `gap`: why there is nothing to compare with
 */
export function publishedContracts(folder) {
  const git = gitIn(folder);
  if (git('rev-parse', 'HEAD') === '') return { refs: [], gap: 'there is no Git history' };
  const [release = ''] = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname').split('\n');
  const refs = [release, ...mainContracts(git)].filter((ref) => ref && git('ls-tree', ref, '--', file));
  const onlyItself = refs.every((ref) => ref === 'HEAD');
  const shallow = onlyItself && git('rev-parse', '--is-shallow-repository') === 'true';
  return { refs, ...(shallow ? { gap: 'the clone is shallow and holds no earlier contract' } : {}) };
}

/**
 * Returns the text of the contract at a commit.
 * @param {string} folder within the repository
 * @param {string} ref
 */
export const contractAt = (folder, ref) => gitIn(folder)('show', `${ref}:${file}`);

/** @param {Git} git */
function mainContracts(git) {
  const head = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main));
  const base = bases.find((commit) => commit !== '' && commit !== head);
  if (base) return [base];
  const [, previous = ''] = git('log', '-2', '--first-parent', '--format=%H', '--', file).split('\n');
  return ['HEAD', previous].filter(Boolean);
}

/** @typedef {(...args: string[]) => string} Git returns the output, or '' when the command fails */

/** @param {string} folder @returns {Git} */
function gitIn(folder) {
  return (...args) => {
    try {
      const options = /** @type {const} */ ({ cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      return execFileSync('git', args, { ...options, maxBuffer: 64 * 1024 * 1024 }).trim();
    } catch {
      return '';
    }
  };
}

// Nx runs this file as an input of the unit tests, so that a change of the compared contracts invalidates the cached
// result.
if (process.argv[1]?.endsWith('published-contracts.mjs')) {
  const { refs } = publishedContracts(process.cwd());
  process.stdout.write(refs.map((ref) => gitIn(process.cwd())('rev-parse', `${ref}:${file}`)).join('\n'));
}
