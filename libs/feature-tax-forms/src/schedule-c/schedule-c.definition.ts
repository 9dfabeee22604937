import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import {
  scheduleCAmounts,
  scheduleCSections,
  type ScheduleCSection,
  businessFieldNames,
  businessFields,
  scheduleCAmountNames,
} from '@portal/domain/schedule-c/schedule-c.fields';
import { fieldName, shownValue } from '../fields/schedule-c-text';
import type { TaxFormDefinition } from '../form/tax-form.definition';
import { blankToNull, type FieldValues } from '@portal/ui-kit/forms';

/** Returns the form values of a record, or the specification's defaults for null. */
export function valuesOf(form: ScheduleCBody | null): FieldValues {
  const business = businessFieldNames.map((name) => {
    const field = businessFields[name];
    return [name, form?.business_info?.[name] ?? (!form && 'initial' in field ? field.initial : '')];
  });
  const amounts = scheduleCAmountNames.map((name) => [name, form?.[name] ?? 0]);
  return {
    ...(Object.fromEntries(amounts) as FieldValues),
    business_info: Object.fromEntries(business) as FieldValues,
  };
}

/** Returns the request body for the values; an emptied amount becomes 0. */
export const bodyOf = (values: FieldValues): ScheduleCBody => blankToNull(values) as ScheduleCBody;

const amounts: Readonly<Record<string, { section: ScheduleCSection }>> = scheduleCAmounts;

export const scheduleCDefinition: TaxFormDefinition<ScheduleCBody, ScheduleCSection> = {
  noun: 'scheduleC',
  toValues: valuesOf,
  toBody: bodyOf,
  sections: scheduleCSections,
  minutes: { business: 3, income: 2, expenses: 5 },
  sectionTitle: (section, t) => t(`scheduleC.sections.${section}`),
  sectionOf: (path) => (path.startsWith('business_info') ? 'business' : amounts[path]?.section),
  fieldName,
  shownValue,
};
