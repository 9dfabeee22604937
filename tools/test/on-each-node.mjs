// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNodes } from './nodes.mjs';

/** `npm run test:nodes -- unit api`: runs `npm test` on the newest installed Node of each supported major version. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const run = fileURLToPath(new URL('./run.mjs', import.meta.url));
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const nodes = await findNodes(process.env, engines.node.replace('>=', ''));
/** @type {string[]} */
const failed = [];
for (const { path, version } of nodes) {
  process.stdout.write(`\n=== Node ${version} (${path}) ===\n\n`);
  const env = { ...process.env, PATH: `${dirname(path)}${delimiter}${process.env.PATH}` };
  const child = spawn(path, [run, ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' });
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) failed.push(version);
}
process.stdout.write(`\nNode ${nodes.map(({ version }) => version).join(', ')}: `);
process.stdout.write(failed.length > 0 ? `failed on ${failed.join(', ')}\n` : 'all well\n');
process.exitCode = failed.length > 0 ? 1 : 0;
