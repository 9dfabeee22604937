// @ts-check

/**
 * What is put into a container of its own.
 * `files`: what it runs and serves, from → to below the image's folder; `packages`: the workspace whose packages it needs.
 * @typedef {object} Deployable
 * @property {string | undefined} build the workspace to build; the gateway runs as it is written
 * @property {string} packages
 * @property {Readonly<Record<string, string>>} files
 */

/** Asked by the container's health check. */
const health = { 'tools/image/healthy.mjs': 'tools/image/healthy.mjs' };

/** @type {Deployable} */
const bff = { build: '@portal/bff', packages: 'bff', files: { 'bff/dist': 'bff/dist', ...health } };

/** @type {Deployable} */
const gateway = { build: undefined, packages: 'tools/gateway', files: { 'tools/gateway': 'tools/gateway', ...health } };

/**
 * A server of one build's files: the gateway program on that folder.
 * @param {string} folder
 * @returns {[string, Deployable]}
 */
const filesOf = (folder) => [
  folder,
  { build: `@portal/${folder}`, packages: 'tools/gateway', files: { ...gateway.files, [`${folder}/dist`]: 'files' } },
];

/** By folder of their Dockerfile. */
export const deployables = new Map([
  ['bff', bff],
  ['tools/gateway', gateway],
  ...['shell', 'mfe-client', 'mfe-preparer', 'mfe-admin', 'mfe-public'].map(filesOf),
]);
