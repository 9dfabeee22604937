// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import pg from 'pg';
import { searchDatabase } from './search-database.mjs';

/** @typedef {{ dir: string, server: { url: string, log: string } }} Run */
/** @typedef {{ secret: Record<string, string>, keys: Record<string, string>, visible: string }} Canaries */

/** @returns {Canaries} */
function canaries() {
  return JSON.parse(readFileSync(new URL('./canaries.json', import.meta.url), 'utf8'));
}

/**
 * Returns a secret as typed and in the forms in which it might be stored: without dashes, as base64, as hex. @param
 * {string} secret
 */
function formsOf(secret) {
  const plain = [secret, ...(/^[\d-]+$/.test(secret) ? [secret.replaceAll('-', '')] : [])];
  return plain.flatMap((text) => [
    text,
    // Base64 output depends on the preceding bytes, so this finds only a secret that was encoded on its own.
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
    Buffer.from(text).toString('hex'),
  ]);
}

/**
 * Searches every column of every table, every file of the database and every log for the planted secrets.
 * @param {Run} run
 * @returns {Promise<string[]>} one line for each leak, and for each kind of place in which the control value was not
 * found
 */
export async function findLeaks({ dir, server }) {
  const { secret, keys, visible } = canaries();
  const secrets = Object.entries(secret).map(([name, value]) => ({ name, forms: formsOf(value) }));
  const bytes = (/** @type {string} */ key) => Buffer.from(key, 'base64').toString('hex');
  const ofKeys = Object.entries(keys).map(([name, value]) => ({
    name: `the ${name} key`,
    forms: [...formsOf(value), bytes(value)],
  }));
  const needles = [...secrets, ...ofKeys].flatMap(({ name, forms }) => forms.map((text) => ({ name, text })));
  const control = { name: 'visible', text: visible };
  const all = [...needles, control];
  const needlesIn = searchFor(needles, control);
  const databases = await plantAndList(server.url, visible);
  const inTables = [];
  for (const database of databases) inTables.push(...(await searchDatabase(server.url, database, all)));
  /** @type {Set<string>} */
  const seen = new Set();
  const inFiles = filesBelow(dir).flatMap((file) => {
    const bytes = unlessGone(() => readFileSync(file), Buffer.alloc(0));
    const content = createHash('sha1').update(bytes).digest('base64');
    // The databases are copies of the same template, so identical files are searched only once.
    if (seen.has(content)) return [];
    seen.add(content);
    return needlesIn(bytes, relative(dir, file));
  });
  const leaks = [...inTables, ...inFiles].filter((found) => found.name !== 'visible').map(describe);
  return [...new Set(leaks), ...blindSpots([...inTables, ...inFiles])];
}

/** @param {{ name: string, where: string }} found */
const describe = ({ name, where }) => `  ${name} in ${where}`;

/**
 * Reports leaks, and every kind of place in which the planted control value was not found: an empty result is only
 * meaningful if the search works.
 * @param {{ name: string, where: string }[]} hits
 */
function blindSpots(hits) {
  const places = {
    'column of text': /column words$/,
    'column of bytes': /column bytes$/,
    file: /cluster/,
    log: /server\.log$/,
  };
  return Object.entries(places)
    .filter(([, place]) => !hits.some((hit) => hit.name === 'visible' && place.test(hit.where)))
    .map(([name]) => `  (the search is blind: the planted ${name} was not found)`);
}

/**
 * Plants the control value and flushes everything to disk.
 * @param {string} url
 * @param {string} visible
 * @returns {Promise<string[]>} the databases to search
 */
async function plantAndList(url, visible) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE leak_check_control (words text, bytes bytea)');
  await client.query("INSERT INTO leak_check_control VALUES ($1, convert_to($1, 'UTF8'))", [visible]);
  await client.query('CHECKPOINT');
  const { rows } = await client.query("SELECT datname FROM pg_database WHERE datname NOT LIKE 'template_'");
  await client.end();
  return rows.map((row) => String(row.datname));
}

/**
 * Returns `gone` for a missing file: PostgreSQL deletes files during the search, at a checkpoint or with a dropped
 * database.
 * @template T
 * @param {() => T} read
 * @param {T} gone
 * @returns {T}
 */
function unlessGone(read, gone) {
  try {
    return read();
  } catch (error) {
    if (error instanceof Object && 'code' in error && error.code === 'ENOENT') return gone;
    throw error;
  }
}

/** @param {string} dir @returns {string[]} */
function filesBelow(dir) {
  const entries = unlessGone(() => readdirSync(dir, { withFileTypes: true }), []);
  return entries.flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/**
 * Returns a function that finds needles in bytes. One pattern for all of them takes a sixth of the time of one search
 * for each; which ones they are is determined only where it matches. The control value, which most files contain, is
 * searched for on its own.
 * @param {{ name: string, text: string }[]} needles
 * @param {{ name: string, text: string }} control
 */
function searchFor(needles, control) {
  const any = new RegExp(needles.map(({ text }) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|'));
  return (/** @type {Buffer} */ bytes, /** @type {string} */ where) => {
    const suspects = any.test(bytes.toString('latin1')) ? [...needles, control] : [control];
    return suspects.filter(({ text }) => bytes.includes(text)).map(({ name }) => ({ name, where }));
  };
}
