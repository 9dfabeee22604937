import { Exact, rule, ruleMessage } from '../contract/rule';
import { accountLimits } from './account.limits';
import type {} from './account.messages';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A password at sign-in. Only its length is validated, so that validation errors reveal nothing. */
export function PasswordText(): PropertyDecorator {
  const { passwordMax: max } = accountLimits;
  const exact = Exact();
  const long = rule({
    name: 'passwordText',
    holds: (v) => isText(v) && v.length <= max,
    says: ruleMessage('account.passwordLong', { max }),
    schema: { type: 'string', maxLength: max },
  });
  return (target, key) => {
    exact(target, key);
    long(target, key);
  };
}

/**
 * A new password. Only the server checks it against the list of common passwords, which is too large for the browser.
 */
export function NewPassword(): PropertyDecorator {
  const { passwordMin: min } = accountLimits;
  const long = PasswordText();
  const short = rule({
    name: 'newPassword',
    holds: (v) => isText(v) && v.length >= min,
    says: ruleMessage('account.passwordShort', { min }),
    schema: { type: 'string', minLength: min },
  });
  return (target, key) => {
    long(target, key);
    short(target, key);
  };
}
