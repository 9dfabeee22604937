import type { ReactNode } from 'react';
import { filerFacts } from '@portal/domain/intake/intake.fields';
import type { SpouseInfo } from '@portal/domain/intake/person.dto';
import { useTranslate } from '@portal/i18n';
import { fieldsOf } from '@portal/ui-kit/forms';

/** The form asks the filer and the spouse by the same names. */
const { CheckboxField } = fieldsOf<Pick<SpouseInfo, (typeof filerFacts)[number]>>();

/** Optional facts that change the standard deduction and credits, as a group of checkboxes. */
export function FilerFacts({ of }: { of: 'filer' | 'spouse' }): ReactNode {
  const t = useTranslate();
  return (
    <fieldset className="tax-facts">
      <legend>{t(`intake.filerFacts.${of}`)}</legend>
      {filerFacts.map((name) => (
        <CheckboxField key={name} name={name} help={t(`intake.help.${name}`)} />
      ))}
    </fieldset>
  );
}
