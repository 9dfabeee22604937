import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDollars,
  formatMoney,
  formatRate,
  formatShare,
  formatShortDollars,
  formatSignedDollars,
  formatSignedMoney,
} from './format';

describe('amount formatting', () => {
  it.each(['en', 'es'] as const)('formats US dollar amounts in %s, negative ones with a real minus sign', (locale) => {
    expect(formatMoney(-123456789.1, locale)).toBe('−$123,456,789.10');
    expect(formatMoney(0, locale)).toBe('$0.00');
    expect(formatDollars(1234.5, locale)).toBe('$1,235');
  });

  it.each(['en', 'es'] as const)('keeps a sign on the line of its amount in %s', (locale) => {
    expect([89.36, -600, 0].map((amount) => formatSignedMoney(amount, locale))).toEqual([
      '+\u00A0$89.36',
      '−\u00A0$600.00',
      '$0.00',
    ]);
    expect(formatSignedDollars(-1500, locale)).toBe('−\u00A0$1,500');
  });
});

it.each([
  [0, '0%'],
  [0.0425, '4.25%'],
  [1, '100%'],
])('formats the rate %p as %p', (rate, text) => {
  expect(formatRate(rate, 'en')).toBe(text);
  expect(formatRate(rate, 'es')).toBe(text);
});

it.each([
  [0, '0.0%'],
  [0.09, '9.0%'],
  [0.58666, '58.7%'],
  [1, '100.0%'],
])('formats the share %p as %p', (share, text) => {
  expect(formatShare(share, 'en')).toBe(text);
  expect(formatShare(share, 'es')).toBe(text);
});

describe('date formatting', () => {
  it("uses the browser's time zone and the active language", () => {
    expect(formatDate('2025-01-31T12:00:00Z', 'en')).toBe('Jan 31, 2025');
    expect(formatDate('2025-01-31T12:00:00Z', 'es')).toBe('31 ene 2025');
  });

  it('adds the time on a 12-hour clock', () =>
    expect(formatDateTime('2025-01-31T15:05:00', 'es')).toMatch(/^31 ene 2025,? 3:05\sp\.\s?m\.$/));
});

it('formats counts and compact amounts', () => {
  expect([formatCount(1234567, 'en'), formatCount(1234567, 'es')]).toEqual(['1,234,567', '1,234,567']);
  expect([
    formatShortDollars(1_234_567, 'en'),
    formatShortDollars(-2_500, 'en'),
    formatShortDollars(100_000, 'en'),
  ]).toEqual(['$1.2M', '−$2.5K', '$100K']);
});
