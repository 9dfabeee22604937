/** Headers sent with every response (security W05). */
const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** Minimum duration of HSTS, seconds (ASVS 3.4.1). */
const oneYear = 365 * 24 * 3600;

/** Content Security Policy for responses that are not pages: nothing in them may run, load or be framed. */
const noContentPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * @returns security headers by name. `https`: the portal is served over https, so browsers must not fall back to http
 */
export const securityHeaders = ({ https }: { https: boolean }): Readonly<Record<string, string>> => ({
  ...always,
  'content-security-policy': noContentPolicy,
  ...(https ? { 'strict-transport-security': `max-age=${oneYear}; includeSubDomains` } : {}),
});
