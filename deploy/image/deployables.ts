/** The three networks: `outside` with the internet, `inside` among the programs, `database` with PostgreSQL. */
export type Network = 'outside' | 'inside' | 'database';

/**
 * How a container runs. Dockerfiles, docker-compose.yml and deploy/kubernetes state these facts in their own formats,
 * and specs of libs/workspace-checks compare them with this table.
 */
export interface Runtime {
  port: number;
  /** Answers as long as the process can; a failure restarts the container. */
  live: string;
  /** Answers if requests should be sent here. */
  ready: string;
  /** Memory limit, MiB. */
  memory: number;
  /** Seconds between SIGTERM and SIGKILL: not ready for `SHUTDOWN_DELAY`, then requests in flight are finished. */
  gracePeriod?: number;
  networks: readonly Network[];
}

/**
 * Content of one container image, and how it runs. `files`: the files that the image runs and serves, mapped from source to target path
 * below the image's folder; `packages`: the workspace whose packages it needs.
 */
export interface Deployable {
  /** The workspaces to build. */
  build: readonly string[];
  packages: string;
  files: Readonly<Record<string, string>>;
  runtime: Runtime;
}

/** Script for the container's health check. */
const health = { 'deploy/image/healthy.mjs': 'deploy/image/healthy.mjs' };

const bff: Deployable = {
  build: ['@portal/bff'],
  packages: 'bff/app',
  files: { 'bff/app/dist': 'bff/app/dist', ...health },
  runtime: {
    port: 3000,
    live: '/api/health/live',
    ready: '/api/health/ready',
    memory: 512,
    gracePeriod: 30,
    networks: ['inside', 'database', 'outside'],
  },
};

const fileServer: Deployable = {
  build: ['@portal/gateway'],
  packages: 'gateway',
  files: { 'gateway/dist': 'gateway/dist', ...health },
  runtime: { port: 8080, live: '/healthz', ready: '/healthz', memory: 192, networks: ['inside'] },
};

/** Includes the render modules of prerendered pages. */
const gateway: Deployable = {
  ...fileServer,
  build: [...fileServer.build, '@portal/mfe-public', '@portal/shell'],
  files: { ...fileServer.files, 'mfe-public/dist/pages': 'pages', 'shell/dist/pages': 'shell-pages' },
  runtime: { ...fileServer.runtime, memory: 384, gracePeriod: 30, networks: ['outside', 'inside'] },
};

/** Returns an image that serves the files of one build with the gateway program. */
const filesOf = (folder: string): [string, Deployable] => [
  folder,
  {
    build: [...fileServer.build, `@portal/${folder}`],
    packages: fileServer.packages,
    files: { ...fileServer.files, [`${folder}/dist`]: 'files' },
    runtime: fileServer.runtime,
  },
];

/** Deployables by the folder of their Dockerfile. */
export const deployables = new Map([
  ['bff', bff],
  ['gateway', gateway],
  ...['shell', 'mfe-client', 'mfe-preparer', 'mfe-admin', 'mfe-public'].map(filesOf),
]);
