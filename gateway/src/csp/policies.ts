import { integrityOf } from '@portal/federation/integrity';
import { searchPolicy, type PrerenderedPage } from '@portal/domain/site/prerendered';
import { defaultPolicy } from './trusted-types';

/** Address of the endpoint to which browsers report violations, and its name in the policies. */
export const reports = { at: '/csp-reports', name: 'csp' } as const;

/** Header that gives the endpoint its name; `report-uri` is for browsers without the Reporting API. */
export const reportingEndpoints = `${reports.name}="${reports.at}"`;

/** The same for every page. */
const common = [
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `report-uri ${reports.at}`,
  `report-to ${reports.name}`,
];

/**
 * Builds the Content Security Policy of the shell's page. With `strict-dynamic`, a script runs if this response's nonce
 * marks it or a script that runs has added it; the origins are for browsers that do not know `strict-dynamic`. Where
 * scripts may come from is checked by the Trusted Types policy.
 * @param origins origins of remotes on other servers
 */
export function shellPolicy(nonce: string, origins: readonly string[]): string {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `connect-src ${own}`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    "manifest-src 'self'",
    // The document viewer decodes PDFs and iPhone photos in workers.
    "worker-src 'self'",
    `trusted-types ${defaultPolicy}`,
    ...common,
  ].join('; ');
}

/**
 * Builds the policy of a prerendered page. It allows the inline style and scripts by hash, not by nonce, so that a
 * cached page stays valid, and the script file by the hash in its `integrity` attribute.
 * @param added further inline scripts
 */
export function prerenderedPolicy(
  { inline, integrity }: Pick<PrerenderedPage, 'inline' | 'integrity'>,
  added: readonly string[] = [],
): string {
  const scripts = [inline.script, ...added].map((text) => `'${integrityOf(text)}'`);
  // Pages of an older build load their script without a hash, which `strict-dynamic` would refuse.
  const file = integrity === undefined ? [] : [`'${integrity}'`, "'strict-dynamic'"];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...file].join(' '),
    `style-src '${integrityOf(inline.style)}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    `trusted-types ${searchPolicy}`,
    ...common,
  ].join('; ');
}
