import { useTranslate } from '@portal/i18n';
import { Button, MutedText } from '@portal/ui-kit/core';

interface SpecialtiesProps {
  specialties: readonly string[];
  onChange: (specialties: string[]) => void;
}

/** Returns the list with a specialty added, unless it is blank or a case-insensitive duplicate. */
export function withOneMore(specialties: readonly string[], text: string): string[] {
  const one = text.trim();
  const isThere = specialties.some((other) => other.toLowerCase() === one.toLowerCase());
  return one === '' || isThere ? [...specialties] : [...specialties, one];
}

/** The specialties, each with a button to remove it. */
export function Specialties({ specialties, onChange }: SpecialtiesProps) {
  const t = useTranslate();
  return (
    <section aria-label={t('profile.fields.specialties')}>
      <strong>{t('profile.fields.specialties')}</strong>
      {specialties.length === 0 ? <MutedText>{t('preparerProfile.noSpecialties')}</MutedText> : null}
      <ul className="profile-tags">
        {specialties.map((specialty) => (
          <li key={specialty}>
            {specialty}
            <Button
              kind="text"
              aria-label={t('preparerProfile.removeSpecialty', { specialty })}
              onClick={() => onChange(specialties.filter((one) => one !== specialty))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
