import { intakeLimits as limits } from '@portal/domain/intake/intake.limits';
import { intakeWords as words } from '@portal/domain/intake/intake.words';
import { Child } from '@portal/domain/intake/person.dto';
import { Button, Row } from '@portal/ui-kit/core';
import { DateField, Fields, FormPart, SelectField, SsnField, TextField, choicesOf } from '@portal/ui-kit/forms';

const relationships = choicesOf(words.relationships);

/** One child or dependent; `at` counts from 0. */
export function ChildFields({ at, onRemove }: { at: number; onRemove: () => void }) {
  const title = words.childTitle(at + 1);
  return (
    <fieldset className="tax-child">
      <legend className="ui-hidden">{title}</legend>
      <Row apart>
        <h3>{title}</h3>
        <Button kind="quiet" onClick={onRemove}>
          {words.removeChild(title)}
        </Button>
      </Row>
      <FormPart name={`children.${at}`} shape={Child}>
        <Fields>
          <TextField name="first_name" maxLength={limits.nameMax} />
          <TextField name="last_name" maxLength={limits.nameMax} />
          <SsnField name="ssn" placeholder={words.ssnPlaceholder} />
          <DateField name="date_of_birth" />
          <SelectField name="relationship" choices={relationships} />
        </Fields>
      </FormPart>
    </fieldset>
  );
}
