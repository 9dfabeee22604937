import { maskAccount, maskSsn } from './client-forms.presenter';

it('shows only the last four characters of a number, and none if it has four or fewer', () => {
  expect(maskSsn('123-45-6789')).toBe('XXX-XX-6789');
  expect(maskSsn('6789')).toBe('XXX-XX-');
  expect(maskAccount('000123456789')).toBe('****6789');
  expect(maskAccount('12345')).toBe('****2345');
  expect(maskAccount('1234')).toBe('****');
});
