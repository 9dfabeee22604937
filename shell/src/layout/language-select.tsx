import { localeOfPath, pathInLocale, type Locale } from '@portal/domain/i18n/locales';
import { activateLocale, currentTranslate, localeOptions, storeLocale, useLocale, useTranslate } from '@portal/i18n';
import { useChangePreferencesMutation } from '@portal/data-access/account';
import { Choice, notify } from '@portal/ui-kit/core';
import { useAuth } from '../auth/auth.provider';

/** Each language by its own name, so that whoever reads only that one finds it. Kept in this browser, and for the person. */
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
      label={t('locales.label')}
      options={localeOptions(t)}
      value={locale}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}

/** `/es/…` says Spanish: in another language the page is at its own address. */
function leaveAddressOfAnother(locale: Locale): void {
  const { pathname, search, hash } = window.location;
  const said = localeOfPath(pathname);
  if (said && said !== locale) window.location.assign(`${pathInLocale(pathname, locale)}${search}${hash}`);
}
