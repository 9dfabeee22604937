import { PassThrough, Readable, pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Cell, ExportTable } from './export-table';

/** Maximum rows per sheet, including the titles (Excel's own limit). */
const mostRows = 1_048_576;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const openXml = 'http://schemas.openxmlformats.org';
const relations = `${openXml}/officeDocument/2006/relationships`;
const main = `${openXml}/spreadsheetml/2006/main`;
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const sheetName = (at: number) => `worksheets/sheet${at}.xml`;

/**
 * Returns all parts of a workbook except its sheets (ECMA-376). Style 1: dollars and cents.
 * @param sheets sheet numbers, from 1
 */
const partsOf = (sheets: readonly number[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${sheets.map((at) => `<Override PartName="/xl/${sheetName(at)}" ContentType="${types}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.map((at) => `<sheet name="Export${at > 1 ? ` ${at}` : ''}" sheetId="${at}" r:id="rId${at}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${openXml}/package/2006/relationships">${sheets.map((at) => `<Relationship Id="rId${at}" Type="${relations}/worksheet" Target="${sheetName(at)}"/>`).join('')}<Relationship Id="rIdStyles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
});

/**
 * Writes a workbook with as many sheets as the rows need, each with the titles. Text cells are never formulas. An error
 * in the source aborts the file.
 */
export function writeXlsx(table: ExportTable, rowsPerSheet = mostRows): Readable {
  const file = new PassThrough();
  const zip = new ZipFile();
  pipeline(zip.outputStream as Readable, file, () => undefined);
  void addSheets(zip, file, { ...table, rowsPerSheet }).catch((error: unknown) => file.destroy(error as Error));
  return file;
}

interface SheetTable extends ExportTable {
  /** Includes the titles. */
  rowsPerSheet: number;
}

async function addSheets(zip: ZipFile, file: PassThrough, table: SheetTable): Promise<void> {
  const rows = new RowReader(table.parts);
  // The client disconnected, so stop reading from the database.
  file.once('close', () => void rows.close());
  const sheets: number[] = [];
  do {
    sheets.push(sheets.length + 1);
    const sheet = Readable.from(sheetOf(rows, table));
    file.once('close', () => sheet.destroy());
    zip.addReadStream(sheet, `xl/${sheetName(sheets.length)}`);
    await finished(sheet);
  } while (await rows.hasMore());
  for (const [name, content] of Object.entries(partsOf(sheets))) zip.addBuffer(Buffer.from(content), name);
  zip.end();
}

async function* sheetOf(rows: RowReader, { titles, amounts, rowsPerSheet }: SheetTable) {
  yield `${head}<worksheet xmlns="${main}"><sheetData>${rowOf(titles, new Set())}`;
  for (let room = rowsPerSheet - 1; room > 0 && (await rows.hasMore());) {
    const part = rows.take(room);
    room -= part.length;
    yield part.map((row) => rowOf(row, amounts)).join('');
  }
  yield '</sheetData></worksheet>';
}

type Rows = readonly (readonly Cell[])[];

/** Splits batches of rows to fit the remaining room. */
class RowReader {
  private readonly parts;
  private waiting: Rows = [];

  constructor(parts: AsyncIterable<Rows>) {
    this.parts = parts[Symbol.asyncIterator]();
  }

  async hasMore(): Promise<boolean> {
    while (this.waiting.length === 0) {
      const next = await this.parts.next();
      if (next.done) return false;
      this.waiting = next.value;
    }
    return true;
  }

  take(most: number): Rows {
    const taken = this.waiting.slice(0, most);
    this.waiting = this.waiting.slice(most);
    return taken;
  }

  async close(): Promise<void> {
    await this.parts.return?.();
  }
}

const rowOf = (row: readonly Cell[], amounts: ReadonlySet<number>): string =>
  `<row>${row.map((cell, at) => cellOf(cell, amounts.has(at))).join('')}</row>`;

function cellOf(cell: Cell, isAmount: boolean): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c${isAmount ? ' s="1"' : ''}><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML does not allow control characters; a lone surrogate becomes the replacement character. */
const escaped = (text: string): string =>
  Buffer.from(text)
    .toString()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (mark) => marks[mark] ?? '');
