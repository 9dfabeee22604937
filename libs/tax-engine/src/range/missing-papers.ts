import { asDollars, dollars, larger, type Cents } from '../money';
import { additionalMedicareWithheld } from '../federal/additional-medicare';
import { federalReturnOf } from '../federal/federal-return';
import { incomeTaxWithheldFrom } from '../federal/withholding';
import { householdOf, netProfitOf } from '../household';
import type { EstimateInput, FilingStatus } from '../input';
import type { TaxLaw } from '../law/tax-law';
import { stateLaw } from '../state-laws';
import { expectedPapersOf, withholdingPapersOf, type ExpectedPapers } from './expected-papers';
import type { MissingPaper, PaidBounds } from './paper';

/** The share of the profit that estimated payments can reach. */
const mostOfProfit = 0.3;

/**
 * Returns the most that employers withhold from the wages without extra amounts on Form W-4, for the filing status: with
 * the box in step 2(c) checked, or as single. Pub. 15-T halves the standard deduction and the brackets for that box,
 * which is half of the tax on twice the wages.
 */
function mostFederalWithheld({ filing_status }: EstimateInput, { federal }: TaxLaw, wages: Cents): Cents {
  const checked = Math.ceil(incomeTaxWithheldFrom(federal, filing_status, 2 * wages) / 2);
  return larger(checked, incomeTaxWithheldFrom(federal, 'single', wages)) + additionalMedicareWithheld(federal, wages);
}

/** Returns the same for the state, without dependents. */
function mostStateWithheld({ state, filing_status }: EstimateInput, law: TaxLaw, wages: Cents): Cents {
  const withheld = (status: FilingStatus, from: Cents): Cents => {
    const home = householdOf({ ...nothing, state, filing_status: status, w2_income: asDollars(from) }, law);
    return stateLaw(state, law).compute(home, federalReturnOf(home, law.federal)).withholdingBasis;
  };
  return larger(Math.ceil(withheld(filing_status, 2 * wages) / 2), withheld('single', wages));
}

const nothing: EstimateInput = {
  filing_status: 'single',
  state: 'TX',
  num_children: 0,
  w2_income: 0,
  self_employment_income: 0,
  unemployment_income: 0,
  retirement_income: 0,
  other_income: 0,
  mortgage_interest: 0,
  charitable_donations: 0,
  medical_expenses: 0,
  state_local_taxes: 0,
};

/** Returns the withholding that the W-2 of the entered wages can show and that was not entered. */
function unknownWithholding(input: EstimateInput, law: TaxLaw): PaidBounds[] {
  const wages = dollars(input.w2_income);
  if (wages <= 0) return [];
  const bounds: PaidBounds[] = [];
  if (input.federal_withheld === undefined)
    bounds.push({ fact: 'federal_withheld', most: asDollars(mostFederalWithheld(input, law, wages)) });
  if (input.state_withheld === undefined && stateLaw(input.state, law).kind !== 'none')
    bounds.push({ fact: 'state_withheld', most: asDollars(mostStateWithheld(input, law, wages)) });
  return bounds;
}

/**
 * Returns the papers that decide what the household left open, with the bounds of what they can say.
 * @param expected who will send a paper, as far as the client has said so
 */
export function missingPapersOf(input: EstimateInput, law: TaxLaw, expected?: ExpectedPapers): MissingPaper[] {
  const papers: MissingPaper[] = [];
  const paid = unknownWithholding(input, law);
  const [employer, ...otherEmployers] = expected?.employers ?? [];
  const name = otherEmployers.length === 0 ? employer : undefined;
  if (paid.length > 0) papers.push({ id: 'w2', kind: 'w2', ...(name === undefined ? {} : { name }), paid });
  papers.push(...withholdingPapersOf(input, law, expected));
  const profit = netProfitOf(input);
  if (profit > 0 && input.estimated_payments === undefined) {
    const most = asDollars(Math.round(profit * mostOfProfit));
    papers.push({ id: 'payments', kind: 'payments', paid: [{ fact: 'estimated_payments', most }] });
  }
  if (expected) papers.push(...expectedPapersOf(input, law, expected));
  const person = (who: 'filer' | 'spouse' | number): void =>
    void papers.push({ id: `birth_date:${who}`, kind: 'birth_date', person: who });
  if (input.filer_birth_date === undefined) person('filer');
  if (input.filing_status === 'married_filing_jointly' && input.spouse_birth_date === undefined) person('spouse');
  for (let at = 0; at < input.num_children; at++) if (input.dependents?.[at]?.birth_date === undefined) person(at);
  return papers;
}
