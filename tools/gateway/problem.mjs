// @ts-check

/** @typedef {import('fastify').FastifyReply} Reply */

/**
 * Answers as the bff would (RFC 9457), for what it cannot answer itself.
 * @param {Reply} reply
 * @param {{ status: number, code: string, title: string, detail: string }} problem
 */
export function problem(reply, { status, code, title, detail }) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send({ type: 'about:blank', title, status, detail, code, request_id: reply.request.id });
}

/** @param {Reply} reply */
export const unavailable = (reply) =>
  problem(reply.header('retry-after', '2'), {
    status: 503,
    code: 'unavailable',
    title: 'Service Unavailable',
    detail: 'The service is not available at the moment. Please try again shortly.',
  });

/** @param {Reply} reply */
export const notFound = (reply) =>
  problem(reply, { status: 404, code: 'not_found', title: 'Not Found', detail: 'There is nothing here.' });

/** @param {Reply} reply */
export const httpsOnly = (reply) =>
  problem(reply, { status: 403, code: 'forbidden', title: 'Forbidden', detail: 'This service answers by https only.' });
