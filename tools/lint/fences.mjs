// @ts-check

/**
 * Who may import whom (docs/architecture.md). `places` are the tags of the workspace's own packages, `packages` what of
 * npm is refused, and `why` is what the linter says to whoever tries.
 * @typedef {{ place: string, folders: readonly string[], places: readonly string[], packages: readonly string[], why: string }} Fence
 */

const server = ['@nestjs/*', 'typeorm', 'typeorm/*', 'pg', 'fastify', '@fastify/*'];
const screens = ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-router-dom', 'react-hook-form'];
/** Forms come from ui-kit/forms, so that every form is checked by the contract. */
const forms = ['react-hook-form', '@hookform/*'];
const looks = ['antd', 'antd/*', '@ant-design/*'];
const state = ['@reduxjs/*', 'react-redux'];
const validation = ['class-validator', 'class-transformer', 'reflect-metadata'];

/** @type {readonly Fence[]} */
export const fences = [
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
    place: 'data-access',
    folders: ['libs/data-access'],
    places: ['domain'],
    packages: [...server, ...looks],
    why: 'State has no looks and never runs on the server.',
  },
  {
    place: 'ui-kit',
    folders: ['libs/ui-kit'],
    places: ['domain'],
    packages: [...server, ...state],
    why: 'A button never fetches: what it shows is given to it.',
  },
  {
    place: 'feature',
    folders: ['libs/feature-*'],
    places: ['domain', 'data-access', 'ui-kit', 'tax-engine'],
    packages: [...server, ...looks, ...state, ...forms],
    why: 'A feature is mounted by several remotes: antd comes through ui-kit, state through data-access, and no feature needs another.',
  },
  {
    place: 'remote',
    folders: ['mfe-*'],
    places: ['feature', 'data-access', 'ui-kit', 'domain', 'federation'],
    packages: [...server, ...looks, ...state, ...forms],
    why: 'A remote is built and released alone: antd and the store come from the shell through ui-kit and data-access.',
  },
  {
    place: 'shell',
    folders: ['shell'],
    places: ['data-access', 'ui-kit', 'domain', 'federation'],
    packages: [...server, ...looks, ...forms],
    why: 'The shell knows the remotes only at run time, and antd only through ui-kit.',
  },
  {
    place: 'bff',
    folders: ['bff'],
    places: ['domain', 'tax-engine', 'tools'],
    packages: [...screens, ...looks, ...state],
    why: 'Nothing of the browser belongs on the server; what both need stands in domain.',
  },
  {
    place: 'federation',
    folders: ['libs/federation'],
    places: [],
    packages: [...server, ...looks, ...state],
    why: 'The recipe of the builds holds no product code.',
  },
  {
    place: 'tools',
    folders: ['tools'],
    places: ['federation', 'domain', 'tax-engine'],
    packages: [...looks],
    why: 'Tools run beside the product, not inside.',
  },
  {
    place: 'e2e',
    folders: ['e2e'],
    // The engine: what a page shows is compared with what it must show.
    places: ['domain', 'tax-engine', 'tools'],
    packages: [...looks, ...state],
    why: 'A journey sees what a person sees: pages and words.',
  },
];
