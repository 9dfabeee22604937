import type { MessageTree } from '@portal/domain/i18n/message';

/**
 * Shown instead of the page when no catalog could be loaded, so these messages cannot be in a catalog. Both languages
 * are bundled and shown together.
 */
export const startFailedMessages = {
  text: 'We couldn’t load the page. Check your connection and try again.',
  tryAgain: 'Try again',
  /** On a prerendered page, in its language. */
  stillLoading: 'Part of this page hasn’t loaded yet. We’ll keep trying; what you’ve typed stays here.',
} as const satisfies MessageTree;
