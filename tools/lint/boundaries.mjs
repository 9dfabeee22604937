// @ts-check
import { readCachedProjectGraph } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import { bans, layers } from './layers.mjs';

// The types are for an older ESLint; the rules are compatible.
const plugin = /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (nx));
const sources = '**/*.{ts,tsx,mjs}';

// Without the project graph the rule would silently accept everything, so fail instead.
readCachedProjectGraph();

/** Helpers and fixtures of tests are not product code and belong to no package they could be imported from. */
const support = [String.raw`^(\.\./)+(tools|bff/testing|libs/[a-z0-9-]+/testing)/`];

/** A gateway started by a test itself. */
const ownGateway = String.raw`^\.\./\.\./gateway/src/`;

/**
 * Import boundaries between packages: workspace layers through nx, npm packages with the reason in the message.
 * @type {import('eslint').Linter.Config[]}
 */
export const boundaries = [
  { files: [sources], plugins: { '@nx': plugin }, rules: placesMayMeet(support) },
  // Journeys import the messages of any package to find texts on a page; tools may import a build's configuration.
  { files: [`e2e/${sources}`], rules: placesMayMeet([...support, ownGateway, String.raw`\.messages$`]) },
  {
    files: [`tools/${sources}`],
    rules: placesMayMeet([...support, String.raw`/rspack\.config\.mjs$`, ownGateway]),
  },
  ...layers.map(({ folders, packages, why }) => ({
    files: folders.map((folder) => `${folder}/${sources}`),
    rules: noImports([patternOf(packages, why)]),
  })),
  // A later entry replaces an earlier one, so a ban repeats the rule of its folder's layer.
  ...bans.map(({ from, no, why, beside = false, except = [] }) => ({
    files: [...from],
    ignores: [...except],
    rules: noImports([patternOf(no, why), ...(beside ? [neighbour(why)] : []), ...layersAround(from)]),
  })),
];

/**
 * @param {readonly string[]} allow imports that are not checked
 * @returns {import('eslint').Linter.RulesRecord}
 */
function placesMayMeet(allow) {
  const depConstraints = layers.map(({ place, places }) => ({
    sourceTag: `place:${place}`,
    onlyDependOnLibsWithTags: places.map((name) => `place:${name}`),
  }));
  // Shared modules are loaded eagerly in the shell and lazily elsewhere, on purpose.
  const checkDynamicDependenciesExceptions = ['.*'];
  // A package shared at run time imports itself by its package name, or there would be two instances.
  const allowCircularSelfDependency = true;
  const options = {
    allow: [...allow],
    depConstraints,
    checkDynamicDependenciesExceptions,
    allowCircularSelfDependency,
  };
  return { '@nx/enforce-module-boundaries': ['error', options] };
}

/**
 * @param {object[]} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
function noImports(patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

/**
 * @param {readonly string[]} group
 * @param {string} message
 */
function patternOf(group, message) {
  return { group: [...group], message };
}

/**
 * Matches `../admin/x` in a file of `areas/client`.
 * @param {string} message
 */
function neighbour(message) {
  return { regex: String.raw`^\.\./(?!\.\.)`, message };
}

/** @param {readonly string[]} from */
function layersAround(from) {
  const inside = (/** @type {string} */ folder) => from.every((glob) => glob.startsWith(`${folder}/`));
  return layers.filter(({ folders }) => folders.some(inside)).map(({ packages, why }) => patternOf(packages, why));
}
