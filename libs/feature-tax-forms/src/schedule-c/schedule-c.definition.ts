import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import {
  scheduleCAmounts,
  scheduleCSections,
  type ScheduleCSection,
} from '@portal/domain/schedule-c/schedule-c.fields';
import { fieldName, shownValue } from '../fields/schedule-c-text';
import type { TaxFormDefinition } from '../form/tax-form.definition';
import { bodyOf, valuesOf } from './schedule-c-values';

const amounts: Readonly<Record<string, { section: ScheduleCSection }>> = scheduleCAmounts;

export const scheduleCDefinition: TaxFormDefinition<ScheduleCBody, ScheduleCSection> = {
  noun: 'scheduleC',
  toValues: valuesOf,
  toBody: bodyOf,
  sections: scheduleCSections,
  sectionTitle: (section, t) => t(`scheduleC.sections.${section}`),
  sectionOf: (path) => (path.startsWith('business_info') ? 'business' : amounts[path]?.section),
  fieldName,
  shownValue,
};
