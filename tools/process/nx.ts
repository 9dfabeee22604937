import { join } from 'node:path';
import { withFileLock } from './file-lock.mjs';
import { runOrThrow } from './run.mjs';

/**
 * Returns how to run Nx without daemon, cloud or terminal UI. Usage: `spawn(...nxCommand(root, ['show', 'projects']))`.
 */
export function nxCommand(
  root: string,
  args: readonly string[],
): [command: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }] {
  const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', FORCE_COLOR: '0' };
  return [process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], { cwd: root, env }];
}

/**
 * Builds for production; unchanged projects are restored from Nx's cache.
 * @param which default: all projects; `signal` aborts
 */
export async function build(
  root: string,
  { projects = [], signal }: { projects?: readonly string[]; signal?: AbortSignal } = {},
) {
  const only = projects.length > 0 ? [`--projects=${projects.join()}`] : [];
  const [command, args, options] = nxCommand(root, ['run-many', '--targets=build', ...only]);
  // Build under a lock, because two portals may start at the same time and share the output.
  const work = () => runOrThrow(command, args, { ...options, signal });
  await withFileLock(join(root, '.nx', 'building'), work, signal);
}
