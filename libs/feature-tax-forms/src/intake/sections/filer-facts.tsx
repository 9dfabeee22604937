import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { filerFacts } from '@portal/domain/intake/intake.fields';
import type { SpouseInfo } from '@portal/domain/intake/person.dto';
import { useTranslate } from '@portal/i18n';
import { fieldsOf } from '@portal/ui-kit/forms';
import { Folded } from '../../folded';

const { useFieldValue, useFieldValues } = fieldsOf<IntakeBody>();
/** The form asks the filer and the spouse by the same names. */
const { CheckboxField } = fieldsOf<Pick<SpouseInfo, (typeof filerFacts)[number]>>();

/** Optional facts that change the standard deduction and credits, as a group of checkboxes. */
export function FilerFacts({ of }: { of: 'filer' | 'spouse' }) {
  const t = useTranslate();
  const filer = useFieldValues(filerFacts);
  const spouse = useFieldValue('spouse_info') as SpouseInfo | null | undefined;
  const values = of === 'filer' ? filer : filerFacts.map((name) => spouse?.[name]);
  return (
    <Folded used={values.some(Boolean)} summary={() => t(`intake.filerFacts.asks.${of}`)}>
      <fieldset className="tax-filer">
        <legend>{t(`intake.filerFacts.${of}`)}</legend>
        {filerFacts.map((name) => (
          <CheckboxField key={name} name={name} help={t(`intake.help.${name}`)} />
        ))}
      </fieldset>
    </Folded>
  );
}
