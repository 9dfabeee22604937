import { queueAgeOf } from './queue-age';

it.each([
  [0, 'today'],
  [1, 'days_1_2'],
  [2, 'days_1_2'],
  [3, 'days_3_5'],
  [5, 'days_3_5'],
  [6, 'over_5'],
] as const)('returns the age of %s business days: %s', (days, age) => expect(queueAgeOf(days)).toBe(age));
