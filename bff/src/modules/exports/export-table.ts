/** What stands in one cell; an amount is a number of dollars, a moment is ISO text. */
export type Cell = string | number | null;

/** A list on its way into a file: its titles, and its rows as they are read. */
export interface ExportTable {
  titles: readonly string[];
  /** Columns whose numbers are dollars. */
  amounts: ReadonlySet<number>;
  /** Some rows at a time. */
  parts: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** What a spreadsheet would take for a formula; also in full width, as some keyboards write it. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text that a spreadsheet shows and never computes (OWASP: CSV injection); a number stays a number. */
export const formulaSafe = (cell: Cell): Cell => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell);
