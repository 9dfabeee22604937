import { formatDateTime } from '@portal/domain/i18n/format';
import { returnKindName } from '@portal/domain/returns/return-kind';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { Alert, Inline } from '@portal/ui-kit/core';
import { StateChip } from '@portal/ui-kit/data';
import { OpenPapers, ReturnStateChip, TurnBadge } from './chips';
import { reasonLabel } from './reason-choices';

/** Where a return is, since when, and what staff have to know about it. */
export function ReturnSummary({ detail }: { detail: ReturnDetail }) {
  const t = useTranslate();
  const locale = useLocale();
  const { state, state_since: since, reason_kind: reason, client_changed_at: changed, answered_at: answered } = detail;
  return (
    <>
      <Inline>
        <TurnBadge detail={detail} />
        <ReturnStateChip state={state} />
        {detail.kind === 'amended' ? <StateChip tone="info">{returnKindName(t, detail)}</StateChip> : null}
        <span className="ui-muted">{t('staffReturns.since', { when: formatDateTime(since, locale) })}</span>
        {reason ? <span>{reasonLabel(t, reason)}</span> : null}
        {detail.open_for_client + detail.open_for_office + (detail.awaited ?? 0) > 0 ? (
          <OpenPapers row={detail} />
        ) : null}
      </Inline>
      {answered ? (
        <Alert tone="info" title={t('staffReturns.answered', { when: formatDateTime(answered, locale) })} />
      ) : null}
      {changed ? (
        <Alert tone="warning" title={t('staffReturns.changed', { when: formatDateTime(changed, locale) })} />
      ) : null}
    </>
  );
}
