/** On every answer, whatever it is (security W05). */
const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** Seconds; the least that counts (ASVS 3.4.1). */
const oneYear = 365 * 24 * 3600;

/** For answers that are not a page: nothing in them may run, load, or be framed. */
const noContentPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** @returns headers by name; `https`: people come by https, and browsers are told never to come otherwise */
export const securityHeaders = ({ https }: { https: boolean }): Readonly<Record<string, string>> => ({
  ...always,
  'content-security-policy': noContentPolicy,
  ...(https ? { 'strict-transport-security': `max-age=${oneYear}; includeSubDomains` } : {}),
});
