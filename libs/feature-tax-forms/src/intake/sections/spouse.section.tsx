import { intakeLimits as limits } from '@portal/domain/intake/intake.limits';
import { intakeWords as words } from '@portal/domain/intake/intake.words';
import { SpouseInfo } from '@portal/domain/intake/person.dto';
import { Card } from '@portal/ui-kit/core';
import { DateField, Fields, FormPart, SsnField, SwitchField, TextField, useWatch } from '@portal/ui-kit/forms';

export function SpouseSection() {
  const hasSpouse: unknown = useWatch({ name: 'has_spouse' });
  return (
    <Card id="spouse" title={words.sections.spouse}>
      <SwitchField name="has_spouse" help={words.help.spouse} />
      {hasSpouse === true ? (
        <FormPart name="spouse_info" shape={SpouseInfo}>
          <Fields>
            <TextField name="first_name" maxLength={limits.nameMax} />
            <TextField name="last_name" maxLength={limits.nameMax} />
            <SsnField name="ssn" placeholder={words.ssnPlaceholder} />
            <DateField name="date_of_birth" />
            <TextField name="occupation" maxLength={limits.occupationMax} />
          </Fields>
        </FormPart>
      ) : null}
    </Card>
  );
}
