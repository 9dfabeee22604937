import type { TraceLine } from '@portal/tax-engine/result';

export interface SumPart {
  sign: 1 | -1;
  line: TraceLine;
}

/** Lines of the federal forms that are sums of other lines, as the forms define them. A sum is never below zero. */
const federal: Readonly<Record<string, string>> = {
  '1040.9': '+1040.1z +1040.5b +1040.8',
  '1040.10': '+SE.13 +S1.20',
  '1040.11': '+1040.9 -1040.10',
  '1040.13': '+8995.15',
  '1040.13b': '+1A.13 +1A.21 +1A.30 +1A.37',
  '1040.14': '+1040.12 +1040.13 +1040.13b +1040.gifts',
  '1040.15': '+1040.11 -1040.14',
  '1040.17': '+S2.1a',
  '1040.22': '+1040.16 +1040.17 -1040.19 -1040.20',
  '1040.23': '+SE.12 +8959.18',
  '1040.24': '+1040.22 +1040.23',
  '1040.31': '+S3.9',
  '1040.33': '+1040.25d +1040.26 +1040.27 +1040.28 +1040.31',
  '1040.34': '+1040.33 -1040.24',
  '1040.37': '+1040.24 -1040.33',
  'S2.1a': '+8962.29',
  'S3.9': '+8962.26',
  '8962.26': '+8962.24 -8962.25',
  '8962.27': '+8962.25 -8962.24',
};

/** Lines listed on a state's return that are not included in its sum. */
const besides = ['state.eitc', 'state.withheld', 'local.withheld'];
/** Lines that start a new sum: the tax from rates and tables. */
const byRates = ['state.taxable_income', 'local.taxable_income'];

function namedParts(sum: string, lines: readonly TraceLine[]): SumPart[] {
  return sum.split(' ').flatMap((part) => {
    const line = lines.find(({ id }) => id === part.slice(1));
    return line ? [{ sign: part.startsWith('-') ? (-1 as const) : (1 as const), line }] : [];
  });
}

/** Returns the terms of a total on state and city returns: the previous total, and the signed lines in between. */
function partsBefore(id: string, lines: readonly TraceLine[]): SumPart[] {
  const own = lines.filter((line) => line.id.startsWith(id.slice(0, 6)) && !besides.includes(line.id));
  const at = own.findIndex((line) => line.id === id);
  const parts: SumPart[] = [];
  for (const line of own.slice(0, Math.max(0, at)).reverse()) {
    parts.unshift({ sign: line.sign ?? 1, line });
    if (line.sign !== undefined) continue;
    return byRates.includes(line.id) && parts.length === 1 ? [] : parts;
  }
  return parts;
}

/** Returns the lines that add up to a line; none if it comes from a rule or a table. */
export function partsOf({ id, sign, amount }: TraceLine, lines: readonly TraceLine[]): SumPart[] {
  const sum = federal[id];
  if (sum) return namedParts(sum, lines);
  if (sign !== undefined || besides.includes(id) || !/^(state|local)\./.test(id)) return [];
  const parts = partsBefore(id, lines);
  // Without taxable income, there is no sum.
  return amount === 0 && parts.length === 1 && parts.some(({ line }) => line.amount > 0) ? [] : parts;
}

/** Returns the terms to show: without zeros, as long as there is something to subtract from. */
export function shownParts(line: TraceLine, lines: readonly TraceLine[]): SumPart[] {
  const all = partsOf(line, lines);
  const parts = all.filter((part) => part.line.amount !== 0);
  return parts.some(({ sign }) => sign > 0) ? parts : all;
}
