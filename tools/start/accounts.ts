import type { Account } from './stack';

const columns = ['role', 'name', 'email', 'password', 'pin'] as const;
const titles = { role: 'Role', name: 'Name', email: 'Email', password: 'Password', pin: 'PIN' };

/** @returns a table, empty without accounts */
export function accountTable(accounts: readonly Account[]): string {
  if (accounts.length === 0) return '';
  const widths = columns.map((name) => Math.max(...[titles, ...accounts].map((row) => (row[name] ?? '').length)));
  const line = (cells: readonly string[]) => cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  const rows = [titles, ...accounts].map((row) => line(columns.map((name) => row[name] ?? '')));
  rows.splice(1, 0, line(widths.map((width) => '-'.repeat(width))));
  return rows.map((row) => `  ${row.trimEnd()}\n`).join('');
}
