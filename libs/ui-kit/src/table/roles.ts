/**
 * Roles of a table's elements, because browsers drop the table semantics of elements that are laid out as cards. To be
 * spread: written as attributes, they would look redundant.
 */
export const roles = {
  table: { role: 'table' },
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const;
