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
 * Import boundaries between packages: nx checks workspace layers; bans of npm packages include the reason in their
 * message.
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
  ...layers.map(({ folders, packages, why }) => ({
    files: folders.map((folder) => `${folder}/${sources}`),
    rules: noImports([patternOf(packages, why)]),
  })),
  // A later entry replaces an earlier one, so each ban repeats the rules of its folder's layer.
  ...bans.map(({ from, no, why, beside = false, except = [] }) => ({
    files: [...from],
    ignores: [...except],
    rules: noImports([patternOf(no, why), ...(beside ? [neighbour(why)] : []), ...layersAround(from)]),
  })),
];

/**
 * @param {readonly string[]} allow patterns of imports that are not checked
 * @returns {import('eslint').Linter.RulesRecord}
 */
function placesMayMeet(allow) {
  const depConstraints = layers.map(({ place, places }) => ({
    sourceTag: `place:${place}`,
    onlyDependOnLibsWithTags: places.map((name) => `place:${name}`),
  }));
  // The shell loads shared modules eagerly and remotes load them lazily, which is intended.
  const checkDynamicDependenciesExceptions = ['.*'];
  // A package shared at run time must import itself by its package name, or there would be two instances.
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
  const inside = (/** @type {string} */ folder) => from.some((glob) => glob.startsWith(`${folder}/`));
  const around = layers.filter(({ folders }) => folders.some(inside));
  // Parts of the server ban the same packages for the same reason, and ESLint rejects a repeated pattern.
  const bansByReason = new Map(around.map(({ packages, why }) => [why, patternOf(packages, why)]));
  return [...bansByReason.values()];
}
