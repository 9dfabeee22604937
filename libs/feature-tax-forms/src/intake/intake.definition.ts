import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import {
  intakeFields,
  isFilerFact,
  intakeSections,
  type IntakeSection,
  childFields,
  spouseFields,
} from '@portal/domain/intake/intake.fields';
import { fieldName, fieldOwner, shownValue } from '../fields/field-text';
import type { TaxFormDefinition } from '../form/tax-form.definition';
import { newKey } from '@portal/data-access/core';
import { blankToNull, maskSsn, type FieldValues } from '@portal/ui-kit/forms';

const textValue = (name: string, value: unknown): string => {
  const text = typeof value === 'string' ? value : '';
  return name === 'ssn' ? maskSsn(text) : text;
};

const personValues = (names: readonly string[], person: unknown): FieldValues => {
  const known: FieldValues = { ...(person as FieldValues | null) };
  return Object.fromEntries(
    names.map((name) => [name, isFilerFact(name) ? known[name] === true : textValue(name, known[name])]),
  );
};

const childValues = (child: unknown, at: number): FieldValues => ({
  key: `saved-${at}`,
  ...personValues(childFields, child),
});

/** Returns the form values of a record, or the specification's defaults for null. */
export function valuesOf(form: IntakeBody | null): FieldValues {
  const known: FieldValues = { ...form };
  const values = Object.entries(intakeFields).map(([name, field]) => {
    const value: unknown = known[name];
    if (field.kind === 'person') return [name, personValues(spouseFields, value)];
    if (field.kind === 'people') return [name, (Array.isArray(value) ? value : []).map(childValues)];
    if (field.kind === 'text') return [name, textValue(name, value ?? ('initial' in field ? field.initial : ''))];
    return [name, field.kind === 'flag' ? value === true : (value ?? field.empty)];
  });
  return Object.fromEntries(values) as FieldValues;
}

/** Returns a blank child; its key identifies it when another child is removed. */
export const newChild = (): FieldValues => ({ key: newKey(), ...personValues(childFields, null) });

const withoutKey = ({ key: _key, ...child }: FieldValues): FieldValues => child;

/** Returns the request body for the values. Without a spouse or children, their data is dropped. */
export function bodyOf(values: FieldValues): IntakeBody {
  const { spouse_info, children }: Record<string, unknown> = values;
  const body = {
    ...values,
    spouse_info: values['has_spouse'] ? spouse_info : null,
    children: values['has_children'] && Array.isArray(children) ? children.map(withoutKey) : [],
  };
  return blankToNull(body) as IntakeBody;
}

const fields: Readonly<Record<string, { section: IntakeSection }>> = intakeFields;

export const intakeDefinition: TaxFormDefinition<IntakeBody, IntakeSection> = {
  noun: 'intake',
  toValues: valuesOf,
  toBody: bodyOf,
  sections: intakeSections,
  // 15 minutes together, as the dashboard promises.
  minutes: {
    personal: 3,
    spouse: 2,
    children: 2,
    income: 3,
    deductions: 2,
    withholding: 1,
    previousYear: 1,
    bank: 1,
  },
  sectionTitle: (section, t) => t(`intake.sections.${section}`),
  sectionOf: (path) => fields[path.split('.', 1)[0] ?? '']?.section,
  fieldName,
  fieldOwner,
  shownValue,
};
