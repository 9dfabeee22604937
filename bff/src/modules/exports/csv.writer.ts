import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { formulaSafe, type ExportTable } from './export-table';

/** RFC 4180, UTF-8 with the mark that spreadsheets know it by. What breaks the source breaks the file. */
export function writeCsv(table: ExportTable): Readable {
  // The library quotes its own separator and line ends; other spreadsheets separate by these.
  const lines = stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[;\t\r\n|]/ });
  // Its end, good or bad, is seen by whoever reads the lines.
  pipeline(Readable.from(rowsOf(table)), lines, () => undefined);
  return lines;
}

async function* rowsOf({ titles, amounts, parts }: ExportTable) {
  yield titles.map(formulaSafe);
  for await (const rows of parts)
    for (const row of rows)
      yield row.map((cell, at) => (typeof cell === 'number' && amounts.has(at) ? cell.toFixed(2) : formulaSafe(cell)));
}
