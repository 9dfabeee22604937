import { readFileSync } from 'node:fs';
import path from 'node:path';
import spanish from './tax-trace.messages.es.json';
import { taxTraceMessages } from './tax-trace.messages';

const file = path.join(__dirname, '../../../tax-engine/src/law/2024/federal.json');
const law = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { value: unknown }>;

/** Returns all numbers in a figure, which may be a table. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

const inLaw = new Set(Object.values(law).flatMap(({ value }) => numbersIn(value)));
/** Layout of the Tax Table, the same every year: it ends at 100,000 and has rows of 50 dollars. */
const ofTaxTable = new Set([100_000, 50]);

const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));
const ratesIn = (text: string): number[] =>
  [...text.matchAll(/([\d.]+)%/g)].map(([, percent]) => Number((Number(percent) / 100).toFixed(6)));

it.each([
  ['English', taxTraceMessages.how],
  ['Spanish', spanish.how],
] as const)('mentions only federal figures that the engine calculates with: %s', (_language, sentences) => {
  const mentioned = Object.values(sentences).flatMap((text) => [...amountsIn(text), ...ratesIn(text)]);
  expect(mentioned.length).toBeGreaterThan(20);
  expect(mentioned.filter((number) => !inLaw.has(number) && !ofTaxTable.has(number))).toEqual([]);
});
