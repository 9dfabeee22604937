// @ts-check
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled } from './start/install.mjs';
import { progress } from './start/progress.mjs';

/**
 * Runs a TypeScript program: `node tools/run.mjs tools/start/start.ts --watch`. Node 20 cannot, so jiti removes the
 * types. Installs missing packages first, and is therefore plain JavaScript, as is everything that it imports.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Reports on standard error, because some programs are used in a pipe. */
async function installWithProgress() {
  const say = (/** @type {string} */ text) => void process.stderr.write(text);
  const giveUp = new AbortController();
  const abort = () => giveUp.abort();
  for (const signal of signals) process.once(signal, abort);
  try {
    await progress(say)('Installing packages (a minute or two the first time)', () => install(root, giveUp.signal));
  } catch (error) {
    if (!giveUp.signal.aborted) say(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
  for (const signal of signals) process.off(signal, abort);
}

if (!isInstalled(root)) await installWithProgress();
// The program sees the arguments as if Node had started it.
const [file = ''] = process.argv.splice(2, 1);
process.argv[1] = resolve(root, file);
const { createJiti } = await import('jiti');
await createJiti(import.meta.url).import(process.argv[1]);
