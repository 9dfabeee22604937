import { statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isWebAddress, type Settings } from './settings';

export const reloadScript = `new EventSource('/live-reload').addEventListener('built', () => location.reload());`;

/** Development only: reloads open pages after a build. Every build writes `version.json` last. */
export function serveReload(app: FastifyInstance, { SHELL_FROM, REMOTES_FROM }: Settings): void {
  const folders = [SHELL_FROM, ...REMOTES_FROM.values()].filter((from) => !isWebAddress(from));
  const pages = new Set<ServerResponse>();
  let seen = stateOf(folders);
  const timer = setInterval(() => {
    const now = stateOf(folders);
    // A running build briefly removes its file: wait until all files exist.
    if (now === seen || now.includes('none')) return;
    seen = now;
    for (const page of pages) page.write('event: built\ndata: {}\n\n');
  }, 300).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const page of pages) page.destroy();
  });
  app.get('/live-reload.js', async (_request, reply) => reply.type('text/javascript').send(reloadScript));
  app.get('/live-reload', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n');
    pages.add(reply.raw);
    request.raw.once('close', () => pages.delete(reply.raw));
  });
}

const stateOf = (folders: readonly string[]): string => folders.map(builtAt).join();

const builtAt = (folder: string): number | 'none' =>
  statSync(join(folder, 'version.json'), { throwIfNoEntry: false })?.mtimeMs ?? 'none';
