import { accountLimits } from '@portal/domain/account/account.limits';
import { intakeLimits } from '@portal/domain/intake/intake.limits';
import { noPreference } from '@portal/domain/preferences/preferences.limits';
import { useTranslate } from '@portal/i18n';
import { Fields, fieldsOf } from '@portal/ui-kit/forms';
import { filingStatuses } from '@portal/domain/general-intake/estimate-numbers.form';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import { PreferenceFields } from './preference.fields';
import { amountNames } from './general-intake.fields';

const { CheckboxField, DateField, MoneyField, SelectField, SsnField, StateField, TextField } =
  fieldsOf<GeneralIntake>();

/** @param hasAccount whether the account exists, so that its contact details can no longer change */
export function ContactStep({ hasAccount }: { hasAccount: boolean }) {
  const t = useTranslate();
  const none = { value: noPreference, label: t('intakeWizard.noPreference') };
  return (
    <Fields>
      {hasAccount ? null : (
        <>
          <TextField name="first_name" autoComplete="given-name" maxLength={accountLimits.nameMax} />
          <TextField name="last_name" autoComplete="family-name" maxLength={accountLimits.nameMax} />
          <TextField name="email" type="email" inputMode="email" autoComplete="email" />
          <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" />
        </>
      )}
      <PreferenceFields none={none} />
      <CheckboxField name="urgent" />
    </Fields>
  );
}

export function TaxStep() {
  const t = useTranslate();
  return (
    <Fields>
      <SsnField name="ssn" placeholder={t('intakeWizard.ssnPlaceholder')} help={t('intakeWizard.ssnHelp')} />
      <DateField name="date_of_birth" autoComplete="bday" />
      <TextField name="address" autoComplete="street-address" maxLength={intakeLimits.addressMax} />
      <TextField name="city" autoComplete="address-level2" maxLength={intakeLimits.cityMax} />
      <StateField name="state" />
      <TextField name="zip_code" autoComplete="postal-code" inputMode="numeric" maxLength={10} />
      <SelectField
        name="filing_status"
        blank={false}
        choices={filingStatuses.map((value) => ({ value, label: t(`generalIntake.filingStatuses.${value}`) }))}
      />
      <TextField
        name="occupation"
        label={t('generalIntake.optional', { label: t('generalIntake.fields.occupation') })}
        autoComplete="organization-title"
        maxLength={intakeLimits.occupationMax}
      />
    </Fields>
  );
}

export function IncomeStep() {
  const t = useTranslate();
  return (
    <Fields>
      {amountNames.map((name) => (
        <MoneyField
          key={name}
          name={name}
          blank={null}
          label={t('generalIntake.optional', { label: t(`generalIntake.fields.${name}`) })}
        />
      ))}
    </Fields>
  );
}
