import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { problemOf } from '@portal/data-access/core';
import { useConversationQuery, type ConversationRef } from '@portal/data-access/messages';
import { useTranslate } from '@portal/i18n';
import { ErrorState, LoadingState, SkeletonLines, buttonClass } from '@portal/ui-kit/core';
import { toList } from '../conversation/use-starting-conversation';
import { refetching } from '../conversation/refetching';
import { Messages, type ThreadAbout } from './messages';

interface ThreadPanelProps {
  of: ConversationRef;
  isPushed: boolean;
  about: ThreadAbout | undefined;
  aboutQuery: { isError: boolean; isFetching: boolean; error?: unknown; refetch: () => unknown };
  sentences: { failed: string; empty: string; readOnly: string };
  startsWriting?: boolean | undefined;
}

/** Shows the header of a conversation and below it the messages, a loading state, or an error with Try Again. */
export function ThreadPanel({ of, isPushed, about, aboutQuery, sentences, startsWriting }: ThreadPanelProps) {
  const t = useTranslate();
  const heading = useFocusedHeading();
  const conversation = useConversationQuery(of, refetching(isPushed));
  const failure = failureOf(conversation) ?? failureOf({ ...aboutQuery, data: about });
  const retry = (): void => {
    void conversation.refetch();
    void aboutQuery.refetch();
  };
  return (
    <section className="msg-thread" aria-labelledby="msg-with">
      <header className="msg-thread__head">
        <Link className={`${buttonClass()} msg-thread__back`} to={toList.pathname} state={toList.state}>
          {t('conversations.back')}
        </Link>
        <div>
          <h2 id="msg-with" ref={heading} tabIndex={-1}>
            {about?.name ?? t('conversations.title')}
          </h2>
          {about?.detail ? <p className="ui-muted">{about.detail}</p> : null}
          {/* Keeps the place of the detail, which would move the messages down. */}
          {about || failure ? null : (
            <p className="ui-muted" aria-hidden="true">
              {'\u00a0'}
            </p>
          )}
        </div>
      </header>
      {failure ? (
        <ErrorState
          title={sentences.failed}
          detail={problemOf(failure.error)?.detail}
          busy={conversation.isFetching || aboutQuery.isFetching}
          onRetry={retry}
        />
      ) : conversation.data && about ? (
        <Messages
          of={of}
          about={about}
          conversation={conversation.data}
          sentences={sentences}
          startsWriting={startsWriting}
        />
      ) : (
        <div className="msg-thread__loading">
          <LoadingState>
            <SkeletonLines lines={7} />
          </LoadingState>
        </div>
      )}
    </section>
  );
}

interface QueryState {
  isError: boolean;
  data?: unknown;
  error?: unknown;
}

/** Returns the error if there is no cached data or the user may no longer see it. */
function failureOf({ isError, data, error }: QueryState): { error: unknown } | undefined {
  const status = problemOf(error)?.status;
  return isError && (data === undefined || status === 403 || status === 404) ? { error } : undefined;
}

/**
 * Focuses the heading of a conversation chosen from the list. When the user comes from another page, the shell focuses
 * the page's heading instead.
 */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.activeElement?.closest('.msg-list')) return;
    // Wait until the shell has recorded the focus: it does not move focus if the user has moved it.
    queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
  }, []);
  return heading;
}
