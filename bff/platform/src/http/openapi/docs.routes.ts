import { createHash } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import viewerFolder from 'swagger-ui-dist/absolute-path.js';
import { openApiDocument } from './document';

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });`;

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Tax office portal: API</title>
    <link rel="stylesheet" href="/api/docs/files/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/files/swagger-ui-bundle.js"></script>
    <script>${start}</script>
  </body>
</html>
`;

/**
 * Content security policy for this page: allows the viewer's script and requests to this API; its only inline script is
 * allowed by hash.
 */
const policy = [
  `default-src 'none'`,
  `script-src 'self' 'sha256-${createHash('sha256').update(start).digest('base64')}'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Serves the contract as JSON (`/api/openapi.json`) and as a web page (`/api/docs`). */
export async function addDocsRoutes(server: FastifyInstance): Promise<void> {
  // Built on first request: it takes longer than the rest of the server's start.
  let document: string | undefined;
  const documentJson = (): string => (document ??= JSON.stringify(openApiDocument()));
  const files = { root: viewerFolder(), prefix: '/api/docs/files/', index: false as const, maxAge: '1d' };
  await server.register(fastifyStatic, { ...files, decorateReply: false, allowedPath: isNeeded });
  server.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documentJson()),
  );
  server.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
}

const isNeeded = (path: string): boolean => ['/swagger-ui.css', '/swagger-ui-bundle.js'].includes(path);
