import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import { businessFieldNames, businessFields, scheduleCAmountNames } from '@portal/domain/schedule-c/schedule-c.fields';
import { blankToNull, type FieldValues } from '@portal/ui-kit/forms';

/** The form's values of a record; of none: the defaults of the specification. */
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

/** The body made of the values; an amount that was emptied is 0. */
export const bodyOf = (values: FieldValues): ScheduleCBody => blankToNull(values) as ScheduleCBody;
