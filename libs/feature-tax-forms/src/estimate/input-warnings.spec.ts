import { taxMessages } from '@portal/domain/tax/tax.messages';
import { createTranslator } from '@portal/i18n/translator';
import { allMessages, english } from '@portal/i18n/testing/all-messages';
import { valuesOf } from '../intake/intake.definition';
import { inputWarningAt, type InputWarningAt } from './input-warnings';

const remark = (at: InputWarningAt, more: object) => inputWarningAt(at, { ...valuesOf(null), ...more });
const one = [{ date_of_birth: '2015-01-01' }];

describe('a form with consistent facts', () => {
  it.each<InputWarningAt>([
    'filing_status',
    'has_children',
    'w2_income',
    'federal_withheld',
    'state_withheld',
    'city_withheld',
    'children.0.date_of_birth',
  ])('has no warning at %s when empty', (at) => expect(remark(at, {})).toBeNull());

  it('has no warning when everybody is listed', () => {
    expect(remark('filing_status', { filing_status: 'married_filing_jointly', has_spouse: true })).toBeNull();
    const family = { filing_status: 'head_of_household', has_children: true, children: one };
    expect(remark('filing_status', family)).toBeNull();
    expect(remark('has_children', family)).toBeNull();
    expect(remark('children.0.date_of_birth', { ...family, date_of_birth: '1980-01-01' })).toBeNull();
  });
});

describe('the warning beside the filing status', () => {
  it.each([
    ['married_filing_jointly', 'tax.remarks.jointWithoutSpouse'],
    ['head_of_household', 'tax.remarks.headWithoutDependent'],
    ['qualifying_widow', 'tax.remarks.widowWithoutChild'],
    ['married_filing_separately', null],
  ])('for %s alone is %s', (filing_status, expected) =>
    expect(remark('filing_status', { filing_status })).toBe(expected),
  );

  it('counts children only while the switch is on', () =>
    expect(remark('filing_status', { filing_status: 'head_of_household', has_children: false, children: one })).toBe(
      'tax.remarks.headWithoutDependent',
    ));
});

it('knows who qualifies: a child for a surviving spouse, a relative for a head of household', () => {
  const of = (filing_status: string, person: object) =>
    remark('filing_status', { filing_status, has_children: true, children: [person] });
  expect(of('qualifying_widow', { relationship: 'dependent' })).toBe('tax.remarks.widowWithoutChild');
  expect(of('qualifying_widow', { relationship: 'stepchild' })).toBeNull();
  expect(of('qualifying_widow', { relationship: '' })).toBeNull();
  expect(of('head_of_household', { relationship: 'dependent' })).toBeNull();
  const born = { relationship: 'child', date_of_birth: '2025-01-01' };
  expect(of('head_of_household', born)).toBe('tax.remarks.headWithoutDependent');
  expect(of('head_of_household', { ...born, date_of_birth: '2024-12-31' })).toBeNull();
});

it('warns that nobody is listed', () =>
  expect(remark('has_children', { has_children: true, children: [] })).toBe('tax.remarks.nobodyListed'));

it('warns that a dependent is older, once both dates are valid', () => {
  const older = { date_of_birth: '1980-01-01', children: [...one, { date_of_birth: '1950-06-06' }] };
  expect(remark('children.1.date_of_birth', older)).toBe('tax.remarks.dependentOlder');
  expect(remark('children.1.date_of_birth', { ...older, date_of_birth: '1980-01-' })).toBeNull();
});

describe('amount warnings', () => {
  it("appear from ten times last year's AGI", () => {
    expect(remark('w2_income', { w2_income: 500_000, previous_year_agi: 50_000 })).toBe('tax.remarks.tenTimesLastYear');
    expect(remark('w2_income', { w2_income: 499_999, previous_year_agi: 50_000 })).toBeNull();
    expect(remark('w2_income', { w2_income: 500_000, previous_year_agi: -50_000 })).toBeNull();
  });

  it.each(['federal_withheld', 'state_withheld', 'city_withheld'] as const)(
    'appear for %s above all earnings',
    (at) => {
      expect(remark(at, { w2_income: 1_000, [at]: 1_000.01 })).toBe('tax.remarks.withheldMoreThanEarned');
      expect(remark(at, { w2_income: 1_000, [at]: 1_000 })).toBeNull();
      // A pensioner's tax is withheld from the pension.
      expect(remark(at, { retirement_income: 30_000, [at]: 2_000 })).toBeNull();
      expect(remark(at, { [at]: 2_000 })).toBeNull();
    },
  );
});

describe('warnings in edge cases', () => {
  it('allow for wages plus a business: withholding may exceed the wages, so the text names what was counted', () => {
    const values = { w2_income: 1_000, self_employment_income: 20_000, federal_withheld: 3_000 };
    expect(remark('federal_withheld', values)).toBe('tax.remarks.withheldMoreThanEarned');
    expect(english('tax.remarks.withheldMoreThanEarned')).toMatch(
      /^This is more than your wages, unemployment, retirement and other income together\./,
    );
    expect(remark('federal_withheld', { ...values, w2_income: 0 })).toBeNull();
  });

  it('allow for a spouse who died this year, when a joint return is right', () =>
    expect(english('tax.remarks.jointWithoutSpouse')).toMatch(/also for a spouse who died in 2024/));

  it('allow for a head of household whose parent lives elsewhere, or whose child is claimed by the other parent', () =>
    expect(english('tax.remarks.headWithoutDependent')).toMatch(/usually needs .* or a parent you support/));

  it('allow for a child born on the last day of the year, for equal birth dates, and for a parent', () => {
    const family = (date_of_birth: string, relationship = 'child') => ({
      date_of_birth: '1990-06-06',
      has_children: true,
      children: [{ date_of_birth, relationship }],
    });
    const lastDay = family('2024-12-31');
    for (const filing_status of ['head_of_household', 'qualifying_widow'])
      expect(remark('filing_status', { ...lastDay, filing_status })).toBeNull();
    expect(remark('children.0.date_of_birth', lastDay)).toBeNull();
    expect(remark('children.0.date_of_birth', family('1990-06-06'))).toBeNull();
    const parent = family('1960-06-06', 'dependent');
    expect(remark('filing_status', { ...parent, filing_status: 'head_of_household' })).toBeNull();
    expect(english('tax.remarks.dependentOlder')).toMatch(/That can be right, for a parent or another relative/);
  });

  it('allow for somebody who earned little last year', () =>
    expect(english('tax.remarks.tenTimesLastYear')).toMatch(/ten times last year’s AGI or more\. Right if/));
});

describe('each warning', () => {
  const spanish = createTranslator(allMessages)('es');
  const ids = Object.keys(taxMessages.remarks) as (keyof typeof taxMessages.remarks)[];

  it.each(ids)('%s is a polite sentence in both languages', (name) => {
    const [said, dicho] = [english(`tax.remarks.${name}`), spanish(`tax.remarks.${name}`)];
    for (const words of [said, dicho]) expect(words).toMatch(/^\p{Lu}[^{}]+\.$/u);
    expect(dicho).not.toBe(said);
    // The value may still be right: nothing is called wrong, invalid or an error.
    expect(`${said} ${dicho}`).not.toMatch(/error|invalid|wrong|must|inv[aá]lid|incorrect|debe /i);
  });
});
