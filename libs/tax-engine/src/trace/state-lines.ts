import type { TraceLine } from '../result';
import type { Step } from '../states/return-line';
import type { CompiledStateLaw } from '../compiled-state-law';
import type { StateOutcome } from '../states/state-law';
import { entry, line } from './line';
import type { Payments } from './payments';

function addSteps(lines: TraceLine[], form: string, steps: readonly Step[]): void {
  for (const step of steps) {
    const at = step[0];
    const amount = step[1];
    if (amount !== 0 || at.sign === undefined)
      lines.push(line(at.id, at.form ?? form, at.line, at.label, amount, at.sign));
  }
}

/**
 * Adds the state return from its start to the withholding: each total is the previous one plus the signed lines in
 * between, never below 0. The net tax is tax less credits, plus other taxes.
 */
export function addStateLines(lines: TraceLine[], law: CompiledStateLaw, state: StateOutcome, paid: Payments): void {
  const { form, totals, totalLines } = law;
  // If nothing changes between the federal amount and AGI, both are equal and only AGI is shown.
  if (totalLines.from && state.from !== state.agi) lines.push(entry(totalLines.from, state.from));
  addSteps(lines, form, state.toAgi);
  lines.push(entry(totalLines.agi, state.agi));
  addSteps(lines, form, state.toTaxable);
  lines.push(entry(totalLines.taxableIncome, state.taxableIncome));
  addSteps(lines, form, state.toTax);
  lines.push(entry(totalLines.tax, state.taxBeforeCredits));
  for (const credit of state.credits) {
    const at = credit[0];
    lines.push(line(at.id, at.form ?? form, at.line, at.label, credit[1], -1));
  }
  if (state.otherTaxes > 0)
    lines.push(
      line('state.other_taxes', form, totals?.otherTaxes, 'Other state taxes on the return', state.otherTaxes, 1),
    );
  lines.push(
    entry(totalLines.earnedIncomeCredit, state.earnedIncomeCredit),
    entry(totalLines.net, state.netTax),
    entry(totalLines.withheld, paid.stateWithheld),
  );
}
