/** Share of the width that a column takes in a compact table, whose columns do not depend on the rows. */
const shares = { icon: 2, tiny: 3, short: 4, small: 5, date: 7, medium: 8, large: 12, wide: 17 } as const;

export type ColumnWidth = keyof typeof shares;

interface SizedColumn {
  title: string;
  width?: ColumnWidth;
  amount?: boolean;
  sortable?: boolean;
  sortBy?: unknown;
}

const shareOf = ({ width, amount }: SizedColumn): number => shares[width ?? (amount ? 'small' : 'medium')];

/** Width of the narrowest table for which no title may be cut, px: that of a laptop with a column of checkboxes. */
const narrowest = 1180;
/** Width of an average semibold character of a title, padding of a cell, and width of the sort arrows, px. */
const [character, padding, arrows] = [7, 20, 14];

/** Returns the number of characters of the longer line of a title in two lines. */
function twoLines(title: string): number {
  const words = title.split(' ');
  const lengths = words.map((_, at) =>
    Math.max(words.slice(0, at + 1).join(' ').length, words.slice(at + 1).join(' ').length),
  );
  return Math.min(...lengths);
}

/** Returns the percentage that a column needs to show its title in at most two lines. */
const needOf = ({ title, sortable, sortBy }: SizedColumn): number =>
  (100 * (twoLines(title) * character + padding + ((sortable ?? sortBy) ? arrows : 0))) / narrowest;

/** Returns each column's share of the width, in percent: at least what its title needs, which depends on the language. */
export function widthsOf(columns: readonly SizedColumn[]): string[] {
  const tight = new Set<SizedColumn>();
  const sum = (of: (column: SizedColumn) => number, isTight: boolean): number =>
    columns.reduce((total, column) => (tight.has(column) === isTight ? total + of(column) : total), 0);
  const widthOf = (column: SizedColumn): number =>
    tight.has(column) ? needOf(column) : ((100 - sum(needOf, true)) * shareOf(column)) / sum(shareOf, false);
  const tooNarrow = () => columns.find((column) => widthOf(column) < needOf(column));
  // Widening one column narrows the others.
  for (let found = tooNarrow(); found; found = tooNarrow()) tight.add(found);
  return columns.map((column) => `${widthOf(column).toFixed(2)}%`);
}
