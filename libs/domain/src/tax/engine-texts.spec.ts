import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { estimate, stateCodes, type EstimateResult } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { sameAdditionalHouseholds, sameHouseholds } from '@portal/tax-engine/testing/arbitrary';
import { insuredHouseholds } from '@portal/tax-engine/testing/insured';
import { request } from '@portal/tax-engine/testing/request';
import { locales } from '../i18n/locales';
import { leftOutText, lineLabel, loadEngineTexts, type EngineTexts } from './engine-texts';

const engine = path.join(__dirname, '../../../tax-engine/src');
const sourceOf = (folder: string): string =>
  readdirSync(path.join(engine, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(path.join(engine, folder, file), 'utf8'))
    .join('\n');
const states = sourceOf('states');

const found = (text: string, pattern: RegExp, prefix: string): string[] =>
  [...text.matchAll(pattern)].map((match) => prefix + (match[1] ?? ''));

/** Ids of all lines in the source of the state returns, including lines that few households have. */
const rareIds = [
  ...found(states, /\b(?:less|plus|total)\(\s*'(\w+)',/g, 'state.line.'),
  ...found(states, /\b(?:exemption|nonrefundable|refundable)\(\s*'(\w+)',/g, 'state.credit.'),
];

/** Covers the credit for the elderly, which applies only within a few hundred dollars of income. */
const elderly = { ...request({ filer_birth_date: '1950-01-01', retirement_income: 17_000 }) };
const answers: EstimateResult[] = [
  // A deduction that no form asks for.
  estimate({ ...request({ w2_income: 50_000 }), ira_contribution: 1_000 }),
  ...[elderly, ...insuredHouseholds, ...sameHouseholds(3_000)].map((facts) => estimate(facts)),
  // All rules that are new in 2025 and 2026.
  ...[...sameHouseholds(1_500), ...sameAdditionalHouseholds(300)].map((facts) => estimate(facts, lawOf(2026))),
];
const linesOf = answers.flatMap(({ lines }) => lines);

describe.each(locales.filter((locale) => locale !== 'en'))('catalog of engine texts in %s', (locale) => {
  let texts: EngineTexts;
  beforeAll(async () => {
    texts = (await loadEngineTexts(locale)) ?? { labels: {}, leftOut: {} };
  });

  it('covers every line of every return', () => {
    expect(rareIds.length).toBeGreaterThan(200);
    const ids = [...rareIds, ...linesOf.map(({ id, label_id }) => label_id ?? id)];
    expect([...new Set(ids)].filter((id) => !texts.labels[id])).toEqual([]);
  });

  it('uses one label per id', () => {
    const labels = new Map<string, Set<string>>();
    for (const { id, label_id = id, label } of linesOf)
      labels.set(label_id, (labels.get(label_id) ?? new Set()).add(label));
    // Utah's label contains the rate of the year.
    expect([...labels].filter(([id, labelTexts]) => labelTexts.size > 1 && id !== 'state.line.ut_rate')).toEqual([]);
  });

  it('covers everything that the engine reports as left out', () => {
    const phrases = [...new Set(answers.flatMap(({ left_out }) => left_out))];
    expect(new Set(answers.map(({ state }) => state)).size).toBe(stateCodes.length);
    expect(phrases.filter((phrase) => leftOutText(phrase, texts) === phrase)).toEqual([]);
    expect(leftOutText('City income tax of Flint (a separate return)', texts)).toMatch(/Flint/);
  });

  it('contains no unused texts', () => {
    const source = [states, sourceOf('trace'), sourceOf('local'), sourceOf('law/2025'), sourceOf('.')].join('\n');
    const phrases = Object.keys(texts.leftOut).filter((phrase) => !phrase.includes('{city}'));
    expect(phrases.filter((phrase) => !source.includes(phrase))).toEqual([]);
    const known = new Set([...rareIds, ...linesOf.map(({ id, label_id }) => label_id ?? id)]);
    const unknown = Object.keys(texts.labels).filter(
      (id) => !known.has(id) && !/_federal_|state\.other_taxes/.test(id),
    );
    expect(unknown).toEqual([]);
  });
});

it("uses the engine's own texts for English", async () => {
  expect(await loadEngineTexts('en')).toBeNull();
  const line = { id: '1040.12', form: 'Form 1040', label: 'Standard deduction', amount: 14_600 };
  expect(lineLabel(line, null)).toBe('Standard deduction');
  expect(leftOutText('Property tax rebates', null)).toBe('Property tax rebates');
});
