import { asDollars, type Cents } from '../money';
import type { TraceLine } from '../result';
import type { Start, Step } from '../states/return-line';
import type { StateLaw, StateOutcome } from '../states/state-law';
import { line } from './line';
import type { Payments } from './payments';

function addSteps(lines: TraceLine[], form: string, steps: readonly Step[]): void {
  for (const step of steps) {
    const at = step[0];
    const amount = step[1];
    if (amount !== 0 || at.sign === undefined)
      lines.push(line(at.id, at.form ?? form, at.line, at.label, amount, at.sign));
  }
}

/** Caches the line ids of credits by name. */
const creditIds = new Map<string, string>();
function creditId(name: string): string {
  let id = creditIds.get(name);
  if (id === undefined) creditIds.set(name, (id = `state.credit.${name}`));
  return id;
}

const startingLine = ({ form, line: number, label, labelId }: Start, amount: Cents): TraceLine => ({
  id: 'state.from',
  form,
  line: number,
  label,
  label_id: labelId,
  amount: asDollars(amount),
});

/**
 * Adds the state return from its start to the withholding: each total is the previous one plus the signed lines in
 * between, never below 0. The net tax is tax less credits, plus other taxes.
 */
export function addStateLines(lines: TraceLine[], law: StateLaw, state: StateOutcome, paid: Payments): void {
  const { form, totals } = law;
  const from = totals?.from;
  // If nothing changes between the federal amount and AGI, both are equal and only AGI is shown.
  if (from && state.from !== state.agi) lines.push(startingLine(from, state.from));
  addSteps(lines, form, state.toAgi);
  lines.push(line('state.agi', form, totals?.agi, 'State adjusted gross income', state.agi));
  addSteps(lines, form, state.toTaxable);
  lines.push(line('state.taxable_income', form, totals?.taxableIncome, 'State taxable income', state.taxableIncome));
  addSteps(lines, form, state.toTax);
  lines.push(line('state.tax_before_credits', form, totals?.tax, 'State tax before credits', state.taxBeforeCredits));
  for (const { name, form: own, line: number, label, amount } of state.credits)
    lines.push(line(creditId(name), own ?? form, number, label, amount, -1));
  if (state.otherTaxes > 0)
    lines.push(
      line('state.other_taxes', form, totals?.otherTaxes, 'Other state taxes on the return', state.otherTaxes, 1),
    );
  lines.push(
    line('state.eitc', form, undefined, 'State earned income credit, included above', state.earnedIncomeCredit),
    line('state.net_tax', form, totals?.net, 'State tax after credits', state.netTax),
    line('state.withheld', form, totals?.withheld, 'State tax withheld', paid.stateWithheld),
  );
}
