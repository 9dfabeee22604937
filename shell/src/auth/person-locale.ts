import type { User } from '@portal/domain/account/account.dto';
import { isLocale } from '@portal/domain/i18n/locales';
import { activateLocale, storeLocale } from '@portal/i18n';
import { report } from '@portal/data-access/core';

/** Whoever signs in goes on in their own language, in any browser. Nobody is kept out because its messages cannot be had. */
export async function showLocaleOf({ locale }: Pick<User, 'locale'>): Promise<void> {
  // Not chosen yet: this browser's own stays.
  if (!isLocale(locale)) return;
  try {
    await activateLocale(locale);
    storeLocale(locale);
  } catch (error) {
    report('language', error);
  }
}
