// @ts-check
import { isTest } from './tree.mjs';

const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`/g;

/**
 * Every sentence a person reads stands once, in a `*.words.ts`: whoever changes it there must have changed it everywhere.
 * @type {import('./tree.mjs').Check}
 */
export function words({ files, read }) {
  const wordFiles = files.filter((file) => file.endsWith('.words.ts'));
  /** @type {Map<string, string>} */
  const home = new Map();
  const complaints = [];
  for (const file of wordFiles) {
    for (const sentence of new Set(sentencesIn(read(file)))) {
      const first = home.get(sentence);
      if (first) complaints.push(`${file}: "${sentence}" stands in ${first} already`);
      else home.set(sentence, file);
    }
  }
  const others = files.filter(
    (file) => /\.tsx?$/.test(file) && !wordFiles.includes(file) && !isTest(file) && !isFloor(file),
  );
  for (const file of others) {
    const text = uncommented(read(file));
    for (const [sentence, where] of home) {
      if (text.includes(sentence))
        complaints.push(`${file}: "${sentence}" is written out again; take it from ${where}`);
    }
  }
  return complaints;
}

/** The tax engine imports nothing, and its lines are named as the law names them. */
const isFloor = (/** @type {string} */ file) => file.startsWith('libs/tax-engine/');

const uncommented = (/** @type {string} */ text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/**
 * Four words or more; shorter ones are labels that mean different things in different places.
 * @param {string} text
 */
function sentencesIn(text) {
  return [...uncommented(text).matchAll(quoted)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((sentence) => sentence.trim().split(/\s+/).length >= 4 && !sentence.includes('/'));
}
