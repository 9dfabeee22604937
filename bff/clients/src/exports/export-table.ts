/** Value of a cell; amounts are numbers in dollars, timestamps are ISO text. */
export type Cell = string | number | null;

/** A list to export: its titles, and its rows in batches. */
export interface ExportTable {
  titles: readonly string[];
  /** Indexes of the columns in dollars. */
  amounts: ReadonlySet<number>;
  /** Rows in batches. */
  parts: AsyncIterable<readonly (readonly Cell[])[]>;
}

/**
 * Matches the start of a formula (also full width), either at the beginning of a text or after a character that some
 * spreadsheet treats as a separator: if that character is `;`, quotes around the cell do not help.
 */
const formula = /(?<=^|[;,|"\t\r\n])[^\S\t\r\n]*[=+\-@\uff1d\uff0b\uff0d\uff20]/g;
const leadingControl = /^[\t\r\n]/;

/** Escapes text that a spreadsheet would evaluate (OWASP: CSV injection); numbers stay numbers. */
export const formulaSafe = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(formula, "'$&").replace(leadingControl, "'$&") : cell;
