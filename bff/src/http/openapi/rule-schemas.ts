import { fieldLimits } from '@portal/domain/contract/limits';
import { stateCodes } from '@portal/tax-engine/input';

/** A piece of JSON Schema 2020-12. */
export type Schema = Record<string, unknown>;

interface RuleUse {
  constraints?: readonly unknown[];
}

const money = { type: 'number', multipleOf: 0.01, maximum: fieldLimits.money };

/** What each rule of the contract (`contract/rules.ts`) means in a schema. */
export const ruleSchemas: Readonly<Record<string, Schema | ((use: RuleUse) => Schema)>> = {
  required: {},
  text: ({ constraints }) => ({ type: 'string', maxLength: constraints?.[0] }),
  texts: ({ constraints }) => ({ type: 'array', items: { type: 'string', maxLength: constraints?.[0] } }),
  oneOf: ({ constraints }) => ({ type: 'string', enum: constraints?.[0] }),
  flag: { type: 'boolean' },
  money: { ...money, minimum: 0 },
  signedMoney: { ...money, minimum: -fieldLimits.money },
  rate: { type: 'number', minimum: 0 },
  wholeNumber: ({ constraints }) => ({ type: 'integer', minimum: constraints?.[0], maximum: constraints?.[1] }),
  email: { type: 'string', format: 'email', maxLength: fieldLimits.email },
  phone: { type: 'string', description: 'North American number, 10 digits, separators free' },
  ssn: { type: 'string', pattern: '^\\d{3}-?\\d{2}-?\\d{4}$' },
  dateOfBirth: { type: 'string', format: 'date' },
  state: { type: 'string', enum: [...stateCodes] },
  zip: { type: 'string', pattern: '^\\d{5}(-\\d{4})?$' },
  routing: { type: 'string', pattern: '^\\d{9}$' },
  account: { type: 'string', pattern: '^[0-9-]{4,17}$' },
  pin: { type: 'string', pattern: '^\\d{4}$' },
  passwordText: ({ constraints }) => ({ type: 'string', maxLength: constraints?.[0] }),
  newPassword: ({ constraints }) => ({ type: 'string', minLength: constraints?.[0], maxLength: constraints?.[1] }),
};
