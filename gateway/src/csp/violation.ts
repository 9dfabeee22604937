import { z } from 'zod';

/** What is kept of a report: nothing that names a page, a person or a piece of a script. */
export interface Violation {
  directive: string;
  /** Origin of what was blocked, or a keyword such as `inline`. */
  blocked: string;
  /** Area whose file caused it, or `shell`. */
  area: string;
}

const text = z.string().max(8000).optional().catch(undefined);
/** Body of `report-uri` (CSP level 2). */
const legacy = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
  }),
});
/** Body of `report-to` (Reporting API), which also carries reports of other types. */
const modern = z.array(
  z.object({
    type: z.string(),
    body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text }).catch({}),
  }),
);

/** Maximum reports read from one request; browsers collect them for a minute. */
const most = 20;

/** Parses a report in either format; undefined if it is neither. */
export function violationsIn(body: unknown): Violation[] | undefined {
  const { data: collected } = modern.safeParse(body);
  if (collected)
    return collected
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, most)
      .map(({ body: { effectiveDirective, blockedURL, documentURL, sourceFile } }) =>
        violationOf(effectiveDirective, blockedURL, { document: documentURL, source: sourceFile }),
      );
  const { data: single } = legacy.safeParse(body);
  if (!single) return undefined;
  const report = single['csp-report'];
  const directive = report['effective-directive'] ?? report['violated-directive'];
  const places = { document: report['document-uri'], source: report['source-file'] };
  return [violationOf(directive, report['blocked-uri'], places)];
}

interface Places {
  document: string | undefined;
  source: string | undefined;
}

const violationOf = (directive = '', blocked = '', { document, source }: Places): Violation => ({
  directive: directives.find((one) => one === directive.split(' ', 1)[0]) ?? 'other',
  blocked: blockedBy(blocked, document),
  area: areaOf(source),
});

/** Directives of our policies, and those that a browser reports in place of them. */
const directives = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['connect-src', 'img-src', 'font-src', 'manifest-src', 'worker-src', 'default-src', 'frame-src', 'child-src'],
  ...['media-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors', 'trusted-types'],
  'require-trusted-types-for',
];

const keywords = ['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink'];

/** A browser extension has an id of its own, which would identify its user. */
const schemes = ['http:', 'https:', 'ws:', 'wss:'];

const urlOf = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

/** Returns only the origin: a path or a query may contain personal data. */
function blockedBy(blocked: string, document: string | undefined): string {
  const keyword = keywords.find((one) => one === blocked);
  if (keyword) return keyword;
  const url = urlOf(blocked);
  if (!url) return 'unknown';
  if (!schemes.includes(url.protocol)) return url.protocol.slice(0, 30);
  if (url.host === urlOf(document ?? '')?.host) return 'self';
  return url.origin.slice(0, 100);
}

/** `/remotes/admin/81.0123abcd.js` → `admin` */
const areaOf = (source = ''): string =>
  /^\/remotes\/([a-z]{1,20})\//.exec(urlOf(source)?.pathname ?? '')?.[1] ?? 'shell';
