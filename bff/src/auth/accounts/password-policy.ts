import { Injectable } from '@nestjs/common';
import { message, type Message } from '@portal/domain/i18n/message';
import commonPasswords from '../../../data/common-passwords.json';
import { Env } from '../../config/env';
import { ProblemError } from '../../platform/problem.error';

const common: ReadonlySet<string> = new Set(commonPasswords);

/** What the contract's class cannot know: the office's own minimum, what everybody uses, and whose password it is. */
@Injectable()
export class PasswordPolicy {
  constructor(private readonly env: Env) {}

  /** Throws 400 beside the field when the password is none to trust. */
  assertAcceptable(password: string, { email, field }: { email: string; field: string }): void {
    const detail = this.complaint(password, email.toLowerCase());
    if (detail !== undefined) throw new ProblemError('invalid_input', undefined, { errors: [{ field, detail }] });
  }

  private complaint(password: string, email: string): Message | undefined {
    const plain = password.toLowerCase();
    if (password.length < this.env.PASSWORD_MIN_LENGTH)
      return message('account.passwordShort', { min: this.env.PASSWORD_MIN_LENGTH });
    if (plain === email || plain === email.slice(0, email.indexOf('@'))) return message('account.passwordIsEmail');
    return common.has(plain) ? message('account.passwordCommon') : undefined;
  }
}
