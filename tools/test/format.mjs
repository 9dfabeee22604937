// @ts-check
import { join } from 'node:path';
import { run } from '../process/run.mjs';

/**
 * @param {string} root
 * @returns {Promise<import('./stages.mjs').Outcome>}
 */
export async function checkFormat(root) {
  const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs');
  const { code, stdout, stderr } = await run(process.execPath, [prettier, '--check', '--log-level=warn', '.'], {
    cwd: root,
  });
  return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output: `${stdout}${stderr}` };
}
