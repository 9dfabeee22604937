import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { answerTo } from './answer';
import { cellsOf, csvHeader, csvRow } from './csv';
import { replay } from './replay';

const help = `Tax estimates, one household per line: for tax year 2024, or its tax_year.

  npm run -s estimate < households.jsonl > answers.jsonl
  npm run -s estimate -- --csv households.jsonl > answers.csv
  npm run -s estimate -- --replay receipt.json

Input: one JSON object per line, or CSV with a header of the same field names. The rules are those of
POST /calculate-tax. An invalid line gets {"line", "error"} as its answer, and the command exits with code 1.

--replay makes the estimate of a downloaded receipt again and prints its receipt. It exits with code 0 if every byte is
equal; otherwise with code 1, and says whether the engine, the law or which lines differ.
`;

/** Matches a first line that names fields. */
const header = /^"?(?:id|filing_status|state|num_children|\w+_\w+)"?,/;

interface Streams {
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
}

/** Runs the command and returns its exit code: 1 if a line was invalid, 2 if it could not run. */
export async function estimateCommand(args: readonly string[], { stdin, stdout, stderr }: Streams): Promise<number> {
  const options = parsed(args);
  if (!options || options.help) {
    (options ? stdout : stderr).write(help);
    return options ? 0 : 2;
  }
  try {
    if (options.replay !== undefined) return await replay(options.replay, { stdout, stderr });
    return await answerLines(options.file === undefined ? stdin : createReadStream(options.file), stdout, options.csv);
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

interface Options {
  file: string | undefined;
  csv: boolean;
  help: boolean;
  /** A receipt's file. */
  replay?: string | undefined;
}

/** Returns undefined for unknown flags and more than one file. */
function parsed(args: readonly string[]): Options | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        csv: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        replay: { type: 'string' },
      },
    });
    return positionals.length > (values.replay === undefined ? 1 : 0) ? undefined : { file: positionals[0], ...values };
  } catch {
    return undefined;
  }
}

async function answerLines(input: Readable, output: Writable, asCsv: boolean): Promise<number> {
  // Without a listener, an unreadable file would be reported as an uncaught error.
  const broken = new Promise<never>((_resolve, reject) => input.once('error', reject));
  const lines = createInterface({ input, crlfDelay: Infinity });
  const write = async (text: string): Promise<void> => {
    if (!output.write(text)) await once(output, 'drain');
  };
  const answerAll = async (): Promise<number> => {
    let code = 0;
    let number = 0;
    let fields: string[] | undefined;
    if (asCsv) await write(`${csvHeader}\n`);
    for await (const text of lines) {
      number += 1;
      const line = number === 1 ? text.replace(/^\uFEFF/, '') : text;
      if (number === 1 && header.test(line)) {
        fields = cellsOf(line);
        continue;
      }
      const answer = answerTo(line, number, fields);
      if (answer.error !== undefined) code = 1;
      await write(`${asCsv ? csvRow(answer) : JSON.stringify(answer)}\n`);
    }
    return code;
  };
  return Promise.race([answerAll(), broken]);
}
