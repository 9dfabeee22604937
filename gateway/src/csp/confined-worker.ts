import { confinedWorkerPath } from '@portal/domain/documents/confined-worker';
import type { FastifyInstance } from 'fastify';

/**
 * Content Security Policy of the worker. `blob:` allows no more than to run the text it was given: it can reach nothing
 * from which to load other scripts, and connect to nothing.
 */
const policy = "default-src 'none'; script-src blob:";

/** Runs the program of the first message. A program sets its own `onmessage`, so it is removed before. */
const script = `self.onmessage = async ({ data: { text, type } }) => {
  self.onmessage = null;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  let started = true;
  try {
    if (type === 'module') await import(url);
    else importScripts(url);
  } catch {
    started = false;
  }
  URL.revokeObjectURL(url);
  self.postMessage({ started });
};
`;

/** Serves the worker in which the document viewer decodes files. */
export function serveConfinedWorker(app: FastifyInstance): void {
  app.get(confinedWorkerPath, async (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
