import { leavesOf, sameValue, valueAt } from '@portal/autosave';
import type { DtoClass } from '@portal/domain/contract/contract';
import { isBlank } from '@portal/domain/contract/rule';
import { validate } from '@portal/domain/contract/validate';
import type { Translate } from '@portal/domain/i18n/message';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeFields, intakeSections, type IntakeSection } from '@portal/domain/intake/intake.fields';
import type { FieldValues } from '@portal/ui-kit/forms';
import { bodyOf, valuesOf } from './intake-values';

export interface SectionState {
  section: IntakeSection;
  /** What a submit asks for and is not there. */
  missing: number;
  /** What is there and not well formed. */
  wrong: number;
  /** Something was answered in it. */
  begun: boolean;
}

const blank = valuesOf(null);
const sections: Readonly<Record<string, { section: IntakeSection }>> = intakeFields;

const sectionOf = (path: string): IntakeSection | undefined => sections[path.split('.', 1)[0] ?? '']?.section;

/** What is done and what is missing in each section of the form, in the order of the form. */
export function sectionStates(
  values: FieldValues,
  t: Translate,
  shape: DtoClass<IntakeBody> = IntakeBody,
): SectionState[] {
  const body = bodyOf(values);
  const { errors } = validate(shape, body, t, 'whole');
  const answered = leavesOf(values).filter(([path, value]) => !sameValue(value, valueAt(blank, path)));
  return intakeSections.map((section) => {
    const here = errors.filter(({ field }) => sectionOf(field) === section);
    const missing = here.filter(({ field }) => isBlank(valueAt(body, field))).length;
    const begun = answered.some(([path]) => !path.endsWith('.key') && sectionOf(path) === section);
    return { section, missing, wrong: here.length - missing, begun };
  });
}
