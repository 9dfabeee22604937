// @ts-check
import { run } from '../process/run.mjs';

/**
 * Runs a Node program of the project to its end.
 * @param {string} file
 * @param {{ cwd: string, env: Record<string, string | undefined>, args?: readonly string[] }} how
 * @returns {Promise<string>} what it said
 */
export async function runNode(file, { cwd, env, args = [] }) {
  const { code, stdout, stderr } = await run(process.execPath, [file, ...args], { cwd, env });
  if (code !== 0) throw new Error(`${stderr.trim() || stdout.trim() || `${file} ended with ${code}`}`);
  return stdout;
}
