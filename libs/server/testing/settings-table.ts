import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Definitions } from '../src/settings.mjs';

/** The cells of one row: name, default, meaning. */
type Row = readonly string[];

const guide = join(__dirname, '../../../docs/operations.md');
const head = ['setting', 'default', 'meaning'];

/**
 * Returns the table below `<!-- settings of the <program> -->` in docs/operations.md, and its expected content. With
 * `UPDATE_DOCS=1` in the environment it rewrites the table; `prettier --write docs` then aligns it.
 */
export function settingsTable(program: string, definitions: Definitions): { documented: Row[]; wanted: Row[] } {
  const expected = Object.entries(definitions).map(([name, schema]) => {
    const { description = '', byDefault } = (schema.meta() ?? {}) as { description?: string; byDefault?: string };
    const { defaultValue } = schema.def as { defaultValue?: unknown };
    return [`\`${name}\``, byDefault ?? asText(defaultValue), description];
  });
  const mark = `<!-- settings of the ${program} -->\n\n`;
  const [before = '', after = ''] = readFileSync(guide, 'utf8').split(mark);
  const [table = '', ...rest] = after.split('\n\n');
  if (process.env.UPDATE_DOCS) {
    const lines = [head, head.map(() => '---'), ...expected].map((cells) => `| ${cells.join(' | ')} |`);
    writeFileSync(guide, [before + mark + lines.join('\n'), ...rest].join('\n\n'));
  }
  return { documented: table.split('\n').slice(2).map(cellsOf), wanted: expected };
}

const asText = (value: unknown): string => {
  if (typeof value === 'string') return `\`${value}\``;
  return typeof value === 'number' ? String(value) : '';
};

const cellsOf = (line: string): Row =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
