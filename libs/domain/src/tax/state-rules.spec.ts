import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { stateCodes } from '@portal/tax-engine';
import { locales } from '../i18n/locales';
import { loadStateRules, type StateRules } from './engine-texts';

const engine = path.join(__dirname, '../../../tax-engine/src');
/** Washington's credit ends where the federal earned income credit ends. */
const filesOf = (state: string): RegExp => (state === 'wa' ? /^(wa|federal)[-.]/ : new RegExp(`^${state}[-.]`));
/** Returns the source code of a state's rules, `ny.ts` and `ny-itemized.ts`, and its figures of 2024. */
const sourceOf = (state: string): string =>
  ['states', 'law/2024']
    .flatMap((folder) =>
      readdirSync(path.join(engine, folder))
        .filter((file) => filesOf(state).test(file) && !file.endsWith('.spec.ts'))
        .map((file) => readFileSync(path.join(engine, folder, file), 'utf8')),
    )
    .join('\n');
const sources = new Map(stateCodes.map((code) => [code.toLowerCase(), sourceOf(code.toLowerCase())]));

const found = (text: string, pattern: RegExp, prefix: string): string[] =>
  [...text.matchAll(pattern)].map((match) => prefix + (match[1] ?? ''));
const all = [...sources.values()].join('\n');
/** Ids of amounts that are added, subtracted or credited; most totals are sums of these. */
const parts = [
  ...found(all, /\b(?:less|plus)\(\s*'(\w+)',/g, 'state.line.'),
  ...found(all, /\b(?:exemption|nonrefundable|refundable)\(\s*'(\w+)',/g, 'state.credit.'),
  ...found(all, /\bfederalDeductions\('(\w+)'\)/g, 'state.line.').map((id) => `${id}_federal_deductions`),
];
const totals = found(all, /\btotal\(\s*'(\w+)',/g, 'state.line.');
const ofMany = stateCodes.flatMap((code) =>
  ['agi', 'taxable_income', 'tax_before_credits', 'other_taxes'].map((line) => `state.${line}.${code}`),
);

/** `state.line.ga_deduction`, `state.agi.GA` → `ga` */
const stateOf = (id: string): string => (/\.([a-z]{2})_|\.([A-Z]{2})$/.exec(id) ?? []).slice(1).join('').toLowerCase();

/** Returns the amounts and rates mentioned in a sentence: `$4,000` → 4000, `5.39%` → 5.39 */
const toldIn = (text: string): { amounts: number[]; percents: number[] } => ({
  amounts: [...text.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', ''))),
  percents: [...text.matchAll(/([\d.]+)%/g)].map(([, percent]) => Number(percent)),
});

let english: StateRules;
beforeAll(async () => {
  english = await loadStateRules('en');
});

it('explains every line of every state', () => {
  expect(parts.length).toBeGreaterThan(200);
  expect(parts.filter((id) => !english[id])).toEqual([]);
  const known = new Set([...parts, ...totals, ...ofMany]);
  expect(Object.keys(english).filter((id) => !known.has(id))).toEqual([]);
});

it('mentions only numbers that the engine calculates with', () => {
  const strange = Object.entries(english).flatMap(([id, rule]) => {
    const numbers = new Set((sources.get(stateOf(id))?.match(/\d[\d_]*(?:\.\d+)?/g) ?? []).map(numberOf));
    const { amounts, percents } = toldIn(rule);
    const isRate = (percent: number) => numbers.has(percent) || numbers.has(Number((percent / 100).toFixed(6)));
    return [...amounts.filter((amount) => !numbers.has(amount)), ...percents.filter((percent) => !isRate(percent))].map(
      (number) => `${id}: ${number}`,
    );
  });
  expect(strange).toEqual([]);
});

it.each(locales)('mentions the same numbers in %s as in English', async (locale) => {
  const rules = await loadStateRules(locale);
  expect(Object.keys(rules)).toEqual(Object.keys(english));
  for (const [id, rule] of Object.entries(rules)) {
    expect({ id, rule }).toEqual({ id, rule: expect.stringMatching(/^[^{}]+\.$/) as string });
    expect({ id, ...sorted(toldIn(rule)) }).toEqual({ id, ...sorted(toldIn(english[id] ?? '')) });
  }
});

const numberOf = (literal: string): number => Number(literal.replaceAll('_', ''));
const sorted = ({ amounts, percents }: ReturnType<typeof toldIn>) => ({
  amounts: amounts.toSorted((a, b) => a - b),
  percents: percents.toSorted((a, b) => a - b),
});
