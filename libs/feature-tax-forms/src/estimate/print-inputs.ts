import { formatDate } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import type { EstimateDependent, TaxEstimateRequest } from '@portal/domain/tax/tax.dto';

interface Names {
  t: Translate;
  locale: Locale;
  money: (amount: number) => string;
  stateName: (state: string) => string;
}

/** Time zones are ignored: the date must be the same wherever the user is. */
const dayOf = (date: string, locale: Locale): string => formatDate(`${date}T00:00`, locale);

const person = ({ birth_date, relationship }: EstimateDependent, { t, locale }: Names): string =>
  [t(`intake.relationships.${relationship}`), birth_date ? dayOf(birth_date, locale) : ''].filter(Boolean).join(', ');

function valueText(name: string, value: unknown, names: Names): string | null {
  if (typeof value === 'number') return value === 0 && !name.endsWith('_withheld') ? null : names.money(value);
  if (value === true) return names.t('core.yes');
  if (typeof value !== 'string') return null;
  if (name === 'state') return names.stateName(value);
  if (name === 'filing_status') return names.t({ id: `intake.filingStatuses.${value}` });
  return name.endsWith('_birth_date') ? dayOf(value, names.locale) : value;
}

/** Returns the inputs of an estimate as labels and texts, without zero amounts. */
export function inputRows(request: TaxEstimateRequest, names: Names): (readonly [label: string, value: string])[] {
  const { dependents, num_children, ...facts } = request;
  const rows = Object.entries(facts).flatMap(([name, value]) => {
    const text = valueText(name, value, names);
    return text === null ? [] : [[names.t({ id: `intake.fields.${name}` }), text] as const];
  });
  const people = (dependents ?? []).map(
    (one, at) => [names.t('intake.childTitle', { at: at + 1 }), person(one, names)] as const,
  );
  const counted =
    !dependents && num_children ? [[names.t('intake.fields.num_children'), String(num_children)] as const] : [];
  return [...rows, ...counted, ...people];
}
