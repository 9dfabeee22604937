import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { currentRequest } from '../request/request-context';

/** Contains no personal data: email addresses are hashed. */
export const accountKey = (what: string, email: string): string =>
  `${what}:account:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;

export const personKey = (what: string, user_id: string): string => `${what}:user:${user_id}`;

export const deviceKey = (what: string, device_id: string): string => `${what}:device:${device_id}`;

/** Treats a whole /64 network as one address, because an IPv6 customer can use any address in it. */
export function addressKey(what: string): string {
  const address = currentRequest()?.address ?? 'here';
  const network = isIPv6(address) && !address.startsWith('::ffff:') ? networkOf(address) : address;
  return `${what}:address:${network}`;
}

/** `2001:db8::1` → `2001:db8:0:0`; the URL parser normalizes the address. */
function networkOf(address: string): string {
  const written = new URL(`http://[${address.split('%')[0] ?? address}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const [before, after] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
