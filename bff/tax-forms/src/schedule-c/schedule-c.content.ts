import type { BusinessInfo, ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import { businessFields, emptyScheduleC, scheduleCAmountNames } from '@portal/domain/schedule-c/schedule-c.fields';
import { definedEntries } from '../tax-forms/tax-form.cipher';

/** The complete content of the form: every field has a value or null. */
export interface ScheduleCContent extends Required<Omit<ScheduleCBody, 'version' | 'business_info'>> {
  business_info: BusinessInfo;
}

/** An empty form. */
export const emptyContent = (): ScheduleCContent => {
  const empty = emptyScheduleC();
  return { ...empty, business_info: { ...empty.business_info }, submitted: false };
};

/**
 * Merges a change into the stored form: absent fields keep their value, including fields of the business, and null
 * clears a field; a cleared amount is 0. `submitted` is taken from the change alone.
 */
export function mergeContent(stored: ScheduleCContent, change: ScheduleCBody): ScheduleCContent {
  const { business_info, ...amounts } = change;
  const merged: ScheduleCContent = {
    ...stored,
    ...Object.fromEntries(definedEntries(amounts)),
    business_info:
      business_info === null
        ? emptyContent().business_info
        : { ...stored.business_info, ...Object.fromEntries(definedEntries(business_info ?? {})) },
    submitted: change.submitted === true,
  };
  for (const name of scheduleCAmountNames) merged[name] ??= 0;
  return merged;
}

/** Initial values for fields that the client did not send. */
export function withInitialValues(content: ScheduleCContent, { business_info }: ScheduleCBody): ScheduleCContent {
  const initial = Object.entries(businessFields).flatMap(([name, facts]) =>
    'initial' in facts && business_info?.[name as keyof BusinessInfo] === undefined
      ? [[name, facts.initial] as const]
      : [],
  );
  return { ...content, business_info: { ...content.business_info, ...Object.fromEntries(initial) } };
}
