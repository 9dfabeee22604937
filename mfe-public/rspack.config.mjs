import { pagesConfigs, remoteConfig } from '@portal/federation';

const folder = import.meta.dirname;
const remote = remoteConfig('public', folder);
const pages = pagesConfigs(folder);

/** Alone it is one page; built, it is a remote and, beside it, what draws its reading pages on the server. */
export default (/** @type {Record<string, unknown>} */ env) =>
  env.RSPACK_SERVE
    ? remote(env)
    : [...pages(env), { ...remote(env), name: 'remote', dependencies: ['reader', 'render'] }];
