import { intakeLimits as limits } from '@portal/domain/intake/intake.limits';
import { intakeWords as words } from '@portal/domain/intake/intake.words';
import { Card } from '@portal/ui-kit/core';
import { DateField, Fields, SelectField, SsnField, StateField, TextField, choicesOf } from '@portal/ui-kit/forms';

const filingStatuses = choicesOf(words.filingStatuses);

export const PersonalSection = () => (
  <Card id="personal" title={words.sections.personal}>
    <Fields>
      <SsnField name="ssn" placeholder={words.ssnPlaceholder} help={words.help.ssn} />
      <DateField name="date_of_birth" autoComplete="bday" />
      <TextField name="occupation" autoComplete="organization-title" maxLength={limits.occupationMax} />
      <TextField name="address" autoComplete="street-address" maxLength={limits.addressMax} />
      <TextField name="city" autoComplete="address-level2" maxLength={limits.cityMax} />
      <StateField name="state" />
      <TextField name="zip_code" autoComplete="postal-code" inputMode="numeric" maxLength={10} />
      <SelectField name="filing_status" choices={filingStatuses} blank={false} />
    </Fields>
  </Card>
);
