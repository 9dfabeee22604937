// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../process/run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const quiet = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true' };

/**
 * Without a graph of the projects on disk the fence between them is passed over in silence, with exit code 0. So the
 * graph is made first.
 * @returns {Promise<string>} what is wrong, empty when nothing is
 */
export async function makeGraph() {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const { code, stderr } = await run(process.execPath, [nx, 'show', 'projects'], {
    cwd: root,
    env: { ...process.env, ...quiet },
  });
  return code === 0 ? '' : `nx cannot read the projects:\n${stderr}`;
}

/**
 * The fence must be seen to hold before its silence means anything.
 * @param {{ config?: string, env?: Record<string, string> }} [how]
 * @returns {Promise<string>} what got through, a line each
 */
export async function holesInTheFence({ config, env = {} } = {}) {
  const args = [join(root, 'tools/lint/proof.mjs'), ...(config ? [config] : [])];
  const { code, stdout, stderr } = await run(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...quiet, ...env },
  });
  return code === 0 ? stdout : stderr;
}

/** @returns {Promise<string>} what is wrong, empty when nothing is */
export async function lint() {
  const broken = (await makeGraph()) || (await holesInTheFence());
  if (broken) return broken;
  const eslint = [
    join(root, 'node_modules/eslint/bin/eslint.js'),
    '-c',
    'tools/lint/eslint.config.mjs',
    '--max-warnings=0',
    '.',
  ];
  const { code, stdout, stderr } = await run(process.execPath, eslint, { cwd: root });
  return code === 0 ? '' : `${stdout}${stderr}`;
}
