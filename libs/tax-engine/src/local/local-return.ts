import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import type { EstimateInput } from '../input';
import { asDollars, atLeastZero, dollars, share, type Cents } from '../money';
import type { LocalTax, TraceLine } from '../result';
import { line } from '../trace/line';
import { cityTaxOf, type CityTax } from './michigan-cities';

/** A city's computed tax, the name of a city whose tax is not computed, or undefined. */
export type Local = CityTax | string | undefined;

/** Only residents of Michigan cities are supported. */
export const localTaxOf = ({ state, city }: EstimateInput): Local =>
  state === 'MI' && city !== undefined ? cityTaxOf(city) : undefined;

export interface LocalReturn {
  readonly city: CityTax;
  /** Federal AGI plus the deducted half of the self-employment tax. */
  readonly income: Cents;
  readonly exemptions: Cents;
  readonly taxableIncome: Cents;
  readonly tax: Cents;
  readonly withheld: Cents;
}

/**
 * Computes a resident's return: pensions and unemployment are not taxed, MCL 141.632(b) and (c); there is no earned
 * income credit.
 */
export function localReturnOf(city: CityTax, home: Household, federal: FederalFacts, withheld?: number): LocalReturn {
  const income = federal.agi + federal.halfSelfEmploymentTax;
  const exemptions = (home.people + home.agedOrBlind) * city.exemption;
  const taxableIncome = atLeastZero(income - home.retirement - home.unemployment - exemptions);
  return {
    city,
    income,
    exemptions,
    taxableIncome,
    tax: share(taxableIncome, city.rate),
    withheld: dollars(withheld ?? 0),
  };
}

export const localAnswer = ({ city, tax, withheld }: LocalReturn): LocalTax => ({
  name: city.name,
  tax: asDollars(tax),
  withheld: asDollars(withheld),
  refund: asDollars(withheld - tax),
});

export function addLocalLines(lines: TraceLine[], local: LocalReturn, home: Household): void {
  const { form } = local.city;
  lines.push(
    line('local.income', form, undefined, 'Income, with the deducted half of self-employment tax', local.income),
  );
  if (home.retirement > 0)
    lines.push(line('local.line.pension', form, undefined, 'Pensions, not taxed', home.retirement, -1));
  if (home.unemployment > 0)
    lines.push(
      line('local.line.unemployment', form, undefined, 'Unemployment compensation, not taxed', home.unemployment, -1),
    );
  lines.push(
    line('local.line.exemptions', form, undefined, 'Exemptions, one more from 65', local.exemptions, -1),
    line('local.taxable_income', form, undefined, 'Income the city taxes', local.taxableIncome),
    line('local.tax', form, undefined, 'City income tax', local.tax),
    line('local.withheld', form, undefined, 'City tax withheld', local.withheld),
  );
}
