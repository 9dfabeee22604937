import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeLimits as limits } from '@portal/domain/intake/intake.limits';
import { SpouseInfo } from '@portal/domain/intake/person.dto';
import { useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { Fields, fieldsOf } from '@portal/ui-kit/forms';
import { FilerFacts } from './filer-facts';
import { useSpouse } from './use-spouse';

const { FormPart, SwitchField, useFieldValue } = fieldsOf<IntakeBody>();
const spouse = fieldsOf<SpouseInfo>();

export function SpouseSection() {
  const t = useTranslate();
  const hasSpouse = useFieldValue('has_spouse');
  const { add } = useSpouse();
  return (
    <Card id="spouse" title={t('intake.sections.spouse')}>
      <SwitchField name="has_spouse" help={t('intake.help.spouse')} onPick={add} />
      {hasSpouse === true ? (
        <FormPart name="spouse_info" shape={SpouseInfo}>
          <Fields>
            <spouse.TextField name="first_name" maxLength={limits.nameMax} />
            <spouse.TextField name="last_name" maxLength={limits.nameMax} />
            <spouse.SsnField name="ssn" placeholder={t('intake.ssnPlaceholder')} />
            <spouse.DateField name="date_of_birth" />
            <spouse.TextField name="occupation" maxLength={limits.occupationMax} />
          </Fields>
          <FilerFacts of="spouse" />
        </FormPart>
      ) : null}
    </Card>
  );
}
