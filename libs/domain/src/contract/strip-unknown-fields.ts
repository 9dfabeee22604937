import { getMetadataStorage } from 'class-validator';
import { message, type Message } from '../i18n/message';
import type { DtoClass } from './contract';
import { labelOf } from './labels';
import { fieldLimits } from './limits';
import { nestingsOf, type Nesting } from './nested';
import { isBlank, isExact } from './rule';

export interface FieldMessage {
  field: string;
  detail: Message;
}

type Plain = Readonly<Record<string, unknown>>;

/** Maximum characters of a field name quoted in an error. */
const longestName = 60;

const fieldsByShape = new WeakMap<DtoClass, ReadonlySet<string>>();

/** Returns the names of all fields of a class that have a rule. */
function fieldsOf(shape: DtoClass): ReadonlySet<string> {
  const known = fieldsByShape.get(shape);
  if (known) return known;
  const rules = getMetadataStorage().getTargetValidationMetadatas(shape, '', true, false);
  const fields = new Set(rules.map(({ propertyName }) => propertyName));
  fieldsByShape.set(shape, fields);
  return fields;
}

/**
 * Builds an instance from input, with instances of nested classes, because class-validator finds rules by class. Reports
 * and drops unknown fields, lists that are too long, and values that should be records but are not. Cleans text, unless
 * it is marked as exact.
 */
export class UnknownFieldStripper {
  readonly errors: FieldMessage[] = [];

  cut<T extends object>(shape: DtoClass<T>, plain: object, path = ''): T {
    const [known, nestings] = [fieldsOf(shape), nestingsOf(shape)];
    const instance = new shape();
    const kept = instance as Record<string, unknown>;
    for (const [name, value] of Object.entries(plain as Plain)) {
      const field = `${path}${name.slice(0, longestName)}`;
      const nesting = nestings[name];
      if (!known.has(name)) this.refuse(field, message('rules.unknownField'));
      else if (nesting && !isBlank(value)) this.cutNested({ shape, name, field, nesting }, value, kept);
      else kept[name] = isExact(shape, name) && typeof value === 'string' ? value : cleaned(value);
    }
    return instance;
  }

  private cutNested(at: Place, value: unknown, kept: Record<string, unknown>): void {
    const { name, field, nesting } = at;
    if (nesting.max === undefined) kept[name] = this.cutRecord(at, field, value);
    else if (!Array.isArray(value)) this.refuseForm(at, field);
    else if (value.length > nesting.max) this.refuse(field, { id: 'rules.tooMany', values: { max: nesting.max } });
    else kept[name] = value.flatMap((item, index) => this.cutRecord(at, `${field}.${index}`, item) ?? []);
  }

  private cutRecord(at: Place, field: string, value: unknown): object | undefined {
    if (isRecord(value)) return this.cut(at.nesting.shape(), value, `${field}.`);
    this.refuseForm(at, field);
    return undefined;
  }

  private refuseForm({ shape, name }: Place, field: string): void {
    this.refuse(field, { id: 'rules.notAnObject', values: { label: labelOf(shape, name) } });
  }

  private refuse(field: string, detail: Message): void {
    if (this.errors.length < fieldLimits.fieldErrors) this.errors.push({ field, detail });
  }
}

interface Place {
  shape: DtoClass;
  name: string;
  field: string;
  nesting: Nesting;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rules for single values always reject a record, so it can be replaced by an empty one without losing anything; this
 * avoids a deep copy.
 */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanedText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => (Array.isArray(item) ? [] : cleaned(item)));
  return isRecord(value) ? {} : value;
}

/** Embeddings, overrides and isolates: they would reorder the text around a name (Unicode TR36, "Bidirectional Text"). */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
/** A name of only zero-width characters would leave a link that nobody can see. */
const invisible = /^[\s\p{Cf}]+$/u;

/** Removes what a reader cannot see or should not: surrounding space, direction controls, text of only invisible characters. */
export const cleanedText = (text: string): string =>
  invisible.test(text) ? '' : text.replace(directionControls, '').trim();
