import type { BusinessInfo, ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import { businessFields, emptyScheduleC, scheduleCAmountNames } from '@portal/domain/schedule-c/schedule-c.fields';
import { sentValues } from '../tax-forms/tax-form.cipher';

/** What a client says in the form, complete: every field has a value or null. */
export interface ScheduleCContent extends Required<Omit<ScheduleCBody, 'version' | 'business_info'>> {
  business_info: BusinessInfo;
}

/** A form nobody has filled in yet. */
export const emptyContent = (): ScheduleCContent => {
  const empty = emptyScheduleC();
  return { ...empty, business_info: { ...empty.business_info }, submitted: false };
};

/**
 * The stored form with a change laid over it: an absent field keeps what is there, inside of the business too, and null
 * clears it; a cleared amount is 0. `submitted` says whether the change is a submit.
 */
export function mergeContent(stored: ScheduleCContent, change: ScheduleCBody): ScheduleCContent {
  const { business_info, ...amounts } = change;
  const merged: ScheduleCContent = {
    ...stored,
    ...Object.fromEntries(sentValues(amounts)),
    business_info:
      business_info === null
        ? emptyContent().business_info
        : { ...stored.business_info, ...Object.fromEntries(sentValues(business_info ?? {})) },
    submitted: change.submitted === true,
  };
  for (const name of scheduleCAmountNames) merged[name] ??= 0;
  return merged;
}

/** What a new form starts with where the client sent nothing. */
export function withInitialValues(content: ScheduleCContent, { business_info }: ScheduleCBody): ScheduleCContent {
  const initial = Object.entries(businessFields).flatMap(([name, facts]) =>
    'initial' in facts && business_info?.[name as keyof BusinessInfo] === undefined
      ? [[name, facts.initial] as const]
      : [],
  );
  return { ...content, business_info: { ...content.business_info, ...Object.fromEntries(initial) } };
}
