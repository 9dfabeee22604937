import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryFileLock } from '../process/file-lock.mjs';
import { messageOf } from '../process/message-of';
import { build } from '../process/nx';
import { ensurePortIsFree } from '../process/ports';
import { accountTable } from './accounts';
import { progress } from './progress.mjs';
import { readStartSettings } from './settings';
import { startStack, type Stack } from './stack';

const root = fileURLToPath(new URL('../..', import.meta.url));
const noDemo = (host: string) =>
  `Other machines can reach ${host}, so no demo accounts were created. To create them anyway: DEMO=1 npm start`;
const say = (text: string) => void process.stdout.write(text);
const giveUp = new AbortController();
const step = progress(say, giveUp.signal);

const undo: (() => Promise<void> | void)[] = [];

async function main() {
  const develop = process.argv.includes('--watch');
  say(`\nTax office portal${develop ? ', development' : ''}\n`);
  const settings = readStartSettings(process.env, { root, watch: develop });
  await ensurePortIsFree(settings.port, settings.host);
  undo.push(holdDataDir(settings.dataDir, `http://${settings.host}:${settings.port}`));
  const running: { restart?: Stack['restart'] } = {};
  if (settings.watch) {
    // Loaded when needed, because it loads the bundler.
    const { watchAll } = await import('./watch');
    undo.push(
      await step('Building', () => watchAll(root, { say, built: (program) => void running.restart?.(program) })),
    );
  } else {
    await step('Building (only what changed)', () => build(root, { signal: giveUp.signal }));
  }
  const stack = await startStack({ root, settings, step, say });
  undo.push(() => stack.stop());
  running.restart = stack.restart;
  const accounts = accountTable(stack.accounts);
  say(`\nReady: ${stack.url}\n\n`);
  if (accounts) say(`${accounts}\n`);
  if (settings.demoWithheld) say(`  ${noDemo(settings.host)}\n`);
  say(`  Data: ${settings.dataDir}   Logs: ${join(settings.dataDir, 'logs')}   Stop: Ctrl-C\n\n`);
}

/** Locks the data folder, because a second start would use the same database. */
function holdDataDir(dataDir: string, url: string) {
  const lock = tryFileLock(join(dataDir, 'running.json'), url);
  if ('release' in lock) return lock.release;
  const { pid, note } = lock.holder;
  throw new Error(
    `The portal is already running with this data: ${note} (process ${pid}).\nTo start a second one, set PORT and DATA_DIR.`,
  );
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

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave());

// A signal to npm only ends the shell between npm and this process, so watch for a change of the parent.
const parent = process.ppid;
const watch = setInterval(() => process.ppid !== parent && void leave(), 1000).unref();

const started = main().catch(async (error: unknown) => {
  if (giveUp.signal.aborted) return;
  process.stderr.write(`\n${messageOf(error)}\n\n`);
  await undoAll();
  process.exit(1);
});
