// @ts-check

/**
 * Import rules (docs/architecture.md) for @nx/enforce-module-boundaries.
 * @typedef {{ sourceTag: string, onlyDependOnLibsWithTags: string[], bannedExternalImports: string[] }} Layer
 * A rule inside a package: `from` are file globs, `no` are import patterns as in .gitignore, `why` is the linter's
 * message, and `beside` also bans the neighboring folders.
 * @typedef {{ from: readonly string[], no: readonly string[], why: string, beside?: boolean, except?: readonly string[]
 * }} Ban
 */

const server = ['@nestjs/*', 'typeorm', 'typeorm/*', 'pg', 'fastify', '@fastify/*'];
const screens = ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-router-dom', 'react-hook-form'];
/** May only be imported by ui-kit/forms, so that every form is validated by the contract. */
const forms = ['react-hook-form', '@hookform/*'];
const looks = ['antd', 'antd/*', '@ant-design/*'];
const state = ['@reduxjs/*', 'react-redux'];
const validation = ['class-validator', 'class-transformer', 'reflect-metadata'];

const platformPlaces = ['domain', 'i18n', 'tax-engine', 'server', 'tools'];
/** The parts of the server from the lowest up, each with the parts it may import besides those that all may import. */
const serverPlaces = {
  platform: [],
  access: ['platform'],
  office: ['platform', 'access'],
  'tax-forms': ['platform', 'access', 'office'],
  documents: ['platform', 'access', 'office'],
  messages: ['platform', 'access', 'office'],
  clients: ['platform', 'access', 'office', 'tax-forms', 'documents', 'messages'],
  app: ['platform', 'access', 'office', 'tax-forms', 'documents', 'messages', 'clients'],
};

/**
 * @param {string} place tag of the package
 * @param {readonly string[]} places tags that it may import
 * @param {readonly string[]} packages npm packages that it may not import
 * @returns {Layer}
 */
const layer = (place, places, packages) => ({
  sourceTag: `place:${place}`,
  onlyDependOnLibsWithTags: places.map((name) => `place:${name}`),
  bannedExternalImports: [...packages],
});

/** @type {Layer[]} */
export const layers = [
  // Pure arithmetic: gives the same cents in server, browser, worker and tests.
  layer('tax-engine', [], [...server, ...screens, ...looks, ...state, ...validation]),
  // The contract runs in the browser and on the server, so it depends on neither.
  layer('domain', ['tax-engine'], [...server, ...screens, ...looks, ...state]),
  // Used by every part of the browser and the server, so it depends on none of them.
  layer('i18n', ['domain'], [...server, ...looks, ...state]),
  // State is independent of the UI and never runs on the server.
  layer('data-access', ['domain', 'i18n'], [...server, ...looks]),
  // Independent of screens, form library and records: each record brings an adapter.
  layer('drafts', ['data-access', 'domain'], [...server, ...looks, ...state, ...forms]),
  // UI components never fetch.
  layer('ui-kit', ['domain', 'i18n'], [...server, ...state]),
  // Several remotes mount a feature: antd comes through ui-kit, state through data-access, and no feature imports
  // another.
  layer(
    'feature',
    ['domain', 'i18n', 'data-access', 'drafts', 'ui-kit', 'tax-engine'],
    [...server, ...looks, ...state, ...forms],
  ),
  // A remote is built and released alone: antd and the store come from the shell through ui-kit and data-access.
  layer(
    'remote',
    ['feature', 'data-access', 'drafts', 'ui-kit', 'i18n', 'domain', 'federation'],
    [...server, ...looks, ...state, ...forms],
  ),
  // The shell loads remotes at run time, and antd through ui-kit.
  layer('shell', ['data-access', 'drafts', 'ui-kit', 'i18n', 'domain', 'federation'], [...server, ...looks, ...forms]),
  // Browser code never runs on the server, and a part of the server imports only the parts below it.
  ...Object.entries(serverPlaces).map(([part, below]) =>
    layer(`bff-${part}`, [...platformPlaces, ...below.map((one) => `bff-${one}`)], [...screens, ...looks, ...state]),
  ),
  // Shared by bff and gateway: no Nest, no database, no browser code.
  layer('server', ['domain', 'i18n'], ['@nestjs/*', 'typeorm', 'typeorm/*', 'pg', ...screens, ...looks, ...state]),
  // The gateway only serves files and proxies the API: no screens, no database, no areas.
  layer(
    'gateway',
    ['server', 'domain', 'i18n', 'federation'],
    ['@nestjs/*', 'typeorm', 'typeorm/*', 'pg', ...screens, ...looks, ...state],
  ),
  // Build configuration, no product code.
  layer('federation', [], [...server, ...looks, ...state]),
  // Tools are not part of the product.
  layer('tools', ['federation', 'server', 'domain', 'i18n', 'tax-engine'], [...looks]),
  // Specs that read the whole workspace. No project depends on them, so a change to any file affects only them.
  layer('workspace-checks', ['domain', 'i18n'], [...server, ...looks, ...state]),
  // Journeys use pages as a user does; the engine gives the expected results.
  layer('e2e', ['server', 'domain', 'tax-engine', 'drafts', 'tools'], [...looks, ...state]),
];

const tests = ['**/*.{spec,api-spec,e2e}.*', '**/testing/**'];

const serverSources = Object.keys(serverPlaces).map((part) => `bff/${part}/src`);

/** @type {readonly Ban[]} */
export const bans = [
  {
    from: ['bff/app/src/areas/**'],
    no: ['**/areas/*', '**/database/*', '**/*.controller', '**/*.service', '**/*.repository'],
    why: 'An area only assembles what the parts of the server offer, and never another area.',
    beside: true,
    except: tests,
  },
  {
    from: serverSources.map((folder) => `${folder}/**/*.{controller,facade,exports}.ts`),
    no: ['**/database/*', '!**/database/pagination', '!**/database/ping', '**/*.repository'],
    why: 'A controller speaks HTTP: it asks services, never the database.',
    except: tests,
  },
  {
    from: serverSources
      .filter((folder) => !/\/(platform|app)\//.test(folder))
      .map((folder) => `${folder}/**/!(*.controller|*.facade|*.exports).ts`),
    no: ['**/http/*'],
    why: 'Services know nothing of HTTP, because areas, commands and jobs all call them.',
    except: tests,
  },
  {
    from: ['bff/platform/src/!(http|server)/**'],
    no: ['**/http/*', '**/server/*', '!@portal/server/*'],
    why: 'Replaceable services must not know what they are used for.',
    except: tests,
  },
];
