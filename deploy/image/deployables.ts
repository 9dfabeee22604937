/**
 * Content of one container image. `files`: the files that the image runs and serves, mapped from source to target path
 * below the image's folder; `packages`: the workspace whose packages it needs.
 */
export interface Deployable {
  /** The workspaces to build. */
  build: readonly string[];
  packages: string;
  files: Readonly<Record<string, string>>;
}

/** Script for the container's health check. */
const health = { 'deploy/image/healthy.mjs': 'deploy/image/healthy.mjs' };

const bff: Deployable = {
  build: ['@portal/bff'],
  packages: 'bff/app',
  files: { 'bff/app/dist': 'bff/app/dist', ...health },
};

const fileServer: Deployable = {
  build: ['@portal/gateway'],
  packages: 'gateway',
  files: { 'gateway/dist': 'gateway/dist', ...health },
};

/** Includes the render modules of prerendered pages. */
const gateway: Deployable = {
  ...fileServer,
  build: [...fileServer.build, '@portal/mfe-public', '@portal/shell'],
  files: { ...fileServer.files, 'mfe-public/dist/pages': 'pages', 'shell/dist/pages': 'shell-pages' },
};

/** Returns an image that serves the files of one build with the gateway program. */
const filesOf = (folder: string): [string, Deployable] => [
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
