// @ts-check
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isWeb } from './settings.mjs';

const script = `new EventSource('/live-reload').addEventListener('built', () => location.reload());`;

/**
 * Development only: tells open pages when a build has finished. Every build ends by writing its `version.json`.
 * @param {import('fastify').FastifyInstance} app
 * @param {import('./settings.mjs').Settings} settings
 */
export function serveReload(app, { shell, remotes }) {
  const folders = [shell, ...remotes.values()].filter((from) => !isWeb(from));
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  let seen = stamp(folders);
  const timer = setInterval(() => {
    const now = stamp(folders);
    // While a build writes, its file is gone for a moment: wait until all are there.
    if (now === seen || now.includes('none')) return;
    seen = now;
    for (const page of pages) page.write('event: built\ndata: {}\n\n');
  }, 300).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.get('/live-reload.js', async (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/live-reload', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n');
    pages.add(reply.raw);
    request.raw.once('close', () => pages.delete(reply.raw));
  });
}

/** @param {readonly string[]} folders */
const stamp = (folders) => folders.map(builtAt).join();

/** @param {string} folder */
const builtAt = (folder) => statSync(join(folder, 'version.json'), { throwIfNoEntry: false })?.mtimeMs ?? 'none';
