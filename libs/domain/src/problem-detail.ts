import type {} from './account/account.messages';
import type { Message, PlainMessageId } from './i18n/message';
import type { ProblemCode } from './problem';
import type {} from './problem.messages';

/** Problems that use the same message as the sign-in screens. */
const ofAccounts = {
  bad_credentials: 'account.badCredentials',
  session_expired: 'account.sessionExpired',
  approval_pending: 'account.pending',
  email_unverified: 'account.emailUnverified',
  password_change_required: 'account.mustChangePassword',
  second_factor_required: 'account.codeRequired',
  second_factor_setup_required: 'account.mustSetUpSecondFactor',
  step_up_required: 'account.stepUpRequired',
  throttled: 'account.tooManyTries',
} as const satisfies Partial<Record<ProblemCode, PlainMessageId>>;

const isOfAccounts = (code: ProblemCode): code is keyof typeof ofAccounts => code in ofAccounts;

/** Returns the default message of a problem. */
export function problemDetail(code: ProblemCode): Message {
  const id: PlainMessageId = isOfAccounts(code) ? ofAccounts[code] : `problem.details.${code}`;
  return { id };
}

export function problemTitle(code: ProblemCode): Message {
  const id: PlainMessageId = `problem.titles.${code}`;
  return { id };
}
