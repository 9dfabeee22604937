import { season } from '@portal/domain/testing/season';
import { taxMessages } from '@portal/domain/tax/tax.messages';
import { createTranslator } from '@portal/i18n/translator';
import { allMessages, english } from '@portal/i18n/testing/all-messages';
import { valuesOf } from '../intake/intake.definition';
import { inputWarningAt, type InputWarningAt } from './input-warnings';

const warningAt = (at: InputWarningAt, more: object, year = season) =>
  inputWarningAt(at, { ...valuesOf(null), ...more }, year)?.id ?? null;
const one = [{ date_of_birth: '2015-01-01' }];

describe('form with consistent facts', () => {
  it.each<InputWarningAt>([
    'filing_status',
    'has_children',
    'w2_income',
    'federal_withheld',
    'state_withheld',
    'city_withheld',
    'children.0.date_of_birth',
  ])('has no warning at %s while empty', (at) => expect(warningAt(at, {})).toBeNull());

  it('has no warning when the spouse or a dependent is listed', () => {
    expect(warningAt('filing_status', { filing_status: 'married_filing_jointly', has_spouse: true })).toBeNull();
    const family = { filing_status: 'head_of_household', has_children: true, children: one };
    expect(warningAt('filing_status', family)).toBeNull();
    expect(warningAt('has_children', family)).toBeNull();
    expect(warningAt('children.0.date_of_birth', { ...family, date_of_birth: '1980-01-01' })).toBeNull();
  });
});

describe('filing status warning', () => {
  it.each([
    ['married_filing_jointly', 'tax.remarks.jointWithoutSpouse'],
    ['head_of_household', 'tax.remarks.headWithoutDependent'],
    ['qualifying_widow', 'tax.remarks.widowWithoutChild'],
    ['married_filing_separately', null],
  ])('maps the filing status %s alone to %s', (filing_status, expected) =>
    expect(warningAt('filing_status', { filing_status })).toBe(expected),
  );

  it('includes children only while the switch is on', () =>
    expect(warningAt('filing_status', { filing_status: 'head_of_household', has_children: false, children: one })).toBe(
      'tax.remarks.headWithoutDependent',
    ));
});

it('recognizes who qualifies: a child for a surviving spouse, a relative for a head of household', () => {
  const of = (filing_status: string, person: object) =>
    warningAt('filing_status', { filing_status, has_children: true, children: [person] });
  expect(of('qualifying_widow', { relationship: 'dependent' })).toBe('tax.remarks.widowWithoutChild');
  expect(of('qualifying_widow', { relationship: 'stepchild' })).toBeNull();
  expect(of('qualifying_widow', { relationship: '' })).toBeNull();
  expect(of('head_of_household', { relationship: 'dependent' })).toBeNull();
  const born = { relationship: 'child', date_of_birth: `${season + 1}-01-01` };
  expect(of('head_of_household', born)).toBe('tax.remarks.headWithoutDependent');
  expect(of('head_of_household', { ...born, date_of_birth: `${season}-12-31` })).toBeNull();
});

it('warns when no dependent is listed', () =>
  expect(warningAt('has_children', { has_children: true, children: [] })).toBe('tax.remarks.nobodyListed'));

it('warns that a dependent is older than the filer, once both dates are valid', () => {
  const older = { date_of_birth: '1980-01-01', children: [...one, { date_of_birth: '1950-06-06' }] };
  expect(warningAt('children.1.date_of_birth', older)).toBe('tax.remarks.dependentOlder');
  expect(warningAt('children.1.date_of_birth', { ...older, date_of_birth: '1980-01-' })).toBeNull();
});

describe('amount warning', () => {
  it("appears at ten times last year's AGI or more", () => {
    expect(warningAt('w2_income', { w2_income: 500_000, previous_year_agi: 50_000 })).toBe(
      'tax.remarks.tenTimesLastYear',
    );
    expect(warningAt('w2_income', { w2_income: 499_999, previous_year_agi: 50_000 })).toBeNull();
    expect(warningAt('w2_income', { w2_income: 500_000, previous_year_agi: -50_000 })).toBeNull();
  });

  it.each(['federal_withheld', 'state_withheld', 'city_withheld'] as const)(
    'appears when %s exceeds all earnings',
    (at) => {
      expect(warningAt(at, { w2_income: 1_000, [at]: 1_000.01 })).toBe('tax.remarks.withheldMoreThanEarned');
      expect(warningAt(at, { w2_income: 1_000, [at]: 1_000 })).toBeNull();
      // A pensioner's tax is withheld from the pension.
      expect(warningAt(at, { retirement_income: 30_000, [at]: 2_000 })).toBeNull();
      expect(warningAt(at, { [at]: 2_000 })).toBeNull();
    },
  );
});

describe('input warning in edge cases', () => {
  it('lists the compared incomes, because withholding may exceed the wages of a business owner', () => {
    const values = { w2_income: 1_000, self_employment_income: 20_000, federal_withheld: 3_000 };
    expect(warningAt('federal_withheld', values)).toBe('tax.remarks.withheldMoreThanEarned');
    expect(english('tax.remarks.withheldMoreThanEarned')).toMatch(
      /^This is more than your wages, unemployment, retirement and other income combined\./,
    );
    expect(warningAt('federal_withheld', { ...values, w2_income: 0 })).toBeNull();
  });

  it.each([2024, 2025])('allows for a spouse who died in %d, when a joint return of that year is right', (year) => {
    const alone = { ...valuesOf(null), filing_status: 'married_filing_jointly' };
    const warning = inputWarningAt('filing_status', alone, year);
    expect(warning && english(warning)).toContain(`even if your spouse died in ${year})`);
  });

  it('counts a child from the tax year of its birth on', () => {
    const head = {
      filing_status: 'head_of_household',
      has_children: true,
      children: [{ date_of_birth: '2025-06-06' }],
    };
    expect(warningAt('filing_status', head, 2024)).toBe('tax.remarks.headWithoutDependent');
    expect(warningAt('filing_status', head, 2025)).toBeNull();
  });

  it('allows for a head of household whose parent lives elsewhere, or whose child is claimed by the other parent', () =>
    expect(english('tax.remarks.headWithoutDependent')).toMatch(/usually requires .* or a parent you support/));

  it('does not flag a child born on December 31, equal birth dates or a dependent parent', () => {
    const family = (date_of_birth: string, relationship = 'child') => ({
      date_of_birth: '1990-06-06',
      has_children: true,
      children: [{ date_of_birth, relationship }],
    });
    const lastDay = family(`${season}-12-31`);
    for (const filing_status of ['head_of_household', 'qualifying_widow'])
      expect(warningAt('filing_status', { ...lastDay, filing_status })).toBeNull();
    expect(warningAt('children.0.date_of_birth', lastDay)).toBeNull();
    expect(warningAt('children.0.date_of_birth', family('1990-06-06'))).toBeNull();
    const parent = family('1960-06-06', 'dependent');
    expect(warningAt('filing_status', { ...parent, filing_status: 'head_of_household' })).toBeNull();
    expect(english('tax.remarks.dependentOlder')).toMatch(
      /If that’s right \(a parent or other relative\), ignore this/,
    );
  });

  it('allows for a filer who earned little last year', () =>
    expect(english('tax.remarks.tenTimesLastYear')).toMatch(/at least ten times last year’s AGI\. If that’s right/));
});

describe('each warning', () => {
  const spanish = createTranslator(allMessages)('es');
  const ids = Object.keys(taxMessages.remarks) as (keyof typeof taxMessages.remarks)[];

  it.each(ids)('is a polite sentence in both languages: %s', (name) => {
    const warning = { id: `tax.remarks.${name}`, values: { year: String(season) } };
    const [inEnglish, inSpanish] = [english(warning), spanish(warning)];
    for (const words of [inEnglish, inSpanish]) expect(words).toMatch(/^\p{Lu}[^{}]+\.$/u);
    expect(inSpanish).not.toBe(inEnglish);
    // The value may be right, so the text must not call it wrong, invalid or an error.
    expect(`${inEnglish} ${inSpanish}`).not.toMatch(/error|invalid|wrong|must|inv[aá]lid|incorrect|debe /i);
  });
});
