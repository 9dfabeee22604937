import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadStateRules, stateRule } from '@portal/domain/tax/engine-texts';
import { taxNotesMessages } from '@portal/domain/tax/tax-notes.messages';
import spanishNotes from '@portal/domain/tax/tax-notes.messages.es.json';
import { estimate } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { createTranslator } from '@portal/i18n/translator';
import { allMessages, english } from '@portal/i18n/testing/all-messages';
import { sameAdditionalHouseholds, sameHouseholds } from '@portal/tax-engine/testing/arbitrary';
import { insuredHouseholds } from '@portal/tax-engine/testing/insured';
import { request } from '@portal/tax-engine/testing/request';
import { partsOf } from './line-sums';
import { aboutLine, numberOf, ruleOf } from './line-words';
import { yearOf } from './year-of';
import { noReturn } from './trace-lines';

const spanish = createTranslator(allMessages)('es');
const answers = [
  ...[...insuredHouseholds, ...sameHouseholds(600)].map((facts) => estimate(facts)),
  ...sameAdditionalHouseholds(200).map((facts) => estimate(facts, lawOf(2025))),
];

/** Amounts and rates in a sentence: "$5,050" is 5050, "4.25%" is 0.0425. */
const figuresIn = (text: string): number[] => [
  ...[...text.matchAll(/\$([\d,]*\d)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', ''))),
  ...[...text.matchAll(/([\d.]+)%/g)].map(([, percent]) => Number((Number(percent) / 100).toFixed(6))),
];
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};
/** Layout of the Tax Table, the same every year. */
const ofTaxTable = [100_000, 50];

it.each([
  ['2025', 'en', english],
  ['2025', 'es', spanish],
  ['2026', 'en', english],
  ['2026', 'es', spanish],
] as const)('mentions only figures of the law of %s beside its amounts, in %s', async (year, locale, translate) => {
  const file = path.join(__dirname, `../../../tax-engine/src/law/${year}/federal.json`);
  const ofYear = new Set([...numbersIn(JSON.parse(readFileSync(file, 'utf8'))), ...ofTaxTable]);
  const rules = await loadStateRules(locale);
  const households = [...insuredHouseholds, ...sameHouseholds(600), ...sameAdditionalHouseholds(200)];
  const strange = households.flatMap((facts) => {
    const result = estimate(facts, lawOf(Number(year)));
    return result.lines.flatMap((line) => {
      const rule = stateRule(line, result.state, year, rules) ?? translate(ruleOf(line, result, 'Ohio'));
      return figuresIn(rule)
        .filter((figure) => !ofYear.has(figure))
        .map((figure) => `${line.id}: ${figure}`);
    });
  });
  expect([...new Set(strange)]).toEqual([]);
});

it.each([
  ['en', taxNotesMessages],
  ['es', spanishNotes],
] as const)('takes years, amounts and rates in notes from the law of the year, in %s', (_locale, notes) => {
  expect(Object.values(notes).filter((text) => /\$\d|\d%|\b20\d\d\b/.test(text))).toEqual([]);
});

it.each([
  ['en', english],
  ['es', spanish],
] as const)('describes each line and its calculation in %s', async (locale, translate) => {
  const rules = await loadStateRules(locale);
  const badly = answers.flatMap((result) => {
    const { lines, state } = result;
    return lines
      .filter(({ form }) => form !== noReturn)
      .flatMap((line) => {
        const isSum = partsOf(line, lines).length > 0;
        const rule = stateRule(line, state, yearOf(result), rules) ?? translate(ruleOf(line, result, 'Ohio'));
        return [translate(aboutLine(line, lines, 'Ohio')), ...(isSum ? [] : [rule])]
          .filter((text) => !/^[^{}]+ [^{}]+\.$/.test(text))
          .map((text) => `${state} ${line.id}: ${text}`);
      });
  });
  // A missing message is returned as its id.
  expect([...new Set(badly)]).toEqual([]);
});

it('translates line numbers completely, leaving no English words', () => {
  const numbers = [...new Set(answers.flatMap(({ lines }) => lines.map(({ line = '' }) => line)))];
  expect(numbers.filter((line) => /[a-z]{2,}/.test(numberOf(line, english).replace(/ (or|to|and) /g, ' ')))).toEqual(
    [],
  );
  expect(numbers.filter((line) => / (or|to|and) /.test(numberOf(line, spanish)))).toEqual([]);
  expect(numberOf('22 or 23', spanish)).toBe('22 o 23');
});

it('names the state', () => {
  const { lines } = estimate(request({ state: 'OH', w2_income: 40_000 }));
  const exemptions = lines.filter(({ id }) => id === 'state.line.oh_exemptions');
  expect(exemptions.map((line) => english(aboutLine(line, lines, 'Ohio')))).toEqual([
    'Ohio subtracts this from your income before taxing it.',
  ]);
});

it("describes a state's AGI as the federal AGI only where they are equal", () => {
  const ruleOfAgi = (facts: Parameters<typeof request>[0]) => {
    const result = estimate(request(facts));
    const agi = result.lines.filter(({ id }) => id === 'state.agi');
    return agi.map((line) => english(ruleOf(line, result, 'Michigan')));
  };
  expect(ruleOfAgi({ state: 'MI', w2_income: 40_000 })).toEqual([
    'Same as line 11 of Form 1040: Michigan makes no adjustments here.',
  ]);
  expect(ruleOfAgi({ state: 'NJ', w2_income: 40_000, unemployment_income: 900 }).join()).not.toMatch(/^Same as/);
});
