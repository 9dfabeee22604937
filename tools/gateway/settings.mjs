// @ts-check
import { isAbsolute, resolve } from 'node:path';

/**
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} port
 * @property {readonly string[]} api origins of the bff, one or many; a name with several addresses counts as many
 * @property {string} shell folder, or origin of a server of its files
 * @property {ReadonlyMap<string, string>} remotes area -> folder, or address of a server of its files
 * @property {string | undefined} remotesFile overrides, area by area, what `/remotes.json` answers
 * @property {string | boolean} trustedProxy whose `X-Forwarded-*` count
 * @property {boolean} https people come by https: say so in `Strict-Transport-Security`
 * @property {boolean} reload reload the page when a build changes (development)
 */

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * Reads the settings of the gateway; throws one error that lists every mistake.
 * @param {Environment} env
 * @returns {Settings}
 */
export function readSettings(env) {
  /** @type {string[]} */
  const mistakes = [];
  const api = list(env.API_URLS);
  if (api.length === 0) mistakes.push('API_URLS is not set: where the bff listens, e.g. http://127.0.0.1:3000');
  for (const url of api) if (!isWeb(url)) mistakes.push(`API_URLS: ${url} does not start with http:// or https://`);
  if (!env.SHELL_FROM) mistakes.push('SHELL_FROM is not set: folder or address of the built shell');
  const remotes = new Map(list(env.REMOTES_FROM).map((entry) => pair(entry, mistakes)));
  if (mistakes.length > 0)
    throw new Error(`The gateway cannot start with these settings:\n  - ${mistakes.join('\n  - ')}`);
  return {
    ...readListening(env),
    api: api.map((url) => new URL(url).origin),
    shell: place(env.SHELL_FROM ?? ''),
    remotes,
    remotesFile: env.REMOTES_FILE ? resolve(env.REMOTES_FILE) : undefined,
    trustedProxy: env.TRUSTED_PROXY || false,
    https: (env.PUBLIC_ORIGIN ?? '').startsWith('https:'),
    reload: env.LIVE_RELOAD === '1',
  };
}

/**
 * @param {Environment} env
 * @returns {{ host: string, port: number }}
 */
export function readListening(env) {
  const port = Number(env.PORT || 4200);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error('PORT must be a whole number from 0 to 65535');
  return { host: env.HOST || 'localhost', port };
}

/** @param {string | undefined} text */
const list = (text) =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** @param {string} text */
export const isWeb = (text) => /^https?:\/\//.test(text);

/** @param {string} text */
const place = (text) => (isWeb(text) ? text.replace(/\/+$/, '') : isAbsolute(text) ? text : resolve(text));

/**
 * @param {string} entry `area=folder` or `area=address`
 * @param {string[]} mistakes
 * @returns {[string, string]}
 */
function pair(entry, mistakes) {
  const [area = '', ...rest] = entry.split('=');
  if (!/^[a-z][a-z-]*$/.test(area) || rest.length === 0)
    mistakes.push(`REMOTES_FROM: "${entry}" is not area=folder or area=address`);
  return [area, place(rest.join('='))];
}
