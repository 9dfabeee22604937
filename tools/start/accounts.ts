import type { Account } from './stack';

/** @returns a table, empty without accounts */
export function accountTable(accounts: readonly Account[]): string {
  if (accounts.length === 0) return '';
  const rows = [
    ['Role', 'Name', 'Email', 'Password', 'PIN'],
    ...accounts.map(({ role, name, email, password, pin = '' }) => [role, name, email, password, pin]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  rows.splice(
    1,
    0,
    widths.map((width) => '-'.repeat(width)),
  );
  const lineOf = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => `  ${lineOf(row).trimEnd()}\n`).join('');
}
