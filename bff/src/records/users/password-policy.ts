import { Injectable } from '@nestjs/common';
import { accountWords } from '@portal/domain/account/account.words';
import commonPasswords from '../../../data/common-passwords.json';
import { Env } from '../../config/env';
import { ProblemError } from '../../platform/problem.error';

const common: ReadonlySet<string> = new Set(commonPasswords);

/** What the contract's class cannot know: the office's own minimum, what everybody uses, and whose password it is. */
@Injectable()
export class PasswordPolicy {
  constructor(private readonly env: Env) {}

  /** Throws 400 beside the field when the password is none to trust. */
  demand(password: string, { email, field }: { email: string; field: string }): void {
    const detail = this.complaint(password, email.toLowerCase());
    if (detail !== undefined) throw new ProblemError('invalid_input', undefined, { errors: [{ field, detail }] });
  }

  private complaint(password: string, email: string): string | undefined {
    const plain = password.toLowerCase();
    if (password.length < this.env.PASSWORD_MIN_LENGTH) return accountWords.passwordShort(this.env.PASSWORD_MIN_LENGTH);
    if (plain === email || plain === email.slice(0, email.indexOf('@'))) return accountWords.passwordIsEmail;
    return common.has(plain) ? accountWords.passwordCommon : undefined;
  }
}
