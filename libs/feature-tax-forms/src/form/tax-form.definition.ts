import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import type { FieldValues } from '@portal/ui-kit/forms';

/** What sets one tax form apart from another. */
export interface TaxFormDefinition<Body extends object, Section extends string = string> {
  /** Whose sentences it says. */
  noun: 'intake' | 'scheduleC';
  /** The form's values of a record; of none: its defaults. */
  toValues: (form: Body | null) => FieldValues;
  toBody: (values: FieldValues) => Body;
  /** In the order of the form, by the ids of their cards. */
  sections: readonly Section[];
  sectionTitle: (section: Section, t: Translate) => string;
  /** The section in which a field stands. */
  sectionOf: (path: string) => Section | undefined;
  /** A field in words. */
  fieldName: (path: string, t: Translate) => string;
  /** Whose field it is, where the form asks for more than one person. */
  fieldOwner?: (path: string, t: Translate) => string;
  /** A value of a field, to read. */
  shownValue: (path: string, value: unknown, t: Translate, locale: Locale) => string;
}
