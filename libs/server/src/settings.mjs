// @ts-check
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * Reads the settings of bff, gateway and `npm start`. Plain JavaScript, because `npm start` reads its settings before
 * anything is built.
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 * @typedef {Readonly<Record<string, z.ZodType>>} Definitions by name of the environment variable
 */

/**
 * @template {Definitions} D
 * @typedef {{ [Name in keyof D]: z.infer<D[Name]> }} Values
 */

/**
 * Error message by name of the setting.
 * @template {Definitions} D
 * @typedef {Partial<Record<keyof D & string, string | false | undefined>>} Rules
 */

export class SettingsError extends Error {
  /** @param {string} program @param {readonly string[]} errors */
  constructor(program, errors) {
    super([`The ${program} cannot start with these settings:`, ...errors.map((error) => `  - ${error}`)].join('\n'));
    this.name = 'SettingsError';
    this.errors = errors;
  }
}

/** Exit code for invalid settings: EX_CONFIG of sysexits.h, so that a supervisor can tell them from a crash. */
export const wrongSettingsExit = 78;

/**
 * Reads and validates all settings. Each may come from a file instead, named by the variable with `_FILE` appended, so
 * that secrets can be mounted and stay out of the environment. Blank values are treated as absent, because compose files
 * pass empty strings. Errors never contain a value, which may be a secret.
 * @template {Definitions} D
 * @param {string} program name shown in the error message
 * @param {D} definitions
 * @param {Environment} env
 * @param {(values: Partial<Values<D>>) => Rules<D>} [rules] cross-field rules
 * @returns {Values<D>}
 * @throws {SettingsError} lists every error
 */
export function readSettings(program, definitions, env, rules = () => ({})) {
  /** @type {Map<string, string[]>} */
  const errors = new Map();
  /** @type {Record<string, unknown>} */
  const values = {};
  for (const [name, schema] of Object.entries(definitions)) {
    const { given, unreadable } = valueOf(env, name);
    if (unreadable) {
      errors.set(name, [unreadable]);
      continue;
    }
    const text = (schema.meta()?.exact ? given : given?.trim()) || undefined;
    const result = schema.safeParse(text, { error: () => (text === undefined ? 'is not set.' : 'is not valid.') });
    if (result.success) values[name] = result.data;
    else
      errors.set(
        name,
        result.error.issues.map(({ message }) => `${name} ${message}`),
      );
  }
  const found = /** @type {Partial<Values<D>>} */ (values);
  // Report an invalid setting only once.
  for (const [name, error] of Object.entries(rules(found))) if (error && !errors.has(name)) errors.set(name, [error]);
  if (errors.size > 0) throw new SettingsError(program, [...errors.values()].flat());
  return /** @type {Values<D>} */ (found);
}

/**
 * @param {Environment} env
 * @param {string} name
 * @returns {{ given?: string | undefined, unreadable?: string }}
 */
function valueOf(env, name) {
  const file = env[`${name}_FILE`]?.trim();
  if (!file) return { given: env[name] };
  if (env[name]) return { unreadable: `${name} and ${name}_FILE are both set.` };
  try {
    // Editors and secret managers end a file with a line break.
    return { given: readFileSync(file, 'utf8').replace(/\r?\n$/, '') };
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    return { unreadable: `${name}_FILE names a file that cannot be read (${code}).` };
  }
}

/**
 * Marks a setting that is not trimmed, such as a password.
 * @template {z.ZodType} S
 * @param {S} schema
 * @returns {S}
 */
export const exact = (schema) => schema.meta({ ...schema.meta(), exact: true });

/**
 * Describes a setting for docs/operations.md.
 * @template {z.ZodType} S
 * @param {S} schema
 * @param {string} meaning
 * @param {string} [byDefault] text for a default that is not a plain value
 * @returns {S}
 */
export const setting = (schema, meaning, byDefault) => schema.meta({ description: meaning, byDefault });

export const text = z.string();

/** @param {{ min: number, max: number }} bounds */
export const wholeNumber = ({ min, max }) =>
  z
    .string()
    .refine((value) => /^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: `must be a whole number from ${min} to ${max}.`,
    })
    .transform(Number);

/** A share of something, 0 to 1. */
export const fraction = z
  .string()
  .refine((value) => /^(?:0?\.\d{1,9}|[01](?:\.0{1,9})?)$/.test(value), { error: 'must be a number from 0 to 1.' })
  .transform(Number);

export const port = wholeNumber({ min: 0, max: 65535 });

export const flag = z
  .string()
  .refine((value) => /^(1|0|true|false)$/i.test(value), { error: 'must be 1 or 0.' })
  .transform((value) => /^(1|true)$/i.test(value));

/**
 * @template {string} T
 * @param {readonly [T, ...T[]]} values
 */
export const oneOf = (...values) => z.enum(values, { error: `must be one of ${values.join(', ')}.` });

/** @param {readonly [string, ...string[]]} protocols `https:` and the like */
export const url = (...protocols) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${protocols.join('// or ')}//.`,
  });

/** The public origin of the portal; any path is ignored. */
export const origin = url('http:', 'https:').transform((value) => new URL(value).origin);

/** Comma-separated addresses, CIDRs and named ranges whose `X-Forwarded-*` headers are trusted. */
export const trustedProxy = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine((all) => all.every(isAddressOrRange), {
    error: 'must be addresses, CIDRs, loopback, linklocal or uniquelocal, comma separated.',
  });

/** @param {string} value */
const isAddressOrRange = (value) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(value) ||
  (isIP(value.split('/')[0] ?? '') !== 0 && /^[^/]+(\/\d{1,3})?$/.test(value));

export const logLevel = oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent');

/** @param {string} hostname as in `HOST` or in a URL */
export const isLoopback = (hostname) =>
  ['localhost', '::1', '[::1]'].includes(hostname) || (isIP(hostname) === 4 && hostname.startsWith('127.'));

/**
 * Checks the origin in production, where http is only allowed for a loopback address.
 * @param {{ NODE_ENV?: string, PUBLIC_ORIGIN?: string | undefined }} values
 * @returns {string | false} the error message
 */
export function wrongOrigin({ NODE_ENV, PUBLIC_ORIGIN }) {
  if (NODE_ENV !== 'production') return false;
  if (PUBLIC_ORIGIN === undefined) return 'PUBLIC_ORIGIN is not set: it is the public URL of the portal.';
  const { protocol, hostname } = new URL(PUBLIC_ORIGIN);
  return protocol === 'http:' && !isLoopback(hostname) && 'PUBLIC_ORIGIN must start with https: in production.';
}
