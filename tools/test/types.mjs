// @ts-check
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.mjs';

/**
 * The compiler over every package of the workspace.
 * @param {string} root
 * @returns {Promise<import('./stages.mjs').Outcome>}
 */
export async function checkTypes(root) {
  const tsc = join(root, 'node_modules/typescript7/bin/tsc');
  const outcome = { passed: 0, failed: 0, output: '' };
  for (const folder of packageFolders(root)) {
    if (!existsSync(join(root, folder, 'tsconfig.json'))) {
      outcome.failed += 1;
      outcome.output += `${folder} has no tsconfig.json: its types are checked by nobody.\n`;
      continue;
    }
    const { code, stdout, stderr } = await run(process.execPath, [tsc, '-p', folder], { cwd: root });
    outcome[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) outcome.output += `${stdout}${stderr}`;
  }
  return outcome;
}

/**
 * @param {string} root
 * @returns {string[]} of every workspace, `libs/*` written out
 */
export function packageFolders(root) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.flatMap((glob) => {
    if (!glob.endsWith('/*')) return [glob];
    const parent = glob.slice(0, -2);
    const names = readdirSync(join(root, parent)).sort();
    return names.map((name) => `${parent}/${name}`).filter((folder) => existsSync(join(root, folder, 'package.json')));
  });
}
