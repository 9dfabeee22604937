import type { ComponentType } from 'react';
import type { PlainMessageId } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';
import { ErrorState, lazyPart, LoadingState, SkeletonLines, type LazyPart } from '@portal/ui-kit/core';

/**
 * Lazy-loads a part that the first screen of a form does not show.
 * @param failure message for a chunk that fails to load, shown with "Try Again" in place of the part
 */
export const laterPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  failure: PlainMessageId,
): LazyPart<Props> =>
  lazyPart<Props>(load, function Waiting({ failed, onRetry }) {
    const t = useTranslate();
    return failed ? (
      <ErrorState title={t(failure)} onRetry={onRetry} />
    ) : (
      <LoadingState>
        <SkeletonLines lines={3} />
      </LoadingState>
    );
  });
