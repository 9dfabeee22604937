// @ts-check
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { loadEstimate } from './bundle.mjs';

const help = `Tax estimates for 2024, one household per line.

  npm run -s estimate < households.jsonl > answers.jsonl
  npm run -s estimate -- --csv households.jsonl > answers.csv

Input: one JSON object per line, or CSV with a header of the same field names. What POST /calculate-tax takes is taken here, and what
it refuses is refused: such a line is answered in its place by {"line", "error"}, and the command ends with code 1.
`;

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknownFlags = flags.filter((flag) => flag !== '--csv' && flag !== '--help');
if (flags.includes('--help') || unknownFlags.length > 0 || files.length > 1) {
  (unknownFlags.length > 0 || files.length > 1 ? process.stderr : process.stdout).write(help);
  process.exit(unknownFlags.length > 0 || files.length > 1 ? 2 : 0);
}
const asCsv = flags.includes('--csv');

// Exit without an error if the program that reads the output, such as `head`, closes the pipe early.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 2));

const { answerTo, cellsOf, csvHeader, csvRow } = await loadEstimate();
/** @type {NodeJS.ReadableStream} */
const source = files[0] === undefined ? process.stdin : createReadStream(files[0]);
source.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
});

const batchLength = 64 * 1024;
let batch = asCsv ? `${csvHeader}\n` : '';

/**
 * Writes output in batches and respects backpressure.
 * @param {string} text
 */
async function write(text) {
  batch += text;
  if (batch.length < batchLength) return;
  const full = batch;
  batch = '';
  if (!process.stdout.write(full))
    await new Promise((drained) => process.stdout.once('drain', () => drained(undefined)));
}

let lineNumber = 0;
/** @type {string[] | undefined} */
let header;
let failed = false;
for await (const text of createInterface({ input: source, crlfDelay: Infinity })) {
  lineNumber++;
  const line = lineNumber === 1 ? text.replace(/^\uFEFF/, '') : text;
  if (lineNumber === 1 && /^"?(?:id|filing_status|state|num_children|\w+_\w+)"?,/.test(line)) {
    header = cellsOf(line);
    continue;
  }
  const answer = answerTo(line, lineNumber, header);
  failed ||= answer.error !== undefined;
  await write(`${asCsv ? csvRow(answer) : JSON.stringify(answer)}\n`);
}
process.stdout.write(batch, () => (process.exitCode = failed ? 1 : 0));
