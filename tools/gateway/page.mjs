// @ts-check
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy } from './headers.mjs';
import { unavailable } from './problem.mjs';
import { remoteOrigins } from './remotes.mjs';
import { isWeb } from './settings.mjs';

/** The shell's build leaves this mark wherever a nonce belongs. */
const mark = /__CSP_NONCE__/g;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The page of the shell, with a fresh nonce and the policy that goes with it.
 * @param {import('./settings.mjs').Settings} settings
 */
export function pageOf(settings) {
  /** @param {import('fastify').FastifyRequest} request @param {import('fastify').FastifyReply} reply */
  return async (request, reply) => {
    const text = await source(settings.shell).catch((/** @type {Error} */ error) => {
      request.log.error({ reason: error.message }, 'the page of the shell cannot be read');
    });
    if (text === undefined) return unavailable(reply);
    const nonce = randomBytes(16).toString('base64');
    void reply.header('content-security-policy', contentSecurityPolicy(nonce, await remoteOrigins(settings)));
    void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('text/html; charset=utf-8');
    const script = settings.reload ? '<script nonce="__CSP_NONCE__" src="/live-reload.js"></script></body>' : '</body>';
    return packed(text.replace('</body>', script).replace(mark, nonce), request, reply);
  };
}

/** @param {string} shell folder or address */
async function source(shell) {
  if (!isWeb(shell)) return readFile(join(shell, 'index.html'), 'utf8');
  const answer = await fetch(`${shell}/index.html`, { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`${shell}/index.html answered ${answer.status}`);
  return answer.text();
}

/** @param {string} text @param {import('fastify').FastifyRequest} request @param {import('fastify').FastifyReply} reply */
async function packed(text, { headers }, reply) {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return reply.header('content-encoding', 'br').send(await brotli(text, { params }));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(text));
  return reply.send(text);
}
