import { useMemo } from 'react';
import type { AutosaveAdapter, EditedForm, RecordRef } from '@portal/drafts/autosave';
import type { DtoClass } from '@portal/domain/contract/contract';
import { validate } from '@portal/domain/contract/validate';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { intakeLimits } from '@portal/domain/intake/intake.limits';
import { currentTranslate, useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';
import type { ContractFormState } from '@portal/ui-kit/forms';
import type { TaxFormDefinition } from './tax-form.definition';

/** Autosave adapter of a tax form, without its API calls. */
export const taxFormAdapter = <Body extends object, Section extends string>(
  name: string,
  shape: DtoClass<Body>,
  { toValues, toBody }: TaxFormDefinition<Body, Section>,
) =>
  ({
    name,
    wait: { debounce: intakeLimits.autosaveDebounce, longest: intakeLimits.autosaveLongest },
    toValues,
    toBody,
    validate: (body) => validate(shape, body, currentTranslate(), 'draft').errors,
  }) as const satisfies Partial<AutosaveAdapter<Body, Body & RecordRef>>;

/** Keeps unsaved input of one tax year out of the form of another. Drafts named without a year are of the portal's. */
export const draftNameIn = (year: number, name: string): string => (year === taxYear ? name : `${name}-${year}`);

/** Converts a contract form to the shape that autosave handles. */
export function useEditedForm<Body extends object, Section extends string>(
  { methods, markErrors }: ContractFormState<Body>,
  { fieldName }: TaxFormDefinition<Body, Section>,
): EditedForm {
  const t = useTranslate();
  return useMemo(
    () => ({
      getValues: methods.getValues,
      setValue: (path, value) => methods.setValue(path, value),
      reset: (values) => methods.reset(values, { keepDefaultValues: true }),
      showErrors: markErrors,
      showKept: (paths) =>
        notify.info(t('intake.autosave.kept', { fields: paths.map((path) => fieldName(path, t)).join(', ') })),
      onChange: (listener) =>
        methods.subscribe({ formState: { values: true }, callback: ({ name }) => listener(name) }),
    }),
    [fieldName, markErrors, methods, t],
  );
}
