import { translateLabel } from '@portal/domain/contract/labels';
import { formatMoney } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import { ScheduleCBody, accountingMethods, businessTypes } from '@portal/domain/schedule-c/schedule-c.dto';
import { stateCodes } from '@portal/tax-engine/input';

/** `business_info.ein` → 'Employer identification number (EIN)' */
export const fieldName = (path: string, t: Translate): string =>
  translateLabel(t, ScheduleCBody, path.split('.').at(-1) ?? path);

const find = <Value extends string>(values: readonly Value[], value: unknown) => values.find((one) => one === value);

/** Formats a value for display: choices as labels, amounts in dollars. */
export function shownValue(path: string, value: unknown, t: Translate, locale: Locale): string {
  if (typeof value === 'number') return formatMoney(value, locale);
  if (typeof value !== 'string' || value === '') return t('intake.conflict.blank');
  const state = path.endsWith('business_state') ? find(stateCodes, value) : undefined;
  if (state) return t(`states.${state}`);
  const type = path.endsWith('business_type') ? find(businessTypes, value) : undefined;
  if (type) return t(`scheduleC.businessTypes.${type}`);
  const method = path.endsWith('accounting_method') ? find(accountingMethods, value) : undefined;
  return method ? t(`scheduleC.accountingMethods.${method}`) : value;
}
