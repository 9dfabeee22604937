import { ValidateBy, type ValidationArguments } from 'class-validator';
import type { DtoClass } from './contract';
import type { Message, MessageId, ValuesBut } from '../i18n/message';
import type {} from './rules.messages';

/** Rules of this group are left out while a record is only saved as a draft. */
export const submitGroup = 'submit';

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** What a rule says; the label of its field is put in where a value is found to be wrong. */
export const ruleMessage = <Id extends MessageId>(id: Id, ...[values]: ValuesBut<Id, 'label'>): Message =>
  messageOf(id, values);

const messageOf = (id: string, values: object | undefined): Message =>
  values === undefined ? { id } : { id, values: values as NonNullable<Message['values']> };

/** A piece of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Rule {
  /** Of the constraint, as class-validator keeps it. */
  name: string;
  /** `body`: the whole record, for a value that must fit another one. */
  holds: (value: unknown, body: object) => boolean;
  says: Message;
  /** What the rule means in OpenAPI. */
  schema: JsonSchema;
}

/** What travels with each rule: the sentence for who breaks it, the schema for who reads of it. */
export interface RuleContext {
  says: Message;
  schema?: JsonSchema;
}

/** A rule over one filled-in value. Blank passes: whether a field must be filled in is `@Required`'s question alone. */
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

/** Several rules of one value: only the first that is broken speaks, so that what is said fits what was given. */
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

// On the prototype and under a global symbol: in the browser the class may come from another bundle than the form.
const exactFields = Symbol.for('portal.exact');

interface WithExact {
  [exactFields]?: readonly (string | symbol)[];
}

/** A secret counts to the letter: blanks around it are part of it. */
export const Exact = (): PropertyDecorator => (target: WithExact, field) => {
  Object.defineProperty(target, exactFields, { value: [...(target[exactFields] ?? []), field], configurable: true });
};

export const isExact = (dto: DtoClass, field: string): boolean =>
  (dto.prototype as WithExact)[exactFields]?.includes(field) ?? false;

/** Must be filled in: always, or only when the record is submitted. `says`: in place of "… is required". */
export function Required(
  when: 'always' | 'on submit' = 'always',
  says = ruleMessage('rules.required'),
): PropertyDecorator {
  return ValidateBy(
    { name: 'required', validator: { validate: (value: unknown) => !isBlank(value), defaultMessage: () => says.id } },
    { context: { says } satisfies RuleContext, groups: when === 'on submit' ? [submitGroup] : [] },
  );
}
