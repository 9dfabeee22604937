import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { estimate } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { changeBetween, type Answer } from './changes';

const born = (birth_date: string) => ({ birth_date, relationship: 'child' as const });
const family = {
  filing_status: 'married_filing_jointly',
  state: 'MI',
  w2_income: 90_000,
  num_children: 2,
  dependents: [born('2014-04-04'), born('2012-03-03')],
} satisfies TaxEstimateRequest;

const answer = (more: Partial<TaxEstimateRequest>): Answer => {
  const request: TaxEstimateRequest = { ...family, ...more };
  return { request, result: estimate(completeEstimateInput(request)) };
};
const change = (before: Partial<TaxEstimateRequest>, after: Partial<TaxEstimateRequest>) =>
  changeBetween(answer(before), answer(after));

it('returns null when the amount is unchanged', () => {
  expect(change({}, {})).toBeNull();
  expect(change({}, { city: 'Warren' })).toBeNull();
});

it('names the child who stops or starts qualifying', () => {
  const older = { dependents: [born('2014-04-04'), born('2007-03-03')] };
  expect(change({}, older)).toEqual({
    difference: -1_500,
    why: { id: 'tax.changes.childNotUnder17', values: { child: 2 } },
  });
  expect(change(older, {})).toEqual({
    difference: 1_500,
    why: { id: 'tax.changes.childUnder17', values: { child: 2 } },
  });
});

it('gives the reason for a new dependent, without claiming that they "no longer" qualify', () => {
  const grown = { num_children: 3, dependents: [...family.dependents, born('2006-03-03')] };
  expect(change({}, grown)).toEqual({ difference: 500, why: { id: 'tax.changes.relative', values: { child: 3 } } });
  const baby = { num_children: 3, dependents: [...family.dependents, born('2020-03-03')] };
  expect(change({}, baby)?.why).toEqual({ id: 'intake.fields.dependents' });
});

it('does not claim that a removed dependent qualifies again', () => {
  const older = { dependents: [born('2014-04-04'), born('2007-03-03')] };
  const alone = { num_children: 1, dependents: [born('2014-04-04')] };
  expect(change(older, alone)?.why).toEqual({ id: 'intake.fields.dependents' });
});

it('explains the higher deduction of a filer aged 65', () =>
  expect(change({}, { filer_birth_date: '1955-01-01' })?.why).toEqual({ id: 'tax.changes.from65' }));

it('names the only changed field, or reports that several changed', () => {
  expect(change({}, { federal_withheld: 0 })?.why).toEqual({ id: 'intake.fields.federal_withheld' });
  expect(change({}, { federal_withheld: 0, state_withheld: 0 })?.why).toEqual({ id: 'tax.changes.several' });
});

it.each([2024, 2025])('says that a child born after %d does not count yet', (year) => {
  const of = (born_on: string): Answer => {
    const request: TaxEstimateRequest = { ...family, dependents: [born('2014-04-04'), born(born_on)] };
    return { request, result: estimate(completeEstimateInput(request), lawOf(year)) };
  };
  expect(changeBetween(of(`${year}-12-31`), of(`${year + 1}-01-01`))?.why).toEqual({
    id: 'tax.changes.bornLater',
    values: { child: 2, year: String(year) },
  });
});
