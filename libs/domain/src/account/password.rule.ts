import { rule } from '../contract/rule';
import { accountLimits } from './account.limits';
import { accountWords } from './account.words';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A password as typed at sign-in: only its length is looked at, so that the answer tells nothing. */
export const PasswordText = () =>
  rule(
    'passwordText',
    (v) => isText(v) && v.length <= accountLimits.passwordMax,
    accountWords.passwordLong(accountLimits.passwordMax),
    [accountLimits.passwordMax],
  );

/** A password to be set. The list of common ones is the server's to check: it is too large for a form. */
export function NewPassword(): PropertyDecorator {
  const { passwordMin: min, passwordMax: max } = accountLimits;
  const long = PasswordText();
  const short = rule('newPassword', (v) => isText(v) && v.length >= min, accountWords.passwordShort(min), [min, max]);
  return (target, key) => {
    long(target, key);
    short(target, key);
  };
}
