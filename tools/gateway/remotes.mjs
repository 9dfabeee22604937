// @ts-check
import { readFile } from 'node:fs/promises';
import { isWeb } from './settings.mjs';
import { serveFolder } from './folder.mjs';
import { serveAddress } from './address.mjs';
import { unavailable } from './problem.mjs';

/** @typedef {Record<string, string>} RemoteMap area -> address of its manifest */

/**
 * Which build of each area runs now. The file is written at deploy time and read anew each time, so that a switch needs no
 * restart; an area it does not name runs what its folder or server holds.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Promise<RemoteMap>}
 */
export async function remoteMap({ remotesFile, remotes }) {
  const own = [...remotes.keys()].map((area) => [area, `/remotes/${area}/mf-manifest.json`]);
  return { ...Object.fromEntries(own), ...(remotesFile ? JSON.parse(await readFile(remotesFile, 'utf8')) : {}) };
}

/**
 * Origins outside this one that the page must be allowed to load from.
 * @param {import('./settings.mjs').Settings} settings
 */
export async function remoteOrigins(settings) {
  const map = await remoteMap(settings).catch(() => ({}));
  return [
    ...new Set(
      Object.values(map)
        .filter(isWeb)
        .map((url) => new URL(url).origin),
    ),
  ];
}

/**
 * `/remotes.json` and `/remotes/<area>/`, each area from its own folder or its own server.
 * @param {import('fastify').FastifyInstance} app
 * @param {import('./settings.mjs').Settings} settings
 */
export async function serveRemotes(app, settings) {
  app.get('/remotes.json', async (request, reply) => {
    try {
      return await reply.header('cache-control', 'no-cache').send(await remoteMap(settings));
    } catch (error) {
      request.log.error({ reason: error instanceof Error ? error.message : error }, 'remotes.json cannot be read');
      return unavailable(reply);
    }
  });
  for (const [area, from] of settings.remotes) {
    const prefix = `/remotes/${area}/`;
    if (isWeb(from)) await serveAddress(app, { address: from, prefix });
    else await serveFolder(app, { folder: from, prefix });
  }
}
