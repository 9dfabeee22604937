import { PassThrough, Readable, pipeline } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell, ExportTable } from './export-table';

/** Of one sheet, its titles included (Excel's own limit). */
const mostRows = 1_048_576;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const openXml = 'http://schemas.openxmlformats.org';
const relations = `${openXml}/officeDocument/2006/relationships`;
const main = `${openXml}/spreadsheetml/2006/main`;
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Everything of a workbook but its one sheet (ECMA-376). Style 1: dollars and cents. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** A workbook of one sheet. Texts are texts, never formulas. What breaks the source breaks the file. */
export function writeXlsx(table: ExportTable): Readable {
  const file = new PassThrough();
  const zip = new ZipFile();
  const sheet = Readable.from(sheetOf(table));
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  sheet.once('error', (error) => file.destroy(error));
  // Nobody reads on: nothing more is read from the database.
  file.once('close', () => sheet.destroy());
  pipeline(zip.outputStream as Readable, file, () => undefined);
  return file;
}

async function* sheetOf({ titles, amounts, parts: rows }: ExportTable) {
  yield `${head}<worksheet xmlns="${main}"><sheetData>${rowOf(titles, new Set())}`;
  let written = 1;
  for await (const part of rows) {
    written += part.length;
    if (written > mostRows) throw new Error(`A sheet has room for ${mostRows} rows`);
    yield part.map((row) => rowOf(row, amounts)).join('');
  }
  yield '</sheetData></worksheet>';
}

const rowOf = (row: readonly Cell[], amounts: ReadonlySet<number>): string =>
  `<row>${row.map((cell, at) => cellOf(cell, amounts.has(at))).join('')}</row>`;

function cellOf(cell: Cell, isAmount: boolean): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c${isAmount ? ' s="1"' : ''}><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML has no place for control characters; a lone half of a pair becomes the mark for what cannot be read. */
const escaped = (text: string): string =>
  Buffer.from(text)
    .toString()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (mark) => marks[mark] ?? '');
