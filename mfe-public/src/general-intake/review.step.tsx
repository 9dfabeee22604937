import { formatMoney } from '@portal/domain/i18n/format';
import { preferencesLimits } from '@portal/domain/preferences/preferences.limits';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Card, MutedText } from '@portal/ui-kit/core';
import { fieldsOf } from '@portal/ui-kit/forms';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import { ContactSummary, contactNames, type Contact } from './contact-summary';
import { carriedNames, remarkNames } from './general-intake.fields';
import { NextSteps } from './next-steps';

const { TextAreaField, useFieldValues } = fieldsOf<GeneralIntake>();

export interface ReviewStepProps {
  /** Opens the contact step. */
  onChange: () => void;
}

/** Review step: the data to send, the next steps, and a field for questions. */
export default function ReviewStep({ onChange }: ReviewStepProps) {
  const t = useTranslate();
  return (
    <div className="ui-stack">
      <Summary onChange={onChange} />
      <Carried />
      <fieldset className="public-remarks">
        <legend>{t('intakeWizard.remarksTitle')}</legend>
        {remarkNames.map((name) => (
          <TextAreaField
            key={name}
            name={name}
            label={t('generalIntake.optional', { label: t(`generalIntake.fields.${name}`) })}
            maxLength={preferencesLimits.text}
          />
        ))}
      </fieldset>
      <NextSteps />
    </div>
  );
}

function Summary({ onChange }: { onChange: () => void }) {
  const t = useTranslate();
  const values = useFieldValues(contactNames);
  const contact: Contact = Object.fromEntries(contactNames.map((name, at) => [name, values[at]]));
  return (
    <Card
      title={t('intakeWizard.review.contact')}
      extra={<Button onClick={onChange}>{t('intakeWizard.review.change')}</Button>}
    >
      <ContactSummary contact={contact} />
    </Card>
  );
}

/** Amounts from the estimate that the wizard has no field for; shown because they are sent too. */
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
    <Card title={t('intakeWizard.carried')}>
      <dl className="public-summary">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`generalIntake.fields.${name}`)}</dt>
            <dd className="ui-money">{value}</dd>
          </div>
        ))}
      </dl>
      {hasChildren ? <MutedText>{t('intakeWizard.carriedChildren')}</MutedText> : null}
    </Card>
  );
}
