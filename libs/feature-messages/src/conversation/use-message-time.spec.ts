import { messageTime } from './use-message-time';

/** Noon on a day without a daylight saving change. */
const now = new Date(2025, 2, 19, 12, 0).getTime();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const at = (ago: number, from = now) => messageTime(new Date(from - ago).toISOString(), from, 'en');

describe('message time', () => {
  it.each([
    ['right now', 0, 'today'],
    ['on a device whose clock is ahead', -2 * minute, 'today'],
    ['a millisecond ago', 1, 'today'],
    ['exactly a day ago', day, 'today'],
    ['just over a day ago', day + 1, 'yesterday'],
    ['exactly two days ago', 2 * day, 'yesterday'],
    ['just over two days ago', 2 * day + 1, undefined],
    ['a year ago', 365 * day, undefined],
  ])('shows the right day for a message written %s', (_when, ago, expected) => expect(at(ago).day).toBe(expected));

  it('shows the clock time for a message from today', () =>
    expect(at(hour)).toEqual({ day: 'today', clock: '11:00 AM' }));

  it('shows date and time for an older message', () =>
    expect(at(3 * day)).toEqual({ clock: 'Mar 16, 2025, 12:00 PM' }));

  it('adds the date when a message within 24 hours is from the previous calendar day', () => {
    expect(at(13 * hour)).toEqual({ day: 'today', clock: 'Mar 18, 2025, 11:00 PM' });
    expect(at(37 * hour)).toEqual({ day: 'yesterday', clock: 'Mar 17, 2025, 11:00 PM' });
    expect(at(30 * hour)).toEqual({ day: 'yesterday', clock: '6:00 AM' });
  });

  it("uses the page's language", () =>
    expect(messageTime(new Date(now - 3 * day).toISOString(), now, 'es').clock).toMatch(/^16 mar 2025/));
});
