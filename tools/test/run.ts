import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { messageOf } from '../process/message-of';
import { nxCommand } from '../process/nx';
import { readProjects, targetsOf, type Project } from './projects';
import { readResults, sum, table } from './results';

/**
 * `npm test` runs every check of every project as an Nx target. Checks whose inputs are unchanged since they passed are
 * taken from Nx's cache. `npm test -- unit lint --project mfe-client` runs only the given ones. Prints the full output
 * of a failing check only; the last line has the counts.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (text: string) => void process.stdout.write(text);

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string', multiple: true, default: [] } },
  });
  const projects = readProjects(root);
  const chosen = values.project.length === 0 ? projects : values.project.map((name) => projectCalled(projects, name));
  const all = targetsOf(projects);
  const unknown = positionals.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown check: ${unknown.join()}. Available checks: ${all.join(', ')}`);
  const targets = targetsOf(chosen).filter((name) => positionals.length === 0 || positionals.includes(name));
  if (targets.length === 0) throw new Error(`${values.project.join()} has no ${positionals.join()}.`);
  const since = Date.now();
  const ended = await runMany(targets, values.project.length === 0 ? [] : chosen);
  const results = readResults(root, since);
  const failing = results.filter(({ failed }) => failed > 0);
  for (const { id, output } of failing) say(`\n--- ${id} ---\n\n${output.trim()}\n`);
  const notRun = targets.filter((target) => !results.some((result) => result.target === target));
  if (failing.length === 0 && (ended.code !== 0 || notRun.length > 0)) say(`\n${ended.output.trim()}\n`);
  say(`\n${table(results)}`);
  for (const test of results.flatMap(({ retried }) => retried)) say(`passed only on the second try: ${test}\n`);
  for (const target of notRun) say(`${target.padEnd(10)}not run\n`);
  const { passed, failed } = sum(results);
  const well = ended.code === 0 && failed === 0 && notRun.length === 0;
  say(`\n${passed} passed, ${Math.max(failed + notRun.length, well ? 0 : 1)} failed\n`);
  return well ? 0 : 1;
}

/** @param wanted its folder or name */
function projectCalled(projects: readonly Project[], wanted: string) {
  const found = projects.find(({ name, folder }) => [name, folder, folder.replace('libs/', '')].includes(wanted));
  if (!found)
    throw new Error(`Unknown project: ${wanted}. Available projects: ${projects.map(({ name }) => name).join(', ')}`);
  return found;
}

/**
 * Prints a line for each check when it ends; its output is printed later, and only if it failed.
 * @param projects empty for all
 */
async function runMany(
  targets: readonly string[],
  projects: readonly Project[],
): Promise<{ code: number; output: string }> {
  const only = projects.length > 0 ? [`--projects=${projects.map(({ name }) => name).join()}`] : [];
  const args = ['run-many', `--targets=${targets.join()}`, `--parallel=${availableParallelism()}`, ...only];
  const [command, nxArgs, options] = nxCommand(root, args);
  const child = spawn(command, nxArgs, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const code = new Promise<number>((done) =>
    child.once('close', (ended, signal) => {
      if (ended !== 0) output += `Nx exited with ${signal ?? ended}.\n`;
      done(ended ?? 1);
    }),
  );
  const since = Date.now();
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for await (const line of createInterface(child.stdout)) {
    output += `${line}\n`;
    // Prints only checks that ran: cached ones have a suffix after the name and do not match.
    const [, mark, id] = /^([✔✖]) +nx run (\S+)$/.exec(line) ?? [];
    if (mark) say(`${((Date.now() - since) / 1000).toFixed(0).padStart(5)} s  ${mark} ${id}\n`);
  }
  const ended = await code;
  return { code: ended, output };
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    say('0 passed, 1 failed\n');
    process.exit(1);
  },
);
