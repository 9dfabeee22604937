import { useId } from 'react';
import { isLocale, locales, type Locale } from '@portal/domain/i18n/locales';
import { activateLocale, currentTranslate, storeLocale, useLocale, useTranslate } from '@portal/i18n';
import { useChangePreferencesMutation } from '@portal/data-access/account';
import { notify } from '@portal/ui-kit/core';
import { useAuth } from '../auth/auth.provider';

/** Each language by its own name, so that whoever reads only that one finds it. Kept in this browser, and for the person. */
export function LanguageSelect() {
  const t = useTranslate();
  const locale = useLocale();
  const { status } = useAuth();
  const [keep] = useChangePreferencesMutation();
  const id = useId();

  const choose = async (chosen: Locale): Promise<void> => {
    try {
      await activateLocale(chosen);
      storeLocale(chosen);
    } catch {
      notify.error(t('locales.changeFailed'));
      return;
    }
    if (status !== 'in') return;
    const { error } = await keep({ body: { locale: chosen } });
    if (error) notify.error(currentTranslate()('locales.notKept'));
  };

  return (
    <div className="shell-choice">
      <label htmlFor={id}>{t('locales.label')}</label>
      <select
        id={id}
        value={locale}
        onChange={({ target }) => {
          if (isLocale(target.value)) void choose(target.value);
        }}
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {t(`locales.names.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
