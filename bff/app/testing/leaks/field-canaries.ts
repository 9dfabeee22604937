import { validateSync } from 'class-validator';
import type { DtoClass } from '@portal/domain/contract/contract';
import { nestingsOf } from '@portal/domain/contract/nested';
import { isRoutingNumber } from '@portal/domain/contract/values';
import { rulesByField } from '@portal/bff-platform/http/fields';

/** A value planted in one field of the contract, or in one other part of a request, that occurs nowhere else. */
export interface FieldCanary {
  /** Class and name of the field: `IntakeBody.ssn`. */
  place: string;
  /** Name of the field. */
  field: string;
  /** Whether the record is a part of another, such as a spouse. */
  isNested: boolean;
  value: string | number | readonly string[];
  /** Lower-case texts that betray it. */
  forms: readonly string[];
}

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');
const dateOf = (number: number): string =>
  new Date(Date.UTC(1930, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);
const textOf = (number: number): string => `kestrel${number}q`;

function routingNumberOf(number: number): string {
  const start = `0720${padded(number, 4)}`;
  const found = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find(isRoutingNumber);
  if (found === undefined) throw new Error(`${start} has no check digit`);
  return found;
}

/** Values for every kind of field, by the number of the canary; the first that a field accepts is planted. */
const kinds: readonly ((number: number) => FieldCanary['value'])[] = [
  textOf,
  (number) => [textOf(number)],
  (number) => `${textOf(number)}@example.com`,
  (number) => `4${padded(number, 4).slice(0, 2)}-65-1${padded(number, 4).slice(1)}`,
  (number) => `38-61${padded(number, 5)}`,
  (number) => `313555${padded(number, 4)}`,
  (number) => `48201-${padded(number, 4)}`,
  routingNumberOf,
  (number) => `730911${padded(number, 6)}`,
  dateOf,
  (number) => `${dateOf(number)}T12:34:56Z`,
  (number) => 3_170_041.37 + number * 1_009.01,
];

/** Rules of fields with too few possible values to be searched for, such as a choice, a PIN and an id of our own. */
const tooFewValues = new Set(
  `oneOf someOf flag taxYear state timeOfDay wholeNumber rate uuid ids hexColor timeZone pin countOf count`.split(' '),
);

/** A field that takes this, but no canary, is too short for one. */
const shortText = '1234';

/** Every canary that was handed out. */
export const planted: FieldCanary[] = [];
const known = new Map<string, FieldCanary | undefined>();

function plant(place: string, field: string, value: FieldCanary['value'], isNested = false): FieldCanary {
  const canary = { place, field, isNested, value, forms: formsOf(value) };
  planted.push(canary);
  return canary;
}

function formsOf(value: FieldCanary['value']): string[] {
  if (typeof value === 'number') return [value.toFixed(2), String(Math.round(value * 100))];
  const text = typeof value === 'string' ? value : String(value[0]);
  return [plain(text), Buffer.from(text).toString('base64').replace(/=+$/, ''), Buffer.from(text).toString('hex')];
}

/** Removes what a screen or a file adds to a number. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\d)[-() ]+(?=\d)/g, '')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '');

/**
 * Returns the text to plant in a part of a request that the contract does not describe, such as a header.
 * @param field name under which the contract returns it, if at all
 */
export function canaryOf(place: string, field = ''): string {
  const before = known.get(place) ?? plant(place, field, textOf(planted.length));
  known.set(place, before);
  return String(before.value);
}

/** Returns a valid value of the class with a canary in every field, nested ones included, that can hold one. */
export function filled(dto: DtoClass, isNested = false): Record<string, unknown> {
  const nestings = nestingsOf(dto);
  return Object.fromEntries(
    [...rulesByField(dto)].flatMap(([field, rules]): (readonly [string, unknown])[] => {
      const { shape, max } = nestings[field] ?? {};
      if (shape) return [[field, max === undefined ? filled(shape(), true) : [filled(shape(), true)]]];
      const canary = canaryFor(dto, field, rules, isNested);
      return canary ? [[field, canary.value]] : [];
    }),
  );
}

function canaryFor(dto: DtoClass, field: string, rules: readonly string[], isNested: boolean): FieldCanary | undefined {
  const place = `${dto.name}.${field}`;
  if (known.has(place)) return known.get(place);
  const value = kinds.map((kind) => kind(planted.length)).find((one) => isAccepted(dto, field, one));
  const isSearchable = !rules.some((name) => tooFewValues.has(name)) && !isAccepted(dto, field, shortText);
  if (value === undefined && isSearchable)
    throw new Error(`bff/app/testing/leaks/field-canaries.ts has no value for ${place} (${rules.join(', ')})`);
  const canary = value === undefined ? undefined : plant(place, field, value, isNested);
  known.set(place, canary);
  return canary;
}

const isAccepted = (dto: DtoClass, field: string, value: unknown): boolean =>
  validateSync(Object.assign(new dto(), { [field]: value })).every(({ property }) => property !== field);

/** Returns the canaries that a text contains, in whatever form. */
export function canariesIn(text: string): FieldCanary[] {
  // Most of a log repeats itself.
  const distinct = [...new Set(text.split(/["\n<>]/))].join('\n');
  const haystack = `${plain(distinct)}\n${distinct}`;
  return planted.filter(({ forms }) => forms.some((form) => haystack.includes(form)));
}
