import { Injectable } from '@nestjs/common';
import { accountLimits } from '@portal/domain/account/account.limits';
import { message, type Message } from '@portal/domain/i18n/message';
import type {} from '@portal/domain/second-factor/second-factor.messages';
import commonPasswords from '../../../data/common-passwords.json';
import { Env } from '@portal/bff-platform/config/env';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { OfficeNamesRepository } from './office-names.repository';

const common: ReadonlySet<string> = new Set(commonPasswords);

/** Minimum number of letters besides the office's name for a password to be accepted. */
const ownLetters = 4;

/**
 * Password rules that the contract's class cannot check: the configured minimum length, office names, common passwords,
 * the user's own address, and the length that staff need without a second factor. At registration staff may choose a
 * shorter one, as the specification has it; `AccountGate` restricts the account until it is changed.
 */
@Injectable()
export class PasswordPolicy {
  constructor(
    private readonly env: Env,
    private readonly officeNames: OfficeNamesRepository,
  ) {}

  /** @throws ProblemError invalid_input naming the field, if the password is not acceptable */
  async assertAcceptable(
    password: string,
    { email, field, needs_long_password = false }: { email: string; field: string; needs_long_password?: boolean },
  ): Promise<void> {
    const detail =
      (await this.complaint(password, email.toLowerCase())) ?? shortForStaff(password, needs_long_password);
    if (detail !== undefined) throw new ProblemError('invalid_input', undefined, { errors: [{ field, detail }] });
  }

  private async complaint(password: string, email: string): Promise<Message | undefined> {
    const plain = password.toLowerCase();
    if (password.length < this.env.PASSWORD_MIN_LENGTH)
      return message('account.passwordShort', { min: this.env.PASSWORD_MIN_LENGTH });
    if (plain === email || plain === email.slice(0, email.indexOf('@'))) return message('account.passwordIsEmail');
    if (common.has(plain)) return message('account.passwordCommon');
    const names = (await this.officeNames.list()).flatMap(spokenNames);
    return names.some((name) => isName(password, name)) ? message('account.passwordIsOffice') : undefined;
  }
}

/** Returns whether staff without a second factor may not have the password. */
export const isShortForStaff = (password: string): boolean => password.length < accountLimits.passwordMinOfStaff;

/**
 * Refuses the removal of a second factor if the password is then too short to protect the account alone.
 * @param left the account without the second factor
 * @throws ProblemError conflict
 */
export function assertProtected(left: { password_too_short: boolean } | undefined): void {
  const min = accountLimits.passwordMinOfStaff;
  if (left?.password_too_short) throw new ProblemError('conflict', message('secondFactor.passwordTooShort', { min }));
}

const shortForStaff = (password: string, needs_long_password: boolean): Message | undefined =>
  needs_long_password && isShortForStaff(password)
    ? message('account.passwordShortForStaff', { min: accountLimits.passwordMinOfStaff })
    : undefined;

/**
 * Returns the common names of an office such as "Motor City Tax Services": the full name, and its first two or three
 * words.
 */
function spokenNames(name: string): string[] {
  const words = name.split(/\s+/).map(letters).filter(Boolean);
  const beginnings = words.slice(2).map((_, more) => words.slice(0, more + 2).join(''));
  return [...beginnings, words.join('')];
}

/**
 * Ignores digits, whitespace, symbols, accents and case, and treats 0 as O. A short name is part of many words, so it
 * is rejected only as the whole password.
 */
function isName(password: string, name: string): boolean {
  const own = name.length < ownLetters ? 1 : ownLetters;
  return [letters(password), letters(asLetters(password))].some(
    (typed) => name !== '' && typed.includes(name) && typed.length - name.length < own,
  );
}

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

const asLetters = (text: string): string => text.replace(/[013457@$]/g, (sign) => lookalikes[sign] ?? sign);
