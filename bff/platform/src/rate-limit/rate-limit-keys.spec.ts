import { runInRequest } from '../request/request-context';
import { accountKey, addressKey } from './rate-limit-keys';

const request = {
  request_id: '1',
  origin: 'http://test',
  user_agent: undefined,
  locale: 'en',
  background: false,
} as const;

const keyFrom = (address: string): string => runInRequest({ ...request, address }, () => addressKey('x'));

describe('rate limit key', () => {
  it('never contains the email address, and ignores its case', () => {
    expect(accountKey('x', 'Ann@example.com')).toBe(accountKey('x', 'ann@EXAMPLE.com'));
    expect(accountKey('x', 'ann@example.com')).not.toContain('ann');
  });

  it.each([
    ['192.0.2.7', 'x:address:192.0.2.7'],
    ['::ffff:192.0.2.7', 'x:address:::ffff:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', 'x:address:2001:db8:1:2'],
    ['2001:db8::1', 'x:address:2001:db8:0:0'],
    ['fe80::1%eth0', 'x:address:fe80:0:0:0'],
    ['::1', 'x:address:0:0:0:0'],
  ])('uses the IPv4 address, or the /64 network of an IPv6 address: %s', (address, key) =>
    expect(keyFrom(address)).toBe(key),
  );
});
