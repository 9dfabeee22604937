import { formatDate } from '../i18n/format';
import type { Locale } from '../i18n/locales';
import type { Translate } from '../i18n/message';
import type { EarlierReturn } from './amendments.dto';
import type { ReturnStatus } from './returns.dto';
import type {} from './returns.messages';

/** Names a return among those of its year: the original, or which amended one it is. */
export function returnKindName(t: Translate, { sequence = 1 }: Pick<ReturnStatus, 'sequence'>): string {
  if (sequence === 1) return t('returns.kinds.original');
  return sequence === 2 ? t('returns.kinds.amended') : t('returns.kinds.amendedAgain', { number: sequence - 1 });
}

/** Names a return that an amended one has followed, with the day on which it was accepted. */
export const earlierReturnName = (t: Translate, locale: Locale, earlier: EarlierReturn): string =>
  t('returns.kinds.acceptedOn', {
    kind: returnKindName(t, earlier),
    date: formatDate(earlier.accepted_at, locale),
  });
