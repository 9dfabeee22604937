import { translateLabel } from '@portal/domain/contract/labels';
import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { emptyAmount, shownValue } from '../fields/field-text';
import {
  childFields,
  intakeFields,
  deductionFields,
  intakeFieldsWith,
  isFilerFact,
  isOfSomeYears,
  marketplaceFields,
  spouseFields,
  type IntakeSection,
} from '@portal/domain/intake/intake.fields';

export interface IntakeRow {
  /** Path in the form: `children.0.ssn`. */
  path: string;
  label: string;
  value: string;
  isAmount: boolean;
}

export interface IntakeGroup {
  title: string;
  rows: IntakeRow[];
}

const kinds: Readonly<Record<string, { kind: string }>> = intakeFields;
const isAmount = (field: string): boolean => ['money', 'signedMoney'].includes(kinds[field]?.kind ?? '');

/**
 * Returns the read-only view of a form, in the order of the form. Identifying numbers show only their last digits, and
 * empty amounts an en dash.
 * `withSwitches`: also includes the answers that there is no spouse or no child.
 */
export function groupsOf(form: IntakeBody, t: Translate, locale: Locale, withSwitches = false): IntakeGroup[] {
  const copied = (field: string, value: unknown): string =>
    field === 'ssn' && typeof value === 'string'
      ? t('intake.history.ssn', { last: value.slice(-4) })
      : isFilerFact(field)
        ? t(value === true ? 'core.yes' : 'core.no')
        : isAmount(field) && !value
          ? emptyAmount
          : shownValue(field, value, t, locale);
  const group = (title: string, fields: readonly string[], part: object, at = ''): IntakeGroup => {
    const values: Readonly<Record<string, unknown>> = { ...part };
    const row = (field: string): IntakeRow => ({
      path: `${at}${field}`,
      label: translateLabel(t, IntakeBody, field),
      value: copied(field, values[field]),
      isAmount: isAmount(field),
    });
    // The form may be of a year that does not ask for it.
    const isShown = (field: string): boolean => !isOfSomeYears(field) || Boolean(values[field]);
    return { title, rows: fields.filter(isShown).map(row) };
  };
  const section = (name: IntakeSection) =>
    group(t(`intake.sections.${name}`), intakeFieldsWith({ section: name }), form);
  const off = (name: 'spouse' | 'children', field: string): IntakeGroup[] =>
    withSwitches ? [group(t(`intake.sections.${name}`), [field], form)] : [];
  const spouse = form.has_spouse
    ? [group(t('intake.sections.spouse'), spouseFields, form.spouse_info ?? {}, 'spouse_info.')]
    : off('spouse', 'has_spouse');
  const children = form.has_children ? (form.children ?? []) : [];
  const nobody = children.length === 0 ? off('children', 'has_children') : [];
  // Shown only if there is a Form 1095-A, as most households have none.
  const isInsured = marketplaceFields.some((name) => typeof form[name] === 'number');
  const marketplace = isInsured ? [group(t('intake.marketplace.title'), marketplaceFields, form)] : [];
  return [
    section('personal'),
    ...spouse,
    ...children.map((child, at) =>
      group(t('intake.childTitle', { at: at + 1 }), childFields, child, `children.${at}.`),
    ),
    ...nobody,
    section('income'),
    group(t('intake.sections.deductions'), deductionFields, form),
    ...marketplace,
    section('withholding'),
    section('previousYear'),
    section('bank'),
  ];
}
