// @ts-check
import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { inTurn } from '../process/turn.mjs';

/**
 * Builds everything for production; what has not changed comes from nx's cache.
 * @param {string} root
 * @param {AbortSignal} [signal] gives up
 */
export async function buildAll(root, signal) {
  const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_NO_CLOUD: 'true',
    NX_TUI: 'false',
    FORCE_COLOR: '0',
    NODE_ENV: 'production',
  };
  const args = [nx, 'run-many', '-t', 'build', '--outputStyle=static'];
  // Two portals that start at once share the built files.
  const build = () => run(process.execPath, args, { cwd: root, env, signal });
  const { code, stdout, stderr } = await inTurn(join(root, '.nx', 'building'), build, signal);
  if (code !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}
