import { lazyPart } from '@portal/ui-kit/core';
import { LinkFailed } from './link-failed';
import type { LinkedChoiceProps } from './linked-choice';

/** Loaded only if the URL contains a preparer or an office. */
export const LinkedChoicePart = lazyPart<LinkedChoiceProps>(
  () => import('./linked-choice'),
  ({ failed, onRetry }) => (failed ? <LinkFailed onRetry={onRetry} /> : null),
);
