// @ts-check
import { readCachedProjectGraph } from '@nx/devkit';
import nx from '@nx/eslint-plugin';

/** Which packages a package may import (docs/architecture.md), checked by Nx. */

const nest = ['@nestjs/*', 'typeorm', 'typeorm/*', 'pg'];
const server = [...nest, 'fastify', '@fastify/*'];
const screens = ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-router-dom', 'react-hook-form'];
/** May only be imported by ui-kit/forms, so that every form is validated by the contract. */
const forms = ['react-hook-form', '@hookform/*'];
const looks = ['antd', 'antd/*', '@ant-design/*'];
const state = ['@reduxjs/*', 'react-redux'];
const validation = ['class-validator', 'class-transformer', 'reflect-metadata'];

/** The parts of the server from the lowest up, each with the parts that it may import. */
const serverParts = {
  platform: [],
  access: ['platform'],
  office: ['platform', 'access'],
  messages: ['platform', 'access', 'office'],
  returns: ['platform', 'access', 'office', 'messages'],
  'tax-forms': ['platform', 'access', 'office', 'messages', 'returns'],
  documents: ['platform', 'access', 'office', 'messages', 'returns'],
  clients: ['platform', 'access', 'office', 'messages', 'returns', 'tax-forms', 'documents'],
  app: ['platform', 'access', 'office', 'messages', 'returns', 'tax-forms', 'documents', 'clients'],
};

/**
 * @param {string} place tag of the package
 * @param {readonly string[]} places tags that it may import
 * @param {readonly string[][]} packages npm packages that it may not import
 */
const layer = (place, places, packages) => ({
  sourceTag: `place:${place}`,
  onlyDependOnLibsWithTags: places.map((name) => `place:${name}`),
  bannedExternalImports: packages.flat(),
});

const browser = ['data-access', 'drafts', 'ui-kit', 'i18n', 'domain'];

const layers = [
  // Gives the same cents in server, browser, worker and tests.
  layer('tax-engine', [], [server, screens, looks, state, validation]),
  layer('domain', ['tax-engine'], [server, screens, looks, state]),
  layer('i18n', ['domain'], [server, looks, state]),
  layer('data-access', ['domain', 'i18n'], [server, looks]),
  layer('drafts', ['data-access', 'domain'], [server, looks, state, forms]),
  layer('ui-kit', ['domain', 'i18n'], [server, state]),
  // Mounted by several remotes: antd comes through ui-kit, and state through data-access.
  layer('feature', [...browser, 'tax-engine'], [server, looks, state, forms]),
  // Built and released alone: antd and the store come from the shell through ui-kit and data-access.
  layer('remote', [...browser, 'feature', 'federation'], [server, looks, state, forms]),
  layer('shell', [...browser, 'federation'], [server, looks, forms]),
  ...Object.entries(serverParts).map(([part, below]) => {
    const places = ['domain', 'i18n', 'tax-engine', 'server', 'tools', ...below.map((name) => `bff-${name}`)];
    return layer(`bff-${part}`, places, [screens, looks, state]);
  }),
  layer('server', ['domain', 'i18n'], [nest, screens, looks, state]),
  layer('gateway', ['server', 'domain', 'i18n', 'federation'], [nest, screens, looks, state]),
  layer('federation', [], [server, looks, state]),
  layer('deploy', ['federation', 'tools'], [server, looks, state]),
  layer('tools', ['federation', 'server', 'domain', 'i18n', 'tax-engine'], [looks]),
  layer('workspace-checks', ['domain', 'i18n', 'federation'], [server, looks, state]),
  layer('e2e', ['server', 'domain', 'tax-engine', 'drafts', 'tools', 'deploy'], [looks, state]),
];

// Fail if there is no project graph; otherwise the rule would silently accept everything.
readCachedProjectGraph();

// Test helpers are not product code and belong to no package that could be imported by name.
const support = String.raw`^(\./|(\.\./)+)(tools|deploy|bff/[a-z-]+/testing|libs/[a-z0-9-]+/testing)/`;
const ownGateway = String.raw`^\.\./\.\./gateway/src/`;

/** @type {import('eslint').Linter.Config[]} */
export const packageBoundaries = [
  // The cast is needed because the plugin's types are for an older ESLint; its rules are compatible.
  { plugins: { '@nx': /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (nx)) } },
  packages('**', support),
  // Journeys find texts on a page by the messages of its package, and compare a form with what the server answers.
  packages('e2e/**', support, ownGateway, String.raw`^\.\./\.\./libs/feature-tax-forms/src/`, String.raw`\.messages$`),
  // Tools import build configurations.
  packages('{tools,deploy}/**', support, ownGateway, String.raw`/rspack\.config\.mjs$`),
];

/**
 * @param {string} files
 * @param {string[]} allow patterns of imports that are not checked
 * @returns {import('eslint').Linter.Config}
 */
function packages(files, ...allow) {
  const options = {
    allow,
    depConstraints: layers,
    // The shell loads shared modules eagerly and remotes load them lazily, which is intended.
    checkDynamicDependenciesExceptions: ['.*'],
    // A package shared at run time must import itself by its package name, or there would be two instances.
    allowCircularSelfDependency: true,
  };
  return { files: [`${files}/*.{ts,tsx,mjs}`], rules: { '@nx/enforce-module-boundaries': ['error', options] } };
}
