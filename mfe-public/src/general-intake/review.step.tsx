import { formatMoney } from '@portal/domain/i18n/format';
import { preferencesLimits } from '@portal/domain/preferences/preferences.limits';
import { useSite } from '@portal/data-access/site';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Card, MutedText } from '@portal/ui-kit/core';
import { fieldsOf } from '@portal/ui-kit/forms';
import { mailLink, phoneLink } from '../directory/contact-links';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import { carriedNames } from './general-intake.fields';

const { TextAreaField, useFieldValues } = fieldsOf<GeneralIntake>();
const shown = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'preferred_preparer',
  'preferred_office',
  'urgent',
] as const;
const nextSteps = ['credentials', 'review', 'assigned', 'contact'] as const;

/** What will be sent, what happens then, and room for what no field asked. */
export function ReviewStep({ onChange }: { onChange: () => void }) {
  const t = useTranslate();
  return (
    <div className="ui-stack">
      <Summary onChange={onChange} />
      <Carried />
      <fieldset className="public-remarks">
        <legend>{t('generalIntake.remarksTitle')}</legend>
        {(['special_circumstances', 'questions'] as const).map((name) => (
          <TextAreaField
            key={name}
            name={name}
            label={t('generalIntake.optional', { label: t(`generalIntake.fields.${name}`) })}
            maxLength={preferencesLimits.text}
          />
        ))}
      </fieldset>
      <Card title={t('generalIntake.nextTitle')}>
        <ol className="public-next">
          {nextSteps.map((step) => (
            <li key={step}>{t(`generalIntake.nextSteps.${step}`)}</li>
          ))}
        </ol>
        <Help />
      </Card>
    </div>
  );
}

function Summary({ onChange }: { onChange: () => void }) {
  const t = useTranslate();
  const values = useFieldValues(shown);
  const text = (at: number): string => {
    const value = values[at];
    return typeof value === 'string' ? value.trim() : '';
  };
  const preference = (at: number, any: string): string =>
    text(at) === 'No Preference' ? t('generalIntake.noPreference') : text(at) || any;
  const rows = [
    { label: t('generalIntake.review.name'), value: `${text(0)} ${text(1)}`.trim() },
    { label: t('generalIntake.fields.email'), value: text(2) },
    { label: t('generalIntake.fields.phone'), value: text(3) },
    {
      label: t('generalIntake.fields.preferred_preparer'),
      value: preference(4, t('generalIntake.anyPreparer')),
    },
    { label: t('generalIntake.fields.preferred_office'), value: preference(5, t('generalIntake.anyOffice')) },
    ...(values[6] === true
      ? [{ label: t('generalIntake.review.urgent'), value: t('generalIntake.review.urgentYes') }]
      : []),
  ];
  return (
    <Card
      title={t('generalIntake.review.contact')}
      extra={<Button onClick={onChange}>{t('generalIntake.review.change')}</Button>}
    >
      <dl className="public-summary">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t('core.none')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What the estimate asked for and no step does: it is sent too, so it is shown. */
function Carried() {
  const t = useTranslate();
  const locale = useLocale();
  const [children, ...values] = useFieldValues(['num_children', ...carriedNames]);
  const hasChildren = typeof children === 'number' && children > 0;
  const rows = [
    ...(hasChildren ? [{ name: 'num_children' as const, value: String(children) }] : []),
    ...carriedNames.flatMap((name, at) => {
      const value = values[at];
      return typeof value === 'number' && value !== 0 ? [{ name, value: formatMoney(value, locale) }] : [];
    }),
  ];
  if (rows.length === 0) return null;
  return (
    <Card title={t('generalIntake.carried')}>
      <dl className="public-summary">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`generalIntake.fields.${name}`)}</dt>
            <dd className="ui-money">{value}</dd>
          </div>
        ))}
      </dl>
      {hasChildren ? <MutedText>{t('generalIntake.carriedChildren')}</MutedText> : null}
    </Card>
  );
}

const Help = () => {
  const t = useTranslate();
  const site = useSite();
  if (!site) return null;
  return (
    <p>
      <strong>{t('generalIntake.helpTitle')}</strong> <a href={phoneLink(site.phone)}>{site.phone}</a> ·{' '}
      <a href={mailLink(site.email)}>{site.email}</a>
    </p>
  );
};
