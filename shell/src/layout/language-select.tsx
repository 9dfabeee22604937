import { useId } from 'react';
import { isLocale, locales, type Locale } from '@portal/domain/i18n/locales';
import { activateLocale, storeLocale, useLocale, useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';

/** Each language by its own name, so that whoever reads only that one finds it. */
export function LanguageSelect() {
  const t = useTranslate();
  const locale = useLocale();
  const id = useId();

  const choose = async (chosen: Locale): Promise<void> => {
    try {
      await activateLocale(chosen);
      storeLocale(chosen);
    } catch {
      notify.error(t('locales.changeFailed'));
    }
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
