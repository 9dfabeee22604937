import { dollars, type Cents } from '../money';

/**
 * Low income tax table, Ark. Code 26-51-301(d). No tax up to a total
 * income of `freeUpTo`, then one amount per row of 100 dollars (the first row ends at the next multiple of 100). Beyond
 * the last row, the regular tax applies.
 */
export interface LowIncomeTable {
  readonly freeUpTo: Cents;
  readonly taxes: readonly Cents[];
}

export const lowIncomeTable = ({ freeUpTo, taxes }: { freeUpTo: number; taxes: number[] }): LowIncomeTable => ({
  freeUpTo: dollars(freeUpTo),
  taxes: taxes.map(dollars),
});

const row = dollars(100);

/** Returns the table's tax, or Infinity beyond the last row. */
export function taxByTable({ freeUpTo, taxes }: LowIncomeTable, income: Cents): Cents {
  if (income <= freeUpTo) return 0;
  const firstRowEnd = (Math.floor(freeUpTo / row) + 1) * row;
  const index = income <= firstRowEnd ? 0 : Math.ceil((income - firstRowEnd) / row);
  return taxes[index] ?? Infinity;
}
