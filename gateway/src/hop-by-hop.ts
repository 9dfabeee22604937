/** Headers that belong to one connection and are not forwarded (RFC 9110 §7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** @param name lower case */
export const isHopByHop = (name: string): boolean => hopByHop.has(name);
