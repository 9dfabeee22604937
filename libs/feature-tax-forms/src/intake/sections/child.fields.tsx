import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeLimits as limits } from '@portal/domain/intake/intake.limits';
import { Child, relationships } from '@portal/domain/intake/person.dto';
import { useTranslate } from '@portal/i18n';
import { Button, Inline } from '@portal/ui-kit/core';
import { Fields, fieldsOf } from '@portal/ui-kit/forms';
import { InputWarning } from '../../estimate/input-warning';

const { FormPart } = fieldsOf<IntakeBody>();
const { DateField, SelectField, SsnField, TextField } = fieldsOf<Child>();

/** One child or dependent; `at`: zero-based position. */
export function ChildFields({ at, onRemove }: { at: number; onRemove: () => void }) {
  const t = useTranslate();
  const title = t('intake.childTitle', { at: at + 1 });
  return (
    <fieldset className="tax-child">
      <legend className="ui-hidden">{title}</legend>
      <Inline apart>
        <h3>{title}</h3>
        <Button kind="text" onClick={onRemove}>
          {t('intake.removeChild', { name: title })}
        </Button>
      </Inline>
      <FormPart name={`children.${at}`} shape={Child}>
        <Fields>
          <TextField name="first_name" maxLength={limits.nameMax} />
          <TextField name="last_name" maxLength={limits.nameMax} />
          <SsnField name="ssn" placeholder={t('intake.ssnPlaceholder')} />
          <DateField name="date_of_birth" help={<InputWarning at={`children.${at}.date_of_birth`} />} />
          <SelectField
            name="relationship"
            choices={relationships.map((value) => ({ value, label: t(`intake.relationships.${value}`) }))}
          />
        </Fields>
      </FormPart>
    </fieldset>
  );
}
