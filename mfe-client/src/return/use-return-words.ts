import { stateCodes } from '@portal/domain/contract/values';
import { formatCalendarDate, formatDate } from '@portal/domain/i18n/format';
import { intlLocales } from '@portal/domain/i18n/locales';
import type { Filing } from '@portal/domain/returns/filings.dto';
import { nothingBefore } from '@portal/domain/requests/request-words';
import { turnWordOf } from '@portal/domain/returns/return-states';
import type { ReturnReason } from '@portal/domain/returns/return-words';
import type { ReturnStatus } from '@portal/domain/returns/returns.dto';
import { useLocale, useTranslate } from '@portal/i18n';

interface ReturnWords {
  /** Returns what the client reads about the state of the return. */
  sentenceOf: (status: ReturnStatus) => string;
  authorityOf: (authority: string) => string;
}

export function useReturnWords(): ReturnWords {
  const t = useTranslate();
  const locale = useLocale();

  const authorityOf = (authority: string): string => {
    if (authority === 'federal') return t('clientReturn.authorities.federal');
    if (isStateCode(authority)) return t('clientReturn.authorities.state', { state: t(`states.${authority}`) });
    return t('clientReturn.authorities.city', { city: authority.charAt(0).toUpperCase() + authority.slice(1) });
  };

  const reasonOf = (reason: ReturnReason): string =>
    isAboutClient(reason) ? t(`clientReturn.reasons.${reason}`) : t(`returns.reasons.${reason}`);

  const sentenceOf = (status: ReturnStatus): string => {
    const { state, preparer_name: preparer, filings } = status;
    /** The latest of these dates, or else of the state itself. */
    const dayOf = (days: (string | null | undefined)[]): string => {
      const latest = days
        .filter((day) => typeof day === 'string')
        .sort()
        .at(-1);
      return latest ? formatCalendarDate(latest, locale) : formatDate(status.state_since, locale);
    };
    switch (state) {
      case 'documents_needed':
        if (turnWordOf(status) === 'client')
          return t('returns.client.documents_needed', { count: status.open_for_client });
        return status.next_paper
          ? nothingBefore(t, status.next_paper, locale)
          : t('clientReturn.awaiting', { count: status.awaited ?? 0 });
      case 'ready_to_prepare':
      case 'preparing':
        if (status.kind === 'amended')
          return preparer
            ? t('clientReturn.amended.preparing', { preparer })
            : t('clientReturn.amended.preparingByNobody');
        return preparer ? t(`returns.client.${state}`, { preparer }) : t(`clientReturn.nobodyAssigned.${state}`);
      case 'filed':
        return t('returns.client.filed', { date: dayOf(filings.map(({ sent_on }) => sent_on)) });
      case 'accepted':
        return t('returns.client.accepted', { date: dayOf(filings.map(({ outcome_on }) => outcome_on)) });
      case 'rejected': {
        const names = rejectedOf(filings).map(({ authority }) => authorityOf(authority));
        const authority = names.length > 0 ? new Intl.ListFormat(intlLocales[locale]).format(names) : null;
        return t('returns.client.rejected', { authority: authority ?? t('clientReturn.authorities.unknown') });
      }
      case 'on_hold':
      case 'not_filing':
        return t(`returns.client.${state}`, { reason: reasonOf(status.reason_kind ?? 'other') });
      default:
        return t(`returns.client.${state}`);
    }
  };

  return { sentenceOf, authorityOf };
}

/** Staff read "the client asked for it" where the client reads "you asked for it". */
const isAboutClient = (reason: ReturnReason) =>
  reason === 'client_asked' || reason === 'client_withdrew' || reason === 'no_answer';

const isStateCode = (authority: string): authority is (typeof stateCodes)[number] =>
  (stateCodes as readonly string[]).includes(authority);

const rejectedOf = (filings: readonly Filing[]): Filing[] => filings.filter(({ outcome }) => outcome === 'rejected');
