import type { MessageTree } from './i18n/message';

/** Title and default message of each kind of problem; some default messages are in problem-detail.ts. */
export const problemMessages = {
  titles: {
    invalid_input: 'Invalid input',
    unauthenticated: 'Not signed in',
    bad_credentials: 'Sign-in refused',
    session_expired: 'Session expired',
    forbidden: 'Not allowed',
    approval_pending: 'Approval pending',
    password_change_required: 'New password needed',
    not_found: 'Not found',
    method_not_allowed: 'Method not allowed',
    already_exists: 'Already exists',
    stale_version: 'Changed in the meantime',
    conflict: 'Conflict',
    still_has_clients: 'Still has clients',
    too_large: 'Too large',
    unsupported_media_type: 'Unsupported content type',
    idempotency_mismatch: 'Key used for something else',
    throttled: 'Too many requests',
    internal: 'Internal error',
    unavailable: 'Temporarily unavailable',
    insufficient_storage: 'Not enough storage',
  },
  details: {
    invalid_input: 'Some of what was sent is not valid.',
    unauthenticated: 'Please sign in.',
    forbidden: 'You may not do this.',
    not_found: 'This was not found.',
    method_not_allowed: 'This cannot be done here.',
    already_exists: 'This already exists.',
    stale_version: 'This was changed somewhere else in the meantime.',
    conflict: 'This does not fit what is there now.',
    still_has_clients: 'Cannot delete a preparer who still has assigned clients',
    too_large: 'This is too large.',
    unsupported_media_type: 'This kind of content is not accepted here.',
    idempotency_mismatch: 'This Idempotency-Key was used for a different request.',
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'The service is not available right now. Please try again in a moment.',
    insufficient_storage:
      'The office has no room for more files right now. Please try again later or contact the office.',
  },
} as const satisfies MessageTree;

declare module './i18n/message' {
  interface Catalogs {
    problem: typeof problemMessages;
  }
}
