import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeFields, intakeSections, type IntakeSection } from '@portal/domain/intake/intake.fields';
import { fieldName, fieldOwner, shownValue } from '../fields/field-text';
import type { TaxFormDefinition } from '../form/tax-form.definition';
import { bodyOf, valuesOf } from './intake-values';

const fields: Readonly<Record<string, { section: IntakeSection }>> = intakeFields;

export const intakeDefinition: TaxFormDefinition<IntakeBody, IntakeSection> = {
  noun: 'intake',
  toValues: valuesOf,
  toBody: bodyOf,
  sections: intakeSections,
  sectionTitle: (section, t) => t(`intake.sections.${section}`),
  sectionOf: (path) => fields[path.split('.', 1)[0] ?? '']?.section,
  fieldName,
  fieldOwner,
  shownValue,
};
