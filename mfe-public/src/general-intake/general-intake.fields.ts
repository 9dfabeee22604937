import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';

type FieldName = keyof GeneralIntake;

/** The four steps (specification part 2, section 2), with their fields. */
export const wizardSteps = [
  {
    id: 'contact',
    fields: ['first_name', 'last_name', 'email', 'phone', 'preferred_preparer', 'preferred_office', 'urgent'],
  },
  {
    id: 'tax',
    fields: ['ssn', 'date_of_birth', 'address', 'city', 'state', 'zip_code', 'filing_status', 'occupation'],
  },
  {
    id: 'income',
    fields: [
      'w2_income',
      'self_employment_income',
      'unemployment_income',
      'other_income',
      'mortgage_interest',
      'charitable_donations',
    ],
  },
  { id: 'review', fields: ['special_circumstances', 'questions'] },
] as const satisfies readonly { id: string; fields: readonly FieldName[] }[];

export const amountNames = wizardSteps[2].fields;

export const remarkNames = wizardSteps[3].fields;

/** Amounts with a field in the estimate but not in the wizard. */
export const carriedNames = ['retirement_income', 'federal_withheld', 'state_withheld'] as const;

/** Fields sent with the intake form. */
export const intakeNames = [...wizardSteps[1].fields, ...amountNames, ...carriedNames] as const;

/** Returns the index of the step with this field; the step with amounts for any field not listed. */
export function stepOf(field: string): number {
  const at = wizardSteps.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
  return at < 0 ? 2 : at;
}
