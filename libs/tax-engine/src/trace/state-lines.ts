import type { TraceLine } from '../result';
import type { StateLaw, StateOutcome } from '../states/state-law';
import { line } from './line';
import type { Payments } from './payments';

/** The state return: income, tax, each credit used, what is left. Tax less credits, plus other taxes, is the net tax. */
export function addStateLines(lines: TraceLine[], law: StateLaw, state: StateOutcome, paid: Payments): void {
  const { form } = law;
  lines.push(
    line('state.agi', form, 'State adjusted gross income', state.agi),
    line('state.taxable_income', form, 'State taxable income', state.taxableIncome),
    line('state.tax_before_credits', form, 'State tax before credits', state.taxBeforeCredits),
  );
  for (const credit of state.credits)
    lines.push(line(`state.credit.${credit.name}`, form, credit.label, credit.amount));
  if (state.otherTaxes > 0)
    lines.push(line('state.other_taxes', form, 'Other state taxes on the return', state.otherTaxes));
  lines.push(
    line('state.eitc', form, 'State earned income credit, included above', state.earnedIncomeCredit),
    line('state.net_tax', form, 'State tax after credits', state.netTax),
    line('state.withheld', form, 'State tax withheld', paid.stateWithheld),
  );
}
