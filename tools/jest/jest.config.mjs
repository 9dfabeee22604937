import { fileURLToPath } from 'node:url';
import { swcOptions, swcOptionsFor } from './swc.mjs';
import { runTogether } from './together.mjs';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));

/** Packages that ship only ES modules. They are compiled as well, because jest runs CommonJS. */
const esmOnly = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@noble',
  '@scure',
  '@tokenizer',
  '@borewit',
  'uuidv7',
  'p-limit',
  'yocto-queue',
  'lodash-es',
  'content-disposition',
  'postal-mime',
  // These are CommonJS but use import() to load ES modules.
  '@fastify/cookie',
  'cookie',
  // CommonJS, compiled for production below.
  '@ant-design/cssinjs-utils',
];

/** Tests load all messages, compiled, at startup; a catalog loaded later would replace them with uncompiled ones. */
const catalogs = { '/(trace|papers|photo-pages)\\.\\w\\w\\.catalog$': '<rootDir>/tools/jest/css.stub.mjs' };

const common = {
  rootDir,
  transform: {
    // In development, antd wraps every design token in a getter and a proxy to record which ones a component reads.
    '/@ant-design/cssinjs-utils/.+\\.js$': ['@swc/jest', swcOptionsFor('production')],
    '^.+\\.(tsx?|m?js)$': ['@swc/jest', swcOptions],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.css$': '<rootDir>/tools/jest/css.stub.mjs',
    '\\?raw$': '<rootDir>/tools/jest/css.stub.mjs',
    // The ES modules of the icons, which bundlers can tree-shake, are not transformed.
    '^@ant-design/icons-svg/es/(.*)$': '@ant-design/icons-svg/lib/$1',
    '^antd$': '<rootDir>/libs/ui-kit/testing/antd.cjs',
    '^aria-query$': '<rootDir>/tools/jest/aria-query.cjs',
    ...catalogs,
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
};

const withPostgres = {
  ...common,
  testEnvironment: '<rootDir>/tools/jest/node.environment.mjs',
  globalSetup: '<rootDir>/bff/platform/testing/start-postgres.mjs',
  globalTeardown: '<rootDir>/bff/platform/testing/stop-postgres.mjs',
};

/** What only a quiet machine can judge, or what takes too long for every run. */
const load = '<rootDir>/bff/app/testing/load/';

const { SPECS_TOGETHER: folder, SPEC_PARTS: parts } = process.env;
const apiSpecs = folder
  ? runTogether(folder, Number(parts ?? 1))
  : [{ testMatch: ['<rootDir>/bff/**/*.api-spec.ts', '<rootDir>/e2e/api/*.api-spec.ts'] }];

/**
 * `*.spec.ts` runs in Node, `*.spec.tsx` in jsdom, and `*.api-spec.ts` with a real PostgreSQL. `npm run load` runs those of
 * the folder `load`, and `npm test` all others.
 */
export default {
  watchman: false,
  // Generous, so that a test does not fail just because the CPU is busy with other work.
  testTimeout: 120_000,
  // Restart workers that use more memory: modules of finished specs are kept for a while, and with gigabytes of them
  // garbage collection would distort time measurements.
  workerIdleMemoryLimit: '500MB',
  reporters: ['default', '<rootDir>/tools/jest/counts.reporter.mjs'],
  rootDir,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: '<rootDir>/tools/jest/node.environment.mjs',
      testMatch: ['**/*.spec.ts', '**/*.spec.mjs'],
    },
    {
      ...common,
      displayName: 'screens',
      testEnvironment: '<rootDir>/tools/jest/jsdom.environment.mjs',
      testMatch: ['**/*.spec.tsx'],
      setupFiles: [
        '<rootDir>/libs/ui-kit/testing/jsdom.setup.mjs',
        '<rootDir>/libs/i18n/testing/messages.setup.ts',
        '<rootDir>/libs/data-access/src/testing/season.setup.ts',
      ],
    },
    ...apiSpecs.map((specs) => ({
      ...withPostgres,
      displayName: 'api',
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, load],
      ...specs,
    })),
    { ...withPostgres, displayName: 'load', testMatch: [`${load}*.api-spec.ts`] },
  ],
};
