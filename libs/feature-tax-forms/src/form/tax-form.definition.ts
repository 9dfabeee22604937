import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import type { FieldValues } from '@portal/ui-kit/forms';

/** Everything that differs between the tax forms. */
export interface TaxFormDefinition<Body extends object, Section extends string = string> {
  /** Noun whose messages the form uses. */
  noun: 'intake' | 'scheduleC';
  /** Returns the form values of a record, or the defaults if null. */
  toValues: (form: Body | null) => FieldValues;
  toBody: (values: FieldValues) => Body;
  /** Ids of the section cards, in the order of the form. */
  sections: readonly Section[];
  /** How long each section takes to fill in, minutes. */
  minutes: Readonly<Record<Section, number>>;
  sectionTitle: (section: Section, t: Translate) => string;
  /** Returns the section of a field. */
  sectionOf: (path: string) => Section | undefined;
  /** Returns a field's name. */
  fieldName: (path: string, t: Translate) => string;
  /** Returns the owner of a field, when the form covers more than one person. */
  fieldOwner?: (path: string, t: Translate) => string;
  /** Formats a field's value for display. */
  shownValue: (path: string, value: unknown, t: Translate, locale: Locale) => string;
}
