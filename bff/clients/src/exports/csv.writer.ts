import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { formulaSafe, type ExportTable } from './export-table';

/** Writes CSV (RFC 4180) in UTF-8 with a byte order mark for spreadsheets. An error in the source aborts the file. */
export function writeCsv(table: ExportTable): Readable {
  // The library quotes only its own separator and line breaks, but spreadsheets may also use these characters as
  // separators.
  const lines = stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[;\t\r\n|]/ });
  // The consumer of `lines` handles errors.
  pipeline(Readable.from(rowsOf(table)), lines, () => undefined);
  return lines;
}

async function* rowsOf({ titles, amounts, parts }: ExportTable) {
  yield titles.map(formulaSafe);
  for await (const rows of parts)
    for (const row of rows)
      yield row.map((cell, at) => (typeof cell === 'number' && amounts.has(at) ? cell.toFixed(2) : formulaSafe(cell)));
}
