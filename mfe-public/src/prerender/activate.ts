import type { Locale } from '@portal/domain/i18n/locales';
import { activateLocale, currentLocale } from '@portal/i18n';

/** Activates a language. Rendering is synchronous afterwards, so that no concurrent request can change it. */
export async function activate(locale: Locale): Promise<void> {
  do await activateLocale(locale);
  while (currentLocale() !== locale);
}
