import { ValidateBy, type ValidationArguments } from 'class-validator';
import type { DtoClass } from './contract';
import type { Message, MessageId, ValuesBut } from '../i18n/message';
import type {} from './rules.messages';

/** Rules of this group are skipped while a record is only saved as a draft. */
export const submitGroup = 'submit';

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The message of a rule; the label of the field is inserted when a value is invalid. */
export const ruleMessage = <Id extends MessageId>(id: Id, ...[values]: ValuesBut<Id, 'label'>): Message =>
  messageOf(id, values);

const messageOf = (id: string, values: object | undefined): Message =>
  values === undefined ? { id } : { id, values: values as NonNullable<Message['values']> };

/** A fragment of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Rule {
  /** Name of the constraint in class-validator. */
  name: string;
  /** `body`: the whole record, for a value that depends on another one. */
  holds: (value: unknown, body: object) => boolean;
  says: Message;
  /** The rule in OpenAPI. */
  schema: JsonSchema;
}

/** Travels with each rule: the error message, and the schema for API documentation. */
export interface RuleContext {
  says: Message;
  schema?: JsonSchema;
}

/** A rule for one filled-in value. Blank passes: only `@Required` rejects an empty field. */
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

/** Several rules for one value: only the first violation is reported, so that the message fits the input. */
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

// Stored on the prototype under a global symbol: in the browser the class may come from another bundle than the form.
const exactFields = Symbol.for('portal.exact');

interface WithExact {
  [exactFields]?: readonly (string | symbol)[];
}

/** Marks a secret: surrounding whitespace is part of it and is not trimmed. */
export const Exact = (): PropertyDecorator => (target: WithExact, field) => {
  Object.defineProperty(target, exactFields, { value: [...(target[exactFields] ?? []), field], configurable: true });
};

export const isExact = (dto: DtoClass, field: string): boolean =>
  (dto.prototype as WithExact)[exactFields]?.includes(field) ?? false;

/** Requires a value: always, or only when the record is submitted. `says`: replaces "… is required". */
export function Required(
  when: 'always' | 'on submit' = 'always',
  says = ruleMessage('rules.required'),
): PropertyDecorator {
  return ValidateBy(
    { name: 'required', validator: { validate: (value: unknown) => !isBlank(value), defaultMessage: () => says.id } },
    { context: { says } satisfies RuleContext, groups: when === 'on submit' ? [submitGroup] : [] },
  );
}
