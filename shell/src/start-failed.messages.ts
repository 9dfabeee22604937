import type { MessageTree } from '@portal/domain/i18n/message';

/**
 * Shown instead of the page when no catalog could be loaded, so these messages cannot be in a catalog. Both languages
 * are bundled and shown together.
 */
export const startFailedMessages = {
  text: 'We couldn’t load the page. Check your connection and try again.',
  tryAgain: 'Try again',
} as const satisfies MessageTree;
