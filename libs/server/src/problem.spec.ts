import fastify from 'fastify';
import { message } from '@portal/domain/i18n/message';
import { problemMessages } from '@portal/domain/problem.messages';
import problemEs from '@portal/domain/problem.messages.es.json';
import type { ProblemCode } from '@portal/domain/problem';
import { createTranslator } from '@portal/i18n/translator';
import { problemSender, type ProblemFacts } from './problem';
import { securityHeaders } from './security-headers';

const sendProblem = problemSender(createTranslator({ en: { problem: problemMessages }, es: { problem: problemEs } }));

async function answerTo(code: ProblemCode, facts: ProblemFacts = {}, headers: Record<string, string> = {}) {
  const app = fastify({ genReqId: () => 'request-1' });
  app.get('/', (_request, reply) => sendProblem(reply.header('cache-control', 'public'), code, facts));
  const answer = await app.inject({ url: '/', headers });
  await app.close();
  return answer;
}

describe('problem response', () => {
  it('is uncacheable problem+json with the status, type and message for its code', async () => {
    const errors = [{ field: 'children.0.ssn', detail: 'Nine digits.' }];
    const answer = await answerTo('invalid_input', { errors });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': 'en',
      'cache-control': 'no-store',
    });
    expect(answer.json()).toEqual({
      type: '/api/docs#invalid_input',
      title: 'Invalid input',
      status: 400,
      detail: 'Some fields are invalid.',
      code: 'invalid_input',
      request_id: 'request-1',
      errors,
    });
  });

  it("uses the caller's language", async () => {
    const answer = await answerTo(
      'not_found',
      { detail: message('problem.details.internal') },
      { 'accept-language': 'es-MX' },
    );
    expect(answer.headers['content-language']).toBe('es');
    expect(answer.json()).toMatchObject({ title: 'No encontrado', code: 'not_found' });
  });

  it.each([
    [0, '1'],
    [1.2, '2'],
    [30, '30'],
  ])('sets Retry-After in whole seconds, at least one: %p', async (retry_after, expected) => {
    const { headers } = await answerTo('unavailable', { retry_after });
    expect(headers['retry-after']).toBe(expected);
  });

  it('sends unauthenticated callers a WWW-Authenticate header', async () => {
    const answer = await answerTo('unauthenticated');
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.headers['retry-after']).toBeUndefined();
  });
});

describe('securityHeaders', () => {
  it('forbids scripts, loading and framing, and sends no referrer', () => {
    expect(securityHeaders({ https: false })).toEqual({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
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
    });
  });

  it('enables HSTS for one year if the portal is served over https', () => {
    const headers = securityHeaders({ https: true });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});
