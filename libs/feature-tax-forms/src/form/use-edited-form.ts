import { useMemo } from 'react';
import type { EditedForm } from '@portal/autosave';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';
import type { ContractFormState } from '@portal/ui-kit/forms';

/** A form of the contract as autosave handles it. `nameOf`: the name of a field in words; must stay the same function. */
export function useEditedForm<Body extends object>(
  { methods, markErrors }: ContractFormState<Body>,
  nameOf: (path: string) => string,
): EditedForm {
  const t = useTranslate();
  return useMemo(
    () => ({
      getValues: methods.getValues,
      setValue: (path, value) => methods.setValue(path, value),
      reset: (values) => methods.reset(values, { keepDefaultValues: true }),
      showErrors: markErrors,
      showKept: (fields) => notify.info(t('intake.autosave.kept', { fields: fields.map(nameOf).join(', ') })),
      onChange: (listener) =>
        methods.subscribe({ formState: { values: true }, callback: ({ name }) => listener(name) }),
    }),
    [markErrors, methods, nameOf, t],
  );
}
