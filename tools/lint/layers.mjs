// @ts-check

/**
 * Import rules (docs/architecture.md). `places` are the allowed tags of workspace packages, `packages` the banned npm
 * packages, and `why` is the linter's message.
 * @typedef {{ place: string, folders: readonly string[], places: readonly string[], packages: readonly string[], why:
 * string }} Layer
 * A rule inside a package: `from` are file globs, `no` are import patterns as in .gitignore, and `beside` also bans the
 * neighboring folders.
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

/** @type {readonly Layer[]} */
const serverParts = Object.entries(serverPlaces).map(([part, below]) => ({
  place: `bff-${part}`,
  folders: [`bff/${part}`],
  places: [...platformPlaces, ...below.map((one) => `bff-${one}`)],
  packages: [...screens, ...looks, ...state],
  why: 'Browser code never runs on the server, and a part of the server knows only the parts below it.',
}));

/** @type {readonly Layer[]} */
export const layers = [
  {
    place: 'tax-engine',
    folders: ['libs/tax-engine'],
    places: [],
    packages: [...server, ...screens, ...looks, ...state, ...validation],
    why: 'The tax engine is pure sums: it must give the same cents in server, browser, worker and tests.',
  },
  {
    place: 'domain',
    folders: ['libs/domain'],
    places: ['tax-engine'],
    packages: [...server, ...screens, ...looks, ...state],
    why: 'The contract lives in the browser and on the server: it may need neither.',
  },
  {
    place: 'i18n',
    folders: ['libs/i18n'],
    places: ['domain'],
    packages: [...server, ...looks, ...state],
    why: 'Every part of the browser and of the server speaks by it: it may need none of them.',
  },
  {
    place: 'data-access',
    folders: ['libs/data-access'],
    places: ['domain', 'i18n'],
    packages: [...server, ...looks],
    why: 'State has no looks and never runs on the server.',
  },
  {
    place: 'drafts',
    folders: ['libs/drafts'],
    places: ['data-access', 'domain'],
    packages: [...server, ...looks, ...state, ...forms],
    why: 'Drafts and outboxes know no screen, no form library and no particular record: each record brings an adapter.',
  },
  {
    place: 'ui-kit',
    folders: ['libs/ui-kit'],
    places: ['domain', 'i18n'],
    packages: [...server, ...state],
    why: 'A button never fetches: what it shows is given to it.',
  },
  {
    place: 'feature',
    folders: ['libs/feature-*'],
    places: ['domain', 'i18n', 'data-access', 'drafts', 'ui-kit', 'tax-engine'],
    packages: [...server, ...looks, ...state, ...forms],
    why: 'A feature is mounted by several remotes: antd comes through ui-kit, state through data-access, and no feature needs another.',
  },
  {
    place: 'remote',
    folders: ['mfe-*'],
    places: ['feature', 'data-access', 'drafts', 'ui-kit', 'i18n', 'domain', 'federation'],
    packages: [...server, ...looks, ...state, ...forms],
    why: 'A remote is built and released alone: antd and the store come from the shell through ui-kit and data-access.',
  },
  {
    place: 'shell',
    folders: ['shell'],
    places: ['data-access', 'drafts', 'ui-kit', 'i18n', 'domain', 'federation'],
    packages: [...server, ...looks, ...forms],
    why: 'The shell knows the remotes only at run time, and antd only through ui-kit.',
  },
  ...serverParts,
  {
    place: 'server',
    folders: ['libs/server'],
    places: ['domain', 'i18n'],
    packages: ['@nestjs/*', 'typeorm', 'typeorm/*', 'pg', ...screens, ...looks, ...state],
    why: 'What bff and gateway share knows neither of them: no Nest, no database, nothing of the browser.',
  },
  {
    place: 'gateway',
    folders: ['gateway'],
    places: ['server', 'domain', 'i18n', 'federation'],
    packages: ['@nestjs/*', 'typeorm', 'typeorm/*', 'pg', ...screens, ...looks, ...state],
    why: 'The gateway hands on files and answers of others: no screens, no database, none of the areas.',
  },
  {
    place: 'federation',
    folders: ['libs/federation'],
    places: [],
    packages: [...server, ...looks, ...state],
    why: 'The configuration of the builds holds no product code.',
  },
  {
    place: 'tools',
    folders: ['tools'],
    places: ['federation', 'server', 'domain', 'i18n', 'tax-engine'],
    packages: [...looks],
    why: 'Tools run beside the product, not inside.',
  },
  {
    place: 'e2e',
    folders: ['e2e'],
    // End-to-end tests may import the engine to compare a page with the expected result.
    places: ['server', 'domain', 'tax-engine', 'drafts', 'tools'],
    packages: [...looks, ...state],
    why: 'A journey sees what a person sees: pages and words.',
  },
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
