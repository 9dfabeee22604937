import { spokenLanguages } from '@portal/domain/preparers/preparers.limits';
import { intlLocales } from '@portal/domain/i18n/locales';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, MutedText } from '@portal/ui-kit/core';

interface LanguagesProps {
  languages: readonly string[];
  onChange: (languages: string[]) => void;
}

/** Returns the languages that can be added, by name in the reader's language. */
export function useLanguageChoices(languages: readonly string[]) {
  const names = useLanguageNames();
  return spokenLanguages
    .filter((code) => !languages.includes(code))
    .map((code) => ({ value: code, label: names(code) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** The languages, each with a button to remove it. */
export function Languages({ languages, onChange }: LanguagesProps) {
  const t = useTranslate();
  const names = useLanguageNames();
  return (
    <section aria-label={t('profile.fields.languages')}>
      <strong>{t('profile.fields.languages')}</strong>
      {languages.length === 0 ? <MutedText>{t('preparerProfile.noLanguages')}</MutedText> : null}
      <ul className="profile-tags">
        {languages.map((code) => (
          <li key={code}>
            {names(code)}
            <Button
              kind="text"
              aria-label={t('preparerProfile.removeSpecialty', { specialty: names(code) })}
              onClick={() => onChange(languages.filter((one) => one !== code))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useLanguageNames(): (code: string) => string {
  const names = new Intl.DisplayNames(intlLocales[useLocale()], { type: 'language' });
  return (code) => names.of(code) ?? code;
}
