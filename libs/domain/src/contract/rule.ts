import { ValidateBy, type ValidationArguments } from 'class-validator';
import type { DtoClass } from './contract';
import type { Message, MessageId, ValuesBut } from '../i18n/message';
import type {} from './rules.messages';

/** Validation group: rules of this group are skipped when a draft is saved. */
export const submitGroup = 'submit';

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Error message of a rule; the field's label is inserted on failure. */
export const ruleMessage = <Id extends MessageId>(id: Id, ...[values]: ValuesBut<Id, 'label'>): Message =>
  messageOf(id, values);

const messageOf = (id: string, values: object | undefined): Message =>
  values === undefined ? { id } : { id, values: values as NonNullable<Message['values']> };

/** A fragment of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Rule {
  /** Name of the constraint for class-validator. */
  name: string;
  /** `body` is the whole record, for rules that depend on another field. */
  holds: (value: unknown, body: object) => boolean;
  says: Message;
  /** JSON Schema of the rule, for OpenAPI. */
  schema: JsonSchema;
}

/** Attached to each rule: its error message, and its schema for the API documentation. */
export interface RuleContext {
  says: Message;
  schema?: JsonSchema;
}

/** Defines a rule for one value. Blank values pass, because only `@Required` rejects them. */
export function rule({ name, holds, says, schema }: Rule): PropertyDecorator {
  const context: RuleContext = { says, schema };
  return ValidateBy(
    {
      name,
      validator: {
        validate: (value: unknown, at?: ValidationArguments) =>
          value === undefined || value === null || value === '' || holds(value, at?.object ?? {}),
        defaultMessage: () => says.id,
      },
    },
    { context },
  );
}

/** Combines several rules for one value; reports only the first violation. */
export function inTurn(...rules: readonly Rule[]): PropertyDecorator {
  const decorate = rules.map((each, at) => {
    const before = rules.slice(0, at);
    return rule({
      ...each,
      holds: (value, body) => before.some(({ holds }) => !holds(value, body)) || each.holds(value, body),
    });
  });
  return (target, key) => decorate.forEach((one) => one(target, key));
}

// Stored on the prototype under a global symbol: in the browser, the class may come from a different bundle than the
// form.
const exactFields = Symbol.for('portal.exact');

interface WithExact {
  [exactFields]?: readonly (string | symbol)[];
}

/** Marks text that is not cleaned: surrounding whitespace is part of a secret, and a file name is rejected instead. */
export const Exact = (): PropertyDecorator => (target: WithExact, field) => {
  Object.defineProperty(target, exactFields, { value: [...(target[exactFields] ?? []), field], configurable: true });
};

export const isExact = (dto: DtoClass, field: string): boolean =>
  (dto.prototype as WithExact)[exactFields]?.includes(field) ?? false;

/** Requires a value, always or only on submit. `says` replaces the message "… is required". */
export function Required(
  when: 'always' | 'on submit' = 'always',
  says = ruleMessage('rules.required'),
): PropertyDecorator {
  return ValidateBy(
    { name: 'required', validator: { validate: (value: unknown) => !isBlank(value), defaultMessage: () => says.id } },
    { context: { says } satisfies RuleContext, groups: when === 'on submit' ? [submitGroup] : [] },
  );
}
