import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { earlierReturnName } from '@portal/domain/returns/return-kind';
import type { ReturnStatus } from '@portal/domain/returns/returns.dto';
import { turnWordOf, type ReturnState, type TurnWord } from '@portal/domain/returns/return-states';
import { useLocale, useTranslate } from '@portal/i18n';
import { Inline, buttonClass } from '@portal/ui-kit/core';
import { actionOf, actionOnPage, isPrimary } from './return-action';
import { useReturnWords } from './use-return-words';

interface StatusCardProps {
  status: ReturnStatus;
  /** Whether the card is on the return's own page, to which it then does not link. */
  onPage?: boolean;
  /** Shown under the sentence. */
  children?: ReactNode;
}

/** Shows whose turn it is, what that means, and the one action. */
export function StatusCard({ status, onPage = false, children }: StatusCardProps) {
  const t = useTranslate();
  const { sentenceOf } = useReturnWords();
  const action = onPage ? actionOnPage(status) : actionOf(status);
  return (
    <StatusFrame
      turn={turnWordOf(status)}
      state={status.state}
      title={sentenceOf(status)}
      action={
        action ? (
          <Link className={buttonClass(isPrimary(action) ? 'primary' : 'default')} to={action.to}>
            {t(action.label)}
          </Link>
        ) : null
      }
    >
      <AboutAmended status={status} />
      <AboutState status={status} />
      {children}
    </StatusFrame>
  );
}

/** Says which return an amended one corrects, and that it stays accepted. */
function AboutAmended({ status }: { status: ReturnStatus }) {
  const t = useTranslate();
  const locale = useLocale();
  const last = status.earlier?.[0];
  return last ? <p>{t('clientReturn.amended.about', { earlier: earlierReturnName(t, locale, last) })}</p> : null;
}

function AboutState({ status }: { status: ReturnStatus }) {
  const t = useTranslate();
  const { state, open_for_office, awaited = 0, next_paper: next } = status;
  if (state === 'awaiting_signature' || state === 'accepted') return <p>{t(`clientReturn.about.${state}`)}</p>;
  if (state !== 'documents_needed') return null;
  const isLater = turnWordOf(status) === 'client_later';
  return (
    <>
      {isLater && next && awaited > 1 ? <p>{t('clientReturn.awaitingMore', { count: awaited - 1 })}</p> : null}
      <p>{t(isLater ? 'clientReturn.awaitingAbout' : 'clientReturn.about.documents_needed')}</p>
      {open_for_office > 0 ? <p>{t('clientReturn.checking', { count: open_for_office })}</p> : null}
    </>
  );
}

/** Says what to do before there is a return, and how long it takes. */
export function StartCard() {
  const t = useTranslate();
  return (
    <StatusFrame
      turn="client"
      title={t('dashboard.next.start.title')}
      action={
        <Link className={buttonClass('primary')} to="/intake-form">
          {t('dashboard.actions.start')}
        </Link>
      }
    >
      <p>{t('dashboard.next.start.about')}</p>
    </StatusFrame>
  );
}

interface StatusFrameProps {
  turn: TurnWord;
  state?: ReturnState;
  title: string;
  action: ReactNode;
  children: ReactNode;
}

function StatusFrame({ turn, state, title, action, children }: StatusFrameProps) {
  const t = useTranslate();
  return (
    <section className="ui-card return-status" data-turn={turn} data-state={state} aria-label={t('clientReturn.turn')}>
      <Inline apart>
        <div className="return-status__words">
          <span className="turn-badge" data-turn={turn}>
            {t(`returns.turns.${turn}`)}
          </span>
          <h2>{title}</h2>
          {children}
        </div>
        {action}
      </Inline>
    </section>
  );
}
