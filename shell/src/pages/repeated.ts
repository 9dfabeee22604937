import type { FieldError } from '@portal/domain/problem';
import { accountWords } from '@portal/domain/account/account.words';
import type { FieldValues } from '@portal/ui-kit/forms';

/** Both passwords are the same. The second one is never sent. */
export const repeated =
  (password: string, again: string) =>
  (values: FieldValues): FieldError[] =>
    values[password] === values[again] ? [] : [{ field: again, detail: accountWords.passwordsDiffer }];

/** The body without the second password; what is blank goes as null. */
export const without =
  (again: string) =>
  (values: FieldValues): object =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => name !== again)
        .map(([name, value]) => [name, value === '' ? null : (value as unknown)]),
    );
