import { formatDate } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import { noonOf } from '../table/days';

/** The user's time zone, in which the server begins its days. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Describes a period in words. @param from @param to both `YYYY-MM-DD`, inclusive */
export const periodText = (t: Translate, locale: Locale, from: string, to: string): string =>
  t('adminDashboard.period', { from: formatDate(noonOf(from), locale), to: formatDate(noonOf(to), locale) });
