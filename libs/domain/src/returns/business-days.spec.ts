import { businessDaysSince, dateIn, datesOfAge } from './business-days';
import { queueAges } from './returns.dto';

const detroit = 'America/Detroit';
const at = (iso: string): Date => new Date(iso);

describe('business days', () => {
  it.each([
    ['2025-03-05T15:00:00Z', '2025-03-05T20:00:00Z', 0, 'the same day'],
    ['2025-03-05T15:00:00Z', '2025-03-06T15:00:00Z', 1, 'the next day'],
    ['2025-03-07T15:00:00Z', '2025-03-09T15:00:00Z', 0, 'Friday to Sunday'],
    ['2025-03-07T15:00:00Z', '2025-03-10T15:00:00Z', 1, 'Friday to Monday'],
    ['2025-03-08T15:00:00Z', '2025-03-10T15:00:00Z', 1, 'Saturday to Monday'],
    ['2025-03-03T15:00:00Z', '2025-03-17T15:00:00Z', 10, 'two weeks'],
    ['2025-03-06T04:30:00Z', '2025-03-06T06:00:00Z', 1, 'midnight in Detroit'],
    ['2025-03-06T01:00:00Z', '2025-03-06T04:00:00Z', 0, 'midnight in London only'],
    ['2025-03-06T15:00:00Z', '2025-03-05T15:00:00Z', 0, 'the future'],
  ])('from %s to %s are %i (%s)', (since, now, days) => {
    expect(businessDaysSince(at(since), at(now), detroit)).toBe(days);
  });

  it('agree with the dates between which each age began', () => {
    for (let hour = 0; hour < 40 * 24; hour += 7) {
      const now = at('2025-03-31T12:00:00Z');
      const since = new Date(now.getTime() - hour * 3_600_000);
      const days = businessDaysSince(since, now, detroit);
      const expected = days < 1 ? 'today' : days < 3 ? 'days_1_2' : days < 6 ? 'days_3_5' : 'over_5';
      const date = dateIn(detroit, since);
      const found = queueAges.filter((age) => {
        const { from, before } = datesOfAge(age, now, detroit);
        return (from === null || date >= from) && (before === null || date < before);
      });
      expect([since.toISOString(), ...found]).toEqual([since.toISOString(), expected]);
    }
  });
});
