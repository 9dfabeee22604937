import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { messageOf } from '../process/message-of';
import { nxCommand } from '../process/nx';
import { readResults, sum, table, type Result } from './results';

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
  const { targetDefaults } = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as { targetDefaults: object };
  const checks = Object.keys(targetDefaults);
  // `e2e` selects all its groups: e2e-admin, …
  const named = (name: string) => checks.filter((check) => check === name || check.startsWith(`${name}-`));
  const unknown = positionals.filter((name) => named(name).length === 0);
  if (unknown.length > 0) throw new Error(`Unknown check: ${unknown.join()}. Available checks: ${checks.join(', ')}`);
  const targets = positionals.length > 0 ? positionals.flatMap(named) : checks;
  // Journeys keep all cores busy with several portals, beside which specs that judge time would fail.
  const { code, output, results } = await runInTurn(
    [targets.filter((target) => !isJourney(target)), targets.filter(isJourney)],
    values.project,
  );
  const failing = results.filter(({ failed }) => failed > 0);
  for (const result of failing) say(`\n--- ${result.id} ---\n\n${result.output.trim()}\n`);
  // A single project need not have every check.
  const mayLack = values.project.length > 0 && results.length > 0;
  const notRun = mayLack ? [] : targets.filter((target) => !results.some((result) => result.target === target));
  if (failing.length === 0 && (code !== 0 || notRun.length > 0)) say(`\n${output.trim()}\n`);
  say(`\n${table(results)}`);
  for (const test of results.flatMap(({ retried }) => retried)) say(`passed only on the second try: ${test}\n`);
  for (const tests of new Set(results.flatMap((result) => result.notRun))) say(`${tests}\n`);
  for (const target of notRun) say(`${target.padEnd(10)}not run\n`);
  const { passed, failed } = sum(results);
  const well = code === 0 && failed === 0 && notRun.length === 0;
  say(`\n${passed} passed, ${Math.max(failed + notRun.length, well ? 0 : 1)} failed\n`);
  return well ? 0 : 1;
}

const isJourney = (target: string): boolean => target.startsWith('e2e');

/** Runs each group of targets after the one before, also if that failed. */
async function runInTurn(groups: readonly string[][], projects: readonly string[]) {
  const ended = { code: 0, output: '', results: new Map<string, Result>() };
  for (const targets of groups.filter(({ length }) => length > 0)) {
    const since = Date.now();
    const { code, output } = await runMany(targets, projects);
    ended.code ||= code;
    ended.output += output;
    // Nx records only its last run. A build that a later group finds in the cache keeps its first result.
    for (const result of readResults(root, since))
      if (!ended.results.has(result.id)) ended.results.set(result.id, result);
  }
  return { ...ended, results: [...ended.results.values()] };
}

/**
 * Prints a line for each check when it ends; its output is printed later, and only if it failed.
 * @param projects names or folders; empty for all
 */
async function runMany(
  targets: readonly string[],
  projects: readonly string[],
): Promise<{ code: number; output: string }> {
  const only = projects.length > 0 ? [`--projects=${projects.join()}`] : [];
  // More than the cores: specs of screens wait for timers half of the time, and API specs for the database.
  const args = ['run-many', `--targets=${targets.join()}`, `--parallel=${availableParallelism() + 2}`, ...only];
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
