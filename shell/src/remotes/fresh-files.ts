import { areaPatience } from './patience';

interface Files {
  sync: string[];
  async: string[];
}

/** What of a federation manifest is read here. */
interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { assets: { js: Files; css: Files } }[];
}

const read = (url: URL | string): Promise<Response> =>
  fetch(url, { cache: 'reload', signal: AbortSignal.timeout(areaPatience) });

/**
 * Fetches an area's files past the browser's cache and puts them into it. Hashed files are kept for a year: one that
 * came broken, but with success, would otherwise break every retry.
 */
export async function freshFiles(manifestUrl: string): Promise<void> {
  const { metaData, exposes } = (await (await read(manifestUrl)).json()) as Manifest;
  const { path, name } = metaData.remoteEntry;
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  await Promise.all([`${path}${name}`, ...assets].map((file) => read(new URL(file, manifestUrl))));
}
