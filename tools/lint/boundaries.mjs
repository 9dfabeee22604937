// @ts-check
import { readCachedProjectGraph } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import { bans, layers } from './layers.mjs';

// Typed for an older ESLint; it is the rules that matter.
const plugin = /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (nx));
const sources = '**/*.{ts,tsx,mjs}';

// Without the graph of the projects the rule would pass everything over in silence: fail instead.
readCachedProjectGraph();

/** What tests start, search with and are fed with is no product code and has no package to be imported from. */
const support = [String.raw`^(\.\./)+(tools|bff/testing|libs/[a-z0-9-]+/testing)/`];

/** A gateway that a test starts by itself. */
const ownGateway = String.raw`^\.\./\.\./gateway/src/`;

/**
 * The boundaries between packages: places by nx, packages of npm with the reason in the message.
 * @type {import('eslint').Linter.Config[]}
 */
export const boundaries = [
  { files: [sources], plugins: { '@nx': plugin }, rules: placesMayMeet(support) },
  // A journey looks for the words of a page wherever they stand; a tool may use a build's own configuration.
  { files: [`e2e/${sources}`], rules: placesMayMeet([...support, ownGateway, String.raw`\.messages$`]) },
  {
    files: [`tools/${sources}`],
    rules: placesMayMeet([...support, String.raw`/rspack\.config\.mjs$`, ownGateway]),
  },
  ...layers.map(({ folders, packages, why }) => ({
    files: folders.map((folder) => `${folder}/${sources}`),
    rules: noImports([patternOf(packages, why)]),
  })),
  // A later entry replaces an earlier one, so a ban repeats what its folder's layer says.
  ...bans.map(({ from, no, why, beside = false, except = [] }) => ({
    files: [...from],
    ignores: [...except],
    rules: noImports([patternOf(no, why), ...(beside ? [neighbour(why)] : []), ...layersAround(from)]),
  })),
];

/**
 * @param {readonly string[]} allow imports that are not looked at
 * @returns {import('eslint').Linter.RulesRecord}
 */
function placesMayMeet(allow) {
  const depConstraints = layers.map(({ place, places }) => ({
    sourceTag: `place:${place}`,
    onlyDependOnLibsWithTags: places.map((name) => `place:${name}`),
  }));
  // Shared parts are loaded at once in the shell and later elsewhere, on purpose.
  const checkDynamicDependenciesExceptions = ['.*'];
  // A package that is shared at run time is named as others name it, or it would be there twice.
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
 * `../admin/x` from a file of `areas/client`.
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
