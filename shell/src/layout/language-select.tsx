import { localeOfPath, pathInLocale, type Locale } from '@portal/domain/i18n/locales';
import { activateLocale, currentTranslate, localeOptions, storeLocale, useLocale, useTranslate } from '@portal/i18n';
import { useChangePreferencesMutation } from '@portal/data-access/account';
import { Choice, LanguageIcon, notify } from '@portal/ui-kit/core';
import { useAuth } from '../auth/auth.provider';

/**
 * Lists each language under its own name, so that its speakers can find it. Stores the choice in this browser and in
 * the account.
 */
export function LanguageSelect() {
  const t = useTranslate();
  const locale = useLocale();
  const { status } = useAuth();
  const [keep] = useChangePreferencesMutation();

  const choose = async (chosen: Locale): Promise<void> => {
    try {
      await activateLocale(chosen);
      storeLocale(chosen);
    } catch {
      notify.error(t('locales.changeFailed'));
      return;
    }
    if (status === 'in') {
      const { error } = await keep({ body: { locale: chosen } });
      if (error) notify.error(currentTranslate()('locales.notKept'));
    }
    leaveAddressOfAnother(chosen);
  };

  return (
    <Choice
      name="locale"
      icon={<LanguageIcon />}
      label={t('locales.label')}
      options={localeOptions(t)}
      value={locale}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}

/** Leaves `/es/…` when another language is chosen: each language has its own URL for the page. */
function leaveAddressOfAnother(locale: Locale): void {
  const { pathname, search, hash } = window.location;
  const localeInPath = localeOfPath(pathname);
  if (localeInPath && localeInPath !== locale)
    window.location.assign(`${pathInLocale(pathname, locale)}${search}${hash}`);
}
