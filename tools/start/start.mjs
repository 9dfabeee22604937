// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accountTable } from './accounts.mjs';
import { install, isInstalled } from './install.mjs';
import { ensurePortIsFree } from '../process/ports.mjs';
import { holdDataDir } from './data-dir.mjs';
import { progress } from './progress.mjs';

// Only Node itself is available when this file starts, so modules that depend on packages are imported after the
// install.

const root = fileURLToPath(new URL('../..', import.meta.url));
const noDemo = (/** @type {string} */ host) =>
  `Other machines can reach ${host}, so no demo accounts were created. To create them anyway: DEMO=1 npm start`;
const say = (/** @type {string} */ text) => void process.stdout.write(text);
const giveUp = new AbortController();
const step = progress(say, giveUp.signal);

/** @type {(() => Promise<void> | void)[]} */
const undo = [];

async function main() {
  const develop = process.argv.includes('--watch');
  say(`\nTax office portal${develop ? ', development' : ''}\n`);
  if (!isInstalled(root))
    await step('Installing packages (a minute or two the first time)', () => install(root, giveUp.signal));
  const { readStartSettings } = await import('./settings.mjs');
  const settings = readStartSettings(process.env, { root, watch: develop });
  await ensurePortIsFree(settings.port, settings.host);
  undo.push(holdDataDir(settings.dataDir, `http://${settings.host}:${settings.port}`));
  const { startStack } = await import('./stack.mjs');
  const { build } = await import('../process/nx.mjs');
  /** @type {import('./stack.mjs').Stack | undefined} */
  let stack;
  if (settings.watch) {
    const { watchAll } = await import('./watch.mjs');
    undo.push(await step('Building', () => watchAll(root, { say, built: (program) => void stack?.restart(program) })));
  } else {
    await step('Building (only what changed)', () => build(root, { signal: giveUp.signal }));
  }
  stack = await startStack({ root, settings, step, say });
  undo.push(() => stack?.stop());
  const accounts = accountTable(stack.accounts);
  say(`\nReady: ${stack.url}\n\n`);
  if (accounts) say(`${accounts}\n`);
  if (settings.demoWithheld) say(`  ${noDemo(settings.host)}\n`);
  say(`  Data: ${settings.dataDir}   Logs: ${join(settings.dataDir, 'logs')}   Stop: Ctrl-C\n\n`);
}

let askedAt = 0;

/** Finishes or aborts running steps before stopping anything, so that nothing is left behind. */
async function leave() {
  // Ctrl-C sends two signals, one from the terminal and one from npm, so only a later one means "stop immediately".
  if (giveUp.signal.aborted) return Date.now() - askedAt > 1000 ? process.exit(1) : undefined;
  askedAt = Date.now();
  clearInterval(watch);
  say('\nStopping ...\n');
  giveUp.abort();
  await started;
  await undoAll();
  process.exit(0);
}

async function undoAll() {
  for (const stop of undo.splice(0).reverse()) await stop();
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void leave());

// A signal to npm only ends the shell between npm and this process, so watch for a change of the parent.
const parent = process.ppid;
const watch = setInterval(() => process.ppid !== parent && void leave(), 1000).unref();

const started = main().catch(async (/** @type {Error} */ error) => {
  if (giveUp.signal.aborted) return;
  process.stderr.write(`\n${error.message}\n\n`);
  await undoAll();
  process.exit(1);
});
