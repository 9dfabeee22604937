import type { Figure } from './rules/figure';

/**
 * Figures for filers whom someone else can claim as a dependent: the shape of `<year>/claimable.json`. They are apart
 * from `federal.json`, so that the receipts of all other households keep the law that they name.
 */
export interface ClaimableFigures {
  readonly claimableMinimum: Figure<number>;
  readonly claimableAddition: Figure<number>;
}
