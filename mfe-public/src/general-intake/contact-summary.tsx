import { noPreference } from '@portal/domain/preferences/preferences.limits';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import { useTranslate } from '@portal/i18n';

export const contactNames = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'preferred_preparer',
  'preferred_office',
  'urgent',
] as const;

export type Contact = Pick<GeneralIntake, (typeof contactNames)[number]>;

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Lists the contact details, and the preferred preparer and office. */
export function ContactSummary({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const preference = (value: unknown, any: string): string =>
    value === noPreference ? t('intakeWizard.noPreference') : trimmed(value) || any;
  const rows = [
    {
      label: t('intakeWizard.review.name'),
      value: `${trimmed(contact.first_name)} ${trimmed(contact.last_name)}`.trim(),
    },
    { label: t('generalIntake.fields.email'), value: trimmed(contact.email) },
    { label: t('generalIntake.fields.phone'), value: trimmed(contact.phone) },
    {
      label: t('generalIntake.fields.preferred_preparer'),
      value: preference(contact.preferred_preparer, t('intakeWizard.anyPreparer')),
    },
    {
      label: t('generalIntake.fields.preferred_office'),
      value: preference(contact.preferred_office, t('intakeWizard.anyOffice')),
    },
    ...(contact.urgent === true
      ? [{ label: t('intakeWizard.review.urgent'), value: t('intakeWizard.review.urgentYes') }]
      : []),
  ];
  return (
    <dl className="public-summary">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('core.none')}</dd>
        </div>
      ))}
    </dl>
  );
}
