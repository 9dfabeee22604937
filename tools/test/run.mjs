// @ts-check
import { fileURLToPath } from 'node:url';
import { install, isInstalled } from '../start/install.mjs';

/**
 * `npm test`: everything; `npm test -- unit lint`: these stages. Quiet when well; what a failing stage said in full; the last
 * line counts.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (/** @type {string} */ text) => void process.stdout.write(text);
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

async function main() {
  const wanted = process.argv.slice(2);
  if (!isInstalled(root)) {
    const since = Date.now();
    await install(root);
    say(`${'Packages installed'.padEnd(22)} ${seconds(since)}\n`);
  }
  const { stages } = await import('./stages.mjs');
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no stage ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}`);
  let [passed, failed] = [0, 0];
  for (const stage of stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const since = Date.now();
    const outcome = await stage
      .run(root)
      .catch((/** @type {Error} */ error) => ({ passed: 0, failed: 1, output: error.stack ?? error.message }));
    passed += outcome.passed;
    failed += outcome.failed;
    const result =
      outcome.failed === 0 ? `${outcome.passed} passed` : `${outcome.failed} failed, ${outcome.passed} passed`;
    say(`${stage.what.padEnd(22)} ${result.padEnd(24)} ${seconds(since)}\n`);
    if (outcome.failed > 0) say(`\n${outcome.output.trim()}\n\n`);
  }
  say(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (/** @type {Error} */ error) => {
    process.stderr.write(`${error.message}\n`);
    say('0 passed, 1 failed\n');
    process.exit(1);
  },
);
