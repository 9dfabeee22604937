import { filingStatuses } from '@portal/tax-engine/input';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeLimits as limits } from '@portal/domain/intake/intake.limits';
import { useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { Fields, fieldsOf } from '@portal/ui-kit/forms';
import { InputWarning } from '../../estimate/input-warning';
import { FilerFacts } from './filer-facts';
import { useSpouse } from './use-spouse';

const { DateField, SelectField, SsnField, StateField, TextField } = fieldsOf<IntakeBody>();

export const PersonalSection = () => {
  const t = useTranslate();
  const { pickStatus } = useSpouse();
  return (
    <Card id="personal" title={t('intake.sections.personal')}>
      <Fields>
        <SsnField name="ssn" placeholder={t('intake.ssnPlaceholder')} help={t('intake.help.ssn')} />
        <DateField name="date_of_birth" autoComplete="bday" />
        <TextField name="occupation" autoComplete="organization-title" maxLength={limits.occupationMax} />
        <TextField name="address" autoComplete="street-address" maxLength={limits.addressMax} />
        <TextField name="city" autoComplete="address-level2" maxLength={limits.cityMax} />
        <StateField name="state" />
        <TextField name="zip_code" autoComplete="postal-code" inputMode="numeric" maxLength={10} />
        <SelectField
          name="filing_status"
          choices={filingStatuses.map((value) => ({ value, label: t(`intake.filingStatuses.${value}`) }))}
          blank={false}
          help={<InputWarning at="filing_status" />}
          onPick={pickStatus}
        />
      </Fields>
      <FilerFacts of="filer" />
    </Card>
  );
};
