import { estimate } from '@portal/tax-engine';
import { createTranslator } from '@portal/i18n/translator';
import { allMessages, english } from '@portal/i18n/testing/all-messages';
import { sameHouseholds } from '@portal/tax-engine/testing/arbitrary';
import { request } from '@portal/tax-engine/testing/request';
import { partsOf } from './line-sums';
import { aboutLine, ruleOf } from './line-words';

const spanish = createTranslator(allMessages)('es');
const answers = sameHouseholds(600).map(estimate);

it.each([
  ['English', english],
  ['Spanish', spanish],
])('each line says in %s what it is and how it comes about', (_language, translate) => {
  const badly = answers.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const rule = partsOf(line, lines).length > 0 ? [] : [ruleOf(line, lines, 'Ohio')];
      // A message that is not there comes back as its id.
      return [aboutLine(line, lines, 'Ohio'), ...rule]
        .map((said) => translate(said))
        .filter((said) => !/^[^{}]+ [^{}]+\.$/.test(said));
    }),
  );
  expect(badly).toEqual([]);
});

it('names the state, and the form where only its rules tell', () => {
  const { lines } = estimate(request({ state: 'OH', w2_income: 40_000 }));
  const exemptions = lines.find(({ id }) => id === 'state.line.oh_exemptions');
  const words = exemptions && [
    english(aboutLine(exemptions, lines, 'Ohio')),
    english(ruleOf(exemptions, lines, 'Ohio')),
  ];
  expect(words).toEqual([
    'Ohio takes this off the income before it is taxed.',
    'By the Ohio rules for 2024, on IT 1040.',
  ]);
});

it('says of Michigan, where the office is, what it reckons with', () => {
  const { lines } = estimate(request({ state: 'MI', w2_income: 40_000 }));
  const rule = (id: string) =>
    lines.filter((line) => line.id === id).map((line) => english(ruleOf(line, lines, 'Michigan')));
  expect(rule('state.tax_before_credits')).toEqual(['4.25 percent of line 16.']);
  expect(rule('state.line.mi_exemptions').join()).toMatch(/^\$5,600 for you/);
});

it('says of a state’s AGI that it is the federal one only where it is', () => {
  const ruleOfAgi = (facts: Parameters<typeof request>[0]) => {
    const { lines } = estimate(request(facts));
    return lines.filter(({ id }) => id === 'state.agi').map((line) => english(ruleOf(line, lines, 'Michigan')));
  };
  expect(ruleOfAgi({ state: 'MI', w2_income: 40_000 })).toEqual([
    'The same as line 11 of Form 1040: Michigan adds nothing to it and takes nothing off here.',
  ]);
  expect(ruleOfAgi({ state: 'NJ', w2_income: 40_000, unemployment_income: 900 }).join()).not.toMatch(/^The same/);
});
