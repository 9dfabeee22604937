import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { choiceIn } from '@portal/domain/site/choices';
import { assignBucket, type Bucket } from './canary';
import { sendCompressed } from './compressed';
import { reportingEndpoints, shellPolicy } from './csp/policies';
import { trustedTypesScript } from './csp/trusted-types';
import type { LiveRemotes } from './live-remotes';
import { InlineStyles } from './pages/inline-styles';
import type { PrerenderedShell, ShellPages } from './pages/shell-pages';
import type { PreloadLinks } from './preload-links';
import { remoteOrigins } from './remote-entries';
import { isWebAddress, type Settings } from './settings';
import { sendUnavailable } from './messages/send-problem';

/** Placeholder that the shell's build inserts in place of each nonce. */
const nonceMark = /__CSP_NONCE__/g;

/** The shell's own preload link to the list of remotes. */
const listLink = /<link rel="preload" href="\/remotes\.json"[^>]*>/;

interface Parts {
  settings: Settings;
  https: boolean;
  live: Pick<LiveRemotes, 'hasCanary'>;
  preloads: Pick<PreloadLinks, 'of' | 'ofPrerendered'>;
  prerendered: Pick<ShellPages, 'of'>;
  /** Returns the data of a signed-in user's page, as HTML. */
  startData: (bucket: Bucket | undefined) => Promise<string>;
}

/** Returns a handler that sends the shell's page with a fresh nonce and the matching Content Security Policy. */
export function pageHandler({ settings, https, live, preloads, prerendered, startData }: Parts) {
  const styles = new InlineStyles(settings);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const text = await readPage(settings.SHELL_FROM).catch((error: unknown) => {
      request.log.error({ reason: String(error) }, 'cannot read the shell page');
    });
    if (text === undefined) return sendUnavailable(reply);
    const nonce = randomBytes(16).toString('base64');
    const origins = await remoteOrigins(settings);
    void reply
      .header('content-security-policy', shellPolicy(nonce, origins))
      .header('reporting-endpoints', reportingEndpoints)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .type('text/html; charset=utf-8');
    const script = settings.LIVE_RELOAD ? '<script nonce="__CSP_NONCE__" src="/live-reload.js"></script></body>' : '';
    const shell = await prerendered.of(request);
    const bucket = await assignBucket(request, reply, { live, https });
    const links = shell ? await preloads.ofPrerendered(shell.path, shell.locale) : await preloads.of(request, bucket);
    // A visitor's page is smaller without the list, which it needs only once its scripts run.
    const data = choiceIn(request.headers.cookie, 'signed_in') ? await startData(bucket) : '';
    const added = `<script nonce="__CSP_NONCE__">${trustedTypesScript(origins)}</script>${data}${links}`;
    const linked = (data ? text.replace(listLink, '') : text).replace('</head>', () => `${added}</head>`);
    const shown = shell ? withPrerendered(await styles.into(linked), shell) : linked;
    const page = script ? shown.replace('</body>', () => script) : shown;
    return sendCompressed(request, reply, page.replace(nonceMark, nonce));
  };
}

/** Functions as replacements, because `$` has a meaning in a string. */
const withPrerendered = (page: string, { title, locale, classes, style, script, body }: PrerenderedShell): string =>
  page
    .replace(/<html[^>]*>/, () => `<html lang="${locale}" class="${classes}">`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapedText(title)}</title>`)
    .replace('</head>', () => `<style nonce="__CSP_NONCE__" data-prerendered>${style}</style></head>`)
    .replace('<div id="root"></div>', () => {
      return `<div id="root">${body}</div><script nonce="__CSP_NONCE__">${script}</script>`;
    });

const escapedText = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param shell folder or URL */
async function readPage(shell: string): Promise<string> {
  if (!isWebAddress(shell)) return readFile(join(shell, 'index.html'), 'utf8');
  const response = await fetch(`${shell}/index.html`, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${shell}/index.html answered ${response.status}`);
  return response.text();
}
