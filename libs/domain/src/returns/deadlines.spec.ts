import { deadlineProblems, dueOnByLaw, dueOnOf, isPastDue, regularDueOn } from './deadlines';

describe('regularDueOn', () => {
  // The dates that the IRS announced, without those that it postponed in the pandemic.
  it.each([
    [2010, '2011-04-18', 'Emancipation Day observed on Friday the 15th'],
    [2011, '2012-04-17', 'a Sunday, then Emancipation Day'],
    [2015, '2016-04-18', 'Emancipation Day observed on Friday the 15th'],
    [2016, '2017-04-18', 'a Saturday, then Emancipation Day observed on Monday'],
    [2017, '2018-04-17', 'a Sunday, then Emancipation Day'],
    [2018, '2019-04-15', 'a Monday'],
    [2021, '2022-04-18', 'Emancipation Day observed on Friday the 15th'],
    [2022, '2023-04-18', 'a Saturday, then Emancipation Day observed on Monday'],
    [2024, '2025-04-15', 'a Tuesday'],
    [2025, '2026-04-15', 'a Wednesday'],
  ])('of %i is %s (%s)', (year, due) => {
    expect(regularDueOn(year)).toBe(due);
  });
});

describe('dueOnByLaw', () => {
  it.each([
    [2022, '2023-10-16', 'a Sunday'],
    [2021, '2022-10-17', 'a Saturday'],
    [2024, '2025-10-15', 'a Wednesday'],
  ])('with an extension for %i is %s (%s)', (year, due) => {
    expect(dueOnByLaw(year, { extension_filed_on: `${year + 1}-04-01` })).toBe(due);
    expect(dueOnByLaw(year, { extension_filed_on: null })).toBe(regularDueOn(year));
  });
});

it('returns the office’s own date before that of the law', () => {
  const extension_filed_on = '2025-04-10';
  expect(dueOnOf(2024, { due_on: '2025-05-01', extension_filed_on })).toBe('2025-05-01');
  expect(dueOnOf(2024, { due_on: null, extension_filed_on })).toBe('2025-10-15');
});

describe('isPastDue', () => {
  const dueOn = '2025-04-15';
  const after = '2025-04-16';
  it.each([
    ['on the day', { state: 'preparing' }, dueOn, false],
    ['on the day after', { state: 'preparing' }, after, true],
    ['while it rests', { state: 'on_hold' }, after, true],
    ['when an authority sent it back', { state: 'rejected' }, after, true],
    ['once it is filed', { state: 'filed' }, after, false],
    ['once it is accepted', { state: 'accepted' }, after, false],
    ['if it is not being filed', { state: 'not_filing' }, after, false],
    ['with an extension', { state: 'preparing', extension_filed_on: '2025-04-01' }, after, false],
    ['after the date of the office', { state: 'preparing', due_on: '2025-03-31' }, '2025-04-01', true],
    ['as an amended return, which has no deadline', { state: 'preparing', kind: 'amended' }, after, false],
  ] as const)('%s', (_when, row, today, expected) => {
    expect(isPastDue(2024, row, today)).toBe(expected);
  });
});

describe('deadlineProblems', () => {
  const today = '2025-04-14';
  const fieldsOf = (deadline: object) => deadlineProblems(2024, deadline, today).map(({ field }) => field);

  it.each([
    [{}, []],
    [{ due_on: null, extension_filed_on: null }, []],
    [{ due_on: '2025-01-01', extension_filed_on: '2025-01-01' }, []],
    [{ due_on: '2025-12-31', extension_filed_on: today }, []],
    [{ due_on: '2024-12-31' }, ['due_on']],
    [{ due_on: '2026-01-01' }, ['due_on']],
    [{ extension_filed_on: '2025-04-15' }, ['extension_filed_on']],
    [{ extension_filed_on: '2024-12-31' }, ['extension_filed_on']],
    [{ due_on: '2026-01-01', extension_filed_on: '2026-01-01' }, ['due_on', 'extension_filed_on']],
  ])('of %j are about %j', (deadline, fields) => {
    expect(fieldsOf(deadline)).toEqual(fields);
  });
});
