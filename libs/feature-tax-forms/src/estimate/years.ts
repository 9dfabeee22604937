import type { LineChange, YearChange, YearOverYear } from '@portal/tax-engine/year-over-year';
import type { ChangedLine } from './what-if';

export type Cause = 'law' | 'household';

export interface PartOfYear {
  /** What the refund is made of, as far as this part changes it. Their effects add up to `total`. */
  parts: ChangedLine[];
  /** Other lines that this part changes. */
  others: ChangedLine[];
  /** Dollars; positive if better for the filer. */
  total: number;
}

const sum = (...dollars: number[]): number => dollars.reduce((total, one) => total + Math.round(one * 100), 0) / 100;

/** The law changes first, and then the household, under the new law. */
function changeOf({ line, last, now, sign, ...by }: LineChange, cause: Cause): ChangedLine {
  const between = sum(last, by.law);
  const [before, after] = cause === 'law' ? [last, between] : [between, now];
  return { line, before, after, ...(sign ? { effect: sum(sign * by[cause]) } : {}) };
}

/** Returns the lines that the law or the household changed. */
export function partOfYear({ balance, lines }: YearOverYear, cause: Cause): PartOfYear {
  const changes = lines.filter((line) => line[cause] !== 0).map((line) => changeOf(line, cause));
  return {
    parts: changes.filter(({ effect }) => effect !== undefined),
    others: changes.filter(({ effect }) => effect === undefined),
    total: balance[cause],
  };
}

/** Returns how this year's balance compares, and by how many dollars. */
export function comparison({ last, now }: YearChange) {
  const difference = sum(now, -last);
  const amount = Math.abs(difference);
  if (difference === 0) return { word: 'same', amount } as const;
  if (last >= 0 && now >= 0) return { word: difference < 0 ? 'refundLess' : 'refundMore', amount } as const;
  if (last <= 0 && now <= 0) return { word: difference < 0 ? 'oweMore' : 'oweLess', amount } as const;
  return { word: 'turned', amount } as const;
}
