import { isTimeZone, timeZoneChoices } from './time-zones';

describe('time zones', () => {
  it.each(['America/Detroit', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])('include %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', 'Mars/Olympus', '+05:00', 'America/', 'Detroit', ' America/Detroit'])('do not include "%s"', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });

  it('can all be chosen, and so can the current one', () => {
    const names = timeZoneChoices('US/Michigan');
    expect(names).toEqual(expect.arrayContaining(['America/Detroit', 'US/Michigan']));
    expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
    expect(names).toHaveLength(new Set(names).size);
  });
});
