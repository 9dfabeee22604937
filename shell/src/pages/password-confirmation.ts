import type { FieldError } from '@portal/domain/problem';
import { currentTranslate } from '@portal/i18n';
import type { FieldValues } from '@portal/ui-kit/forms';

/** Validates that both passwords match. The second one is never sent. */
export const confirmPassword =
  (password: string, again: string) =>
  (values: FieldValues): FieldError[] =>
    values[password] === values[again] ? [] : [{ field: again, detail: currentTranslate()('account.passwordsDiffer') }];

/** Returns the request body without the second password, with blank fields as null. */
export const withoutConfirmation =
  (again: string) =>
  (values: FieldValues): object =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => name !== again)
        .map(([name, value]) => [name, value === '' ? null : (value as unknown)]),
    );
