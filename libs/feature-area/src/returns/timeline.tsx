import { formatDateTime } from '@portal/domain/i18n/format';
import { returnKindName } from '@portal/domain/returns/return-kind';
import type { ReturnTransition } from '@portal/domain/returns/returns.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, List } from '@portal/ui-kit/core';
import { reasonLabel } from './reason-choices';
import './returns.css';

/** Every move of a return and of those it amends, newest first: when, by whom or why, and what was noted. */
export function Timeline({ transitions }: { transitions: readonly ReturnTransition[] }) {
  const t = useTranslate();
  const isAmended = transitions.some(({ sequence = 1 }) => sequence > 1);
  return (
    <Card title={t('staffReturns.timeline')}>
      <List>
        {transitions.map((one) => (
          <Step key={one.id} transition={one} isAmended={isAmended} />
        ))}
      </List>
    </Card>
  );
}

function Step({ transition, isAmended }: { transition: ReturnTransition; isAmended: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const { from_state: from, to_state, cause, actor_name: actor, reason_kind: reason, note, at } = transition;
  const to = t(`returns.states.${to_state}`);
  const who = actor ?? t('staffReturns.automatic');
  return (
    <li>
      <strong>
        {from ? t('staffReturns.step', { from: t(`returns.states.${from}`), to }) : t('staffReturns.began', { to })}
      </strong>
      <time className="ui-muted" dateTime={at}>
        {formatDateTime(at, locale)}
      </time>
      <div className="return-details">
        <p className="ui-muted">
          {[
            isAmended ? returnKindName(t, transition) : null,
            who,
            from && cause !== 'person' ? t(`returns.causes.${cause}`) : null,
            reason ? reasonLabel(t, reason) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {note ? <p>{note}</p> : null}
      </div>
    </li>
  );
}
