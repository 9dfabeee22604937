// @ts-check

/**
 * Content of one container image. `files`: what the image runs and serves, mapped from source to target path below the
 * image's folder; `packages`: the workspace whose packages it needs.
 * @typedef {object} Deployable
 * @property {readonly string[]} build the workspaces to build
 * @property {string} packages
 * @property {Readonly<Record<string, string>>} files
 */

/** Script for the container's health check. */
const health = { 'tools/image/healthy.mjs': 'tools/image/healthy.mjs' };

/** @type {Deployable} */
const bff = { build: ['@portal/bff'], packages: 'bff', files: { 'bff/dist': 'bff/dist', ...health } };

/** @type {Deployable} */
const fileServer = {
  build: ['@portal/gateway'],
  packages: 'gateway',
  files: { 'gateway/dist': 'gateway/dist', ...health },
};

/** Includes the renderer for prerendered pages. @type {Deployable} */
const gateway = {
  ...fileServer,
  build: [...fileServer.build, '@portal/mfe-public'],
  files: { ...fileServer.files, 'mfe-public/dist/pages': 'pages' },
};

/**
 * Returns an image that serves the files of one build with the gateway program.
 * @param {string} folder
 * @returns {[string, Deployable]}
 */
const filesOf = (folder) => [
  folder,
  {
    build: [...fileServer.build, `@portal/${folder}`],
    packages: fileServer.packages,
    files: { ...fileServer.files, [`${folder}/dist`]: 'files' },
  },
];

/** Deployables by the folder of their Dockerfile. */
export const deployables = new Map([
  ['bff', bff],
  ['gateway', gateway],
  ...['shell', 'mfe-client', 'mfe-preparer', 'mfe-admin', 'mfe-public'].map(filesOf),
]);
