import { dollars, type Cents } from '../money';

/**
 * 2024 low income tax tables: Ark. Code 26-51-301(d); Arkansas 2024 Low Income Tax Tables. No tax up to a total
 * income of `freeUpTo`, then one amount per row of 100 dollars (the first row ends at the next multiple of 100). Beyond
 * the last row, the regular tax applies.
 */
export interface LowIncomeTable {
  readonly freeUpTo: Cents;
  readonly taxes: readonly Cents[];
}

const table = (freeUpTo: number, taxes: readonly number[]): LowIncomeTable => ({
  freeUpTo: dollars(freeUpTo),
  taxes: taxes.map(dollars),
});

/** Single. */
export const single = table(
  14_265,
  [
    27, 34, 41, 48, 55, 62, 69, 76, 83, 90, 97, 104, 111, 118, 125, 132, 139, 146, 153, 160, 167, 174, 181, 188, 195,
    202, 209, 216,
  ],
);

/** Head of household or surviving spouse with at most one dependent. */
export const headWithOne = table(
  20_282,
  [
    65, 75, 84, 93, 103, 112, 122, 131, 140, 150, 159, 169, 178, 187, 197, 206, 216, 225, 234, 244, 253, 263, 272, 281,
    291, 300, 310, 319, 328, 338, 347, 357, 366, 375, 385, 394, 404, 413, 422, 432, 441, 451, 460, 469,
  ],
);

/** Head of household or surviving spouse with two or more dependents. */
export const headWithMore = table(
  24_200,
  [
    104, 116, 129, 141, 154, 166, 178, 191, 203, 216, 228, 240, 253, 265, 278, 290, 302, 315, 327, 340, 352, 364, 377,
    389, 402, 414, 426, 439, 451, 464, 476, 488, 501, 513, 526, 538, 550, 563, 575, 588,
  ],
);

/** Joint return with at most one dependent. */
export const jointWithOne = table(
  24_057,
  [
    75, 85, 95, 106, 116, 127, 137, 147, 158, 168, 179, 189, 199, 210, 220, 231, 241, 251, 262, 272, 283, 293, 303, 314,
    324, 335, 345, 355, 366, 376, 387, 397, 407, 418, 428, 439, 449, 459, 470, 480, 491, 501, 511,
  ],
);

/** Joint return with two or more dependents. */
export const jointWithMore = table(
  28_953,
  [
    108, 118, 129, 139, 150, 160, 170, 181, 191, 202, 212, 222, 233, 243, 254, 264, 275, 286, 296, 307, 318, 329, 340,
    351, 362, 373, 384, 395, 405, 416, 427, 438, 449, 460, 471, 482, 493, 504, 514, 525, 536, 547, 558, 569, 580, 591,
    602, 613, 623, 634, 645, 656, 667, 678, 689, 700, 711, 722, 732, 743, 754, 765,
  ],
);

const row = dollars(100);

/** Returns the table's tax, or Infinity beyond the last row. */
export function lowIncomeTax({ freeUpTo, taxes }: LowIncomeTable, income: Cents): Cents {
  if (income <= freeUpTo) return 0;
  const firstRowEnd = (Math.floor(freeUpTo / row) + 1) * row;
  const index = income <= firstRowEnd ? 0 : Math.ceil((income - firstRowEnd) / row);
  return taxes[index] ?? Infinity;
}
