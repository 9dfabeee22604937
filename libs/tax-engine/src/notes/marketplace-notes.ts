import { isCoverageIncomplete } from '../federal/marketplace-coverage';
import type { PremiumTaxCredit } from '../federal/premium-tax-credit';
import type { EstimateInput } from '../input';
import type { PremiumTaxCreditLaw } from '../law/premium-tax-credit-law';
import { asDollars } from '../money';
import type { Note } from '../result';
import { note } from './note';

const totalLine = '8962.24';
const incomplete = note('marketplace_incomplete', '1040.24');
const wholeYear = note('marketplace_whole_year', totalLine);
const onlyAgi = note('marketplace_income', '8962.3');
const claimable = note('marketplace_claimable', totalLine);
const separate = note('marketplace_separate', totalLine);

/** Adds notes about Form 8962: what is assumed, why there is no credit, and how much is repaid. */
export function addMarketplaceNotes(
  notes: Note[],
  input: EstimateInput,
  credit: PremiumTaxCredit | null,
  law: PremiumTaxCreditLaw,
): void {
  if (!credit) {
    if (isCoverageIncomplete(input)) notes.push(incomplete);
    return;
  }
  const { percent, ineligible, excess, repayment } = credit;
  notes.push(onlyAgi, wholeYear);
  if (ineligible === 'claimable') notes.push(claimable);
  if (ineligible === 'separate') notes.push(separate);
  if (ineligible === 'below') notes.push(note('marketplace_income_below', totalLine, { percent: law.creditFrom }));
  if (ineligible === 'over' && law.creditUpTo !== null)
    notes.push(note('marketplace_income_over', totalLine, { percent: law.creditUpTo }));
  if (!ineligible && percent < law.creditFrom)
    notes.push(note('marketplace_below_with_advance', totalLine, { percent: law.creditFrom }));
  if (repayment < excess)
    notes.push(note('marketplace_repayment_limited', '8962.29', { amount: asDollars(repayment) }));
}
