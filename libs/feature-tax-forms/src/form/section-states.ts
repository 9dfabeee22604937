import { leavesOf, sameValue, valueAt } from '@portal/drafts/autosave';
import type { DtoClass } from '@portal/domain/contract/contract';
import { isBlank } from '@portal/domain/contract/rule';
import { validate } from '@portal/domain/contract/validate';
import type { Translate } from '@portal/domain/i18n/message';
import type { FieldValues } from '@portal/ui-kit/forms';
import type { TaxFormDefinition } from './tax-form.definition';

export interface SectionState<Section extends string> {
  section: Section;
  /** Number of blank fields that must be filled in before submitting. */
  missing: number;
  /** Number of invalid fields. */
  wrong: number;
  /** Paths of the missing and invalid fields. */
  gaps: string[];
  /** Whether any field of the section has an answer. */
  begun: boolean;
}

/** Returns the progress of each section, in the order of the form. `shape`: the fields required for submitting. */
export function sectionStates<Body extends object, Section extends string>(
  { sections, sectionOf, toBody, toValues }: TaxFormDefinition<Body, Section>,
  shape: DtoClass<Body>,
  values: FieldValues,
  t: Translate,
): SectionState<Section>[] {
  const body = toBody(values);
  const blank = toValues(null);
  const { errors } = validate(shape, body, t, 'whole');
  const answered = leavesOf(values).filter(([path, value]) => !sameValue(value, valueAt(blank, path)));
  return sections.map((section) => {
    const here = errors.filter(({ field }) => sectionOf(field) === section);
    const missing = here.filter(({ field }) => isBlank(valueAt(body, field))).length;
    const begun = answered.some(([path]) => !path.endsWith('.key') && sectionOf(path) === section);
    return { section, missing, wrong: here.length - missing, gaps: here.map(({ field }) => field), begun };
  });
}
