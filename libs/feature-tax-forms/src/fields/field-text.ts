import { translateLabel } from '@portal/domain/contract/labels';
import { formatDate, formatMoney } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import { IntakeBody, accountTypes } from '@portal/domain/intake/intake.dto';
import { relationships } from '@portal/domain/intake/person.dto';
import { filingStatuses, stateCodes } from '@portal/tax-engine/input';

/** Stands for an amount that is empty or 0. */
export const emptyAmount = '–';

const secret = /(?:^|\.)(?:ssn|account_number|routing_number)$/;

const date = /(?:^|\.)date_of_birth$/;

/** Returns the owner of a field: 'Child 1', 'Spouse', or '' for the filer. */
export function fieldOwner(path: string, t: Translate): string {
  const [part, at, name] = path.split('.');
  if (part === 'children' && name) return t('intake.childTitle', { at: Number(at) + 1 });
  return part === 'spouse_info' && at ? t('intake.fields.spouse_info') : '';
}

/** `children.0.ssn` → 'Child 1: Social Security number' */
export function fieldName(path: string, t: Translate): string {
  const label = translateLabel(t, IntakeBody, path.split('.').at(-1) ?? path);
  const owner = fieldOwner(path, t);
  return owner ? `${owner}: ${label}` : label;
}

/** Formats a value for display: identifying numbers masked to their last digits, choices as labels. */
export function shownValue(field: string, value: unknown, t: Translate, locale: Locale): string {
  if (value === null || value === '' || value === undefined) return t('intake.conflict.blank');
  if (typeof value === 'boolean') return value ? t('core.yes') : t('core.no');
  if (typeof value === 'number') return formatMoney(value, locale);
  // If a whole list conflicts, show the names in it.
  if (Array.isArray(value)) return namesOf(value, t) || t('intake.conflict.blank');
  if (typeof value !== 'string') return '';
  if (secret.test(field)) return t('intake.conflict.hidden', { last: value.slice(-4) });
  // Time zones are ignored: the date must be the same wherever the user is.
  if (date.test(field)) return formatDate(`${value}T00:00`, locale);
  return choiceName(field, value, t) ?? value;
}

const find = <Value extends string>(values: readonly Value[], value: string) => values.find((one) => one === value);

function choiceName(field: string, value: string, t: Translate): string | undefined {
  const state = field === 'state' ? find(stateCodes, value) : undefined;
  if (state) return t(`states.${state}`);
  const status = find(filingStatuses, value);
  if (status) return t(`intake.filingStatuses.${status}`);
  const relationship = find(relationships, value);
  if (relationship) return t(`intake.relationships.${relationship}`);
  const account = find(accountTypes, value);
  return account ? t(`intake.accountTypes.${account}`) : undefined;
}

const namesOf = (people: readonly { first_name?: string }[], t: Translate): string =>
  people.map(({ first_name }, at) => first_name?.trim() || t('intake.childTitle', { at: at + 1 })).join(', ');
