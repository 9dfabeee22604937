import { intakeWords as words } from '@portal/domain/intake/intake.words';
import { Card } from '@portal/ui-kit/core';
import { Fields, MoneyField } from '@portal/ui-kit/forms';
import { deductionFields, incomeFields, paidFields } from '../intake-values';

export const IncomeSection = () => (
  <Card id="income" title={words.sections.income}>
    <Fields>
      {incomeFields.map((name) => (
        <MoneyField key={name} name={name} help={words.help[name]} />
      ))}
    </Fields>
  </Card>
);

export const DeductionsSection = () => (
  <Card id="deductions" title={words.sections.deductions}>
    <Fields>
      {deductionFields.map((name) => (
        <MoneyField key={name} name={name} help={words.help[name]} />
      ))}
    </Fields>
  </Card>
);

/** Empty is not 0 here: it means that nobody knows. */
export const WithholdingSection = () => (
  <Card id="withholding" title={words.sections.withholding}>
    <Fields>
      {paidFields.map((name) => (
        <MoneyField key={name} name={name} blank={null} help={words.help[name]} />
      ))}
    </Fields>
  </Card>
);

export const PreviousYearSection = () => (
  <Card id="previous-year" title={words.sections.previousYear}>
    <Fields>
      <MoneyField name="previous_year_agi" blank={null} help={words.help.previous_year_agi} />
      <MoneyField name="previous_year_refund" blank={null} help={words.help.previous_year_refund} />
    </Fields>
  </Card>
);
