import type { MessageTree } from './i18n/message';

/** Title and default message of each kind of problem; some default messages are in problem-detail.ts. */
export const problemMessages = {
  titles: {
    invalid_input: 'Invalid input',
    unauthenticated: 'Not signed in',
    bad_credentials: 'Sign-in failed',
    second_factor_required: 'Code required',
    session_expired: 'Session expired',
    forbidden: 'Not allowed',
    approval_pending: 'Approval pending',
    email_unverified: 'Email not confirmed',
    password_change_required: 'Password change required',
    second_factor_setup_required: 'Two-step sign-in required',
    step_up_required: 'Confirmation required',
    not_found: 'Not found',
    method_not_allowed: 'Method not allowed',
    request_timeout: 'Too slow',
    already_done: 'Already done',
    already_exists: 'Already exists',
    stale_version: 'Changed in the meantime',
    conflict: 'Conflict',
    still_has_clients: 'Still has clients',
    wrong_state: 'Moved on in the meantime',
    too_large: 'Too large',
    unsupported_media_type: 'Unsupported content type',
    idempotency_mismatch: 'Idempotency-Key already used',
    throttled: 'Too many requests',
    internal: 'Internal error',
    unavailable: 'Temporarily unavailable',
    insufficient_storage: 'Not enough storage',
  },
  details: {
    invalid_input: 'Some fields are invalid.',
    unauthenticated: 'Please sign in.',
    forbidden: 'You don’t have permission to do this.',
    not_found: 'We couldn’t find this.',
    method_not_allowed: 'This action isn’t available here.',
    request_timeout: 'This took too long to send. Please check your connection and try again.',
    already_done:
      'Your first try already worked. Reload the page to see the result; you don’t need to send this again.',
    already_exists: 'This already exists.',
    stale_version: 'This was changed elsewhere in the meantime.',
    conflict: 'This conflicts with the current data.',
    still_has_clients: 'Cannot delete a preparer who still has assigned clients',
    wrong_state: 'This has moved on in the meantime.',
    too_large: 'This is too large.',
    unsupported_media_type: 'That file or content type isn’t supported.',
    idempotency_mismatch: 'This Idempotency-Key was already used for a different request.',
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'The service is temporarily unavailable. Please try again in a moment.',
    insufficient_storage:
      'The office has no room for more files right now. Please try again later or contact the office.',
  },
} as const satisfies MessageTree;

declare module './i18n/message' {
  interface Catalogs {
    problem: typeof problemMessages;
  }
}
