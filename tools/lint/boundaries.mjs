// @ts-check
import { readCachedProjectGraph } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import { bans, layers } from './layers.mjs';

// The cast is needed because the plugin's types are for an older ESLint; its rules are compatible.
const plugin = /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (nx));
const sources = '**/*.{ts,tsx,mjs}';

// Fail if there is no project graph; otherwise the rule would silently accept everything.
readCachedProjectGraph();

/** Test helpers and fixtures, which are not product code and belong to no package that could be imported by name. */
const support = [String.raw`^(\.\./)+(tools|bff/[a-z-]+/testing|libs/[a-z0-9-]+/testing)/`];

/** The gateway, for tests that start their own. */
const ownGateway = String.raw`^\.\./\.\./gateway/src/`;

/** The form's own code, for specs that compare what a form shows with what the server answers. */
const taxForms = String.raw`^\.\./\.\./libs/feature-tax-forms/src/`;

/**
 * Import boundaries: Nx checks which packages a package may import, and `bans` which files a file may import.
 * @type {import('eslint').Linter.Config[]}
 */
export const boundaries = [
  { files: [sources], plugins: { '@nx': plugin }, rules: placesMayMeet(support) },
  // End-to-end tests may import the messages of any package to find texts on a page. Tools may import build
  // configurations.
  { files: [`e2e/${sources}`], rules: placesMayMeet([...support, ownGateway, taxForms, String.raw`\.messages$`]) },
  {
    files: [`tools/${sources}`],
    rules: placesMayMeet([...support, String.raw`/rspack\.config\.mjs$`, ownGateway]),
  },
  ...bans.map(restrictedImports),
];

/**
 * @param {readonly string[]} allow patterns of imports that are not checked
 * @returns {import('eslint').Linter.RulesRecord}
 */
function placesMayMeet(allow) {
  // The shell loads shared modules eagerly and remotes load them lazily, which is intended.
  const checkDynamicDependenciesExceptions = ['.*'];
  // A package shared at run time must import itself by its package name, or there would be two instances.
  const allowCircularSelfDependency = true;
  const options = {
    allow: [...allow],
    depConstraints: layers,
    checkDynamicDependenciesExceptions,
    allowCircularSelfDependency,
  };
  return { '@nx/enforce-module-boundaries': ['error', options] };
}

/**
 * @param {import('./layers.mjs').Ban} ban
 * @returns {import('eslint').Linter.Config}
 */
function restrictedImports({ from, no, why, beside = false, except = [] }) {
  // `../admin/x` in a file of `areas/client`
  const neighbor = { regex: String.raw`^\.\./(?!\.\.)`, message: why };
  const patterns = [{ group: [...no], message: why }, ...(beside ? [neighbor] : [])];
  return { files: [...from], ignores: [...except], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}
