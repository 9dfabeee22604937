import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { currentRequest } from '../request/request-context';

/** Keys name nobody: addresses of people are kept as hashes. */
export const accountKey = (what: string, email: string): string =>
  `${what}:account:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;

export const personKey = (what: string, user_id: string): string => `${what}:user:${user_id}`;

export const deviceKey = (what: string, device_id: string): string => `${what}:device:${device_id}`;

/** Everybody with IPv6 has a whole /64 to choose from. */
export function addressKey(what: string): string {
  const address = currentRequest()?.address ?? 'here';
  const network = isIPv6(address) && !address.startsWith('::ffff:') ? networkOf(address) : address;
  return `${what}:address:${network}`;
}

/** `2001:db8::1` → `2001:db8:0:0`; the URL parser writes addresses in one form. */
function networkOf(address: string): string {
  const written = new URL(`http://[${address.split('%')[0] ?? address}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const [before, after] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
