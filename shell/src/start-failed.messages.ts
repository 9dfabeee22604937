import type { MessageTree } from '@portal/domain/i18n/message';

/**
 * What stands in place of the page when no catalog could be loaded. In no catalog for that reason: both languages are
 * in the first script and are shown together.
 */
export const startFailedMessages = {
  text: 'The page could not be loaded. Please check your connection and try again.',
  tryAgain: 'Try again',
} as const satisfies MessageTree;
