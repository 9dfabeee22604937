// @ts-check

/** On every answer of the gateway's own (security W05). */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/**
 * @param {{ https: boolean }} settings
 * @returns {Record<string, string>}
 */
export const securityHeaders = ({ https }) =>
  https ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : always;

/**
 * What the page may load: its own origin, the nonce of this very answer, and the origins that `/remotes.json` names.
 * @param {string} nonce
 * @param {readonly string[]} origins of remotes elsewhere
 */
export function contentSecurityPolicy(nonce, origins) {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `connect-src ${own}`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    "manifest-src 'self'",
    // The document viewer shows a PDF from memory.
    'frame-src blob:',
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Any policy that lets nothing through: for answers that are not a page. */
export const nothingRuns = "default-src 'none'; frame-ancestors 'none'";

/** @param {string} path */
export const isHashed = (path) => /\.[0-9a-f]{8,}\.[a-z0-9.]+$/.test(path);

/**
 * A hashed file never changes; everything else is asked for again each time; an error is never kept, because a kept
 * error of a hashed file would make every "Try again" useless.
 * @param {string} path
 * @param {number} status
 */
export function caching(path, status) {
  if (status >= 400) return 'no-store';
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
