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

/**
 * The mark that starts a formula, also in full width, at the beginning of a text or behind anything that some spreadsheet takes for a
 * separator: where the list separator is `;`, quotes around the whole cell protect nothing.
 */
const formula = /(?<=^|[;,|"\t\r\n])[^\S\t\r\n]*[=+\-@\uff1d\uff0b\uff0d\uff20]/g;
const leadingControl = /^[\t\r\n]/;

/** Marks text that a spreadsheet would compute (OWASP: CSV injection); numbers stay numbers. */
export const formulaSafe = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(formula, "'$&").replace(leadingControl, "'$&") : cell;
