// @ts-check
import nx from '@nx/eslint-plugin';
import { bans } from './bans.mjs';
import { fences } from './fences.mjs';

// Typed for an older ESLint; it is the rules that matter.
const plugin = /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (nx));
const sources = '**/*.{ts,tsx,mjs}';

/** What tests start, search with and are fed with is no product code and has no package to be imported from. */
const support = [String.raw`^(\.\./)+(tools|bff/testing|libs/[a-z-]+/testing)/`];

/**
 * The fences between packages: places by nx, packages of npm with the reason in the message.
 * @type {import('eslint').Linter.Config[]}
 */
export const boundaries = [
  { files: [sources], plugins: { '@nx': plugin }, rules: placesMayMeet(support) },
  // A journey looks for the words of a page wherever they stand; a tool may use a build's own recipe.
  { files: [`e2e/${sources}`], rules: placesMayMeet([...support, String.raw`\.words$`]) },
  {
    files: [`tools/${sources}`],
    rules: placesMayMeet([...support, String.raw`/rspack\.config\.mjs$`, String.raw`^\.\./gateway/`]),
  },
  ...fences.map((fence) => ({
    files: fence.folders.map((folder) => `${folder}/${sources}`),
    rules: noImports([patternOf(fence.packages, fence.why)]),
  })),
  // A later entry replaces an earlier one, so a ban repeats what its folder's fence says.
  ...bans.map(({ from, no, why, beside = false, except = [] }) => ({
    files: [...from],
    ignores: [...except],
    rules: noImports([patternOf(no, why), ...(beside ? [neighbour(why)] : []), ...fencesAround(from)]),
  })),
];

/**
 * @param {readonly string[]} allow imports that are not looked at
 * @returns {import('eslint').Linter.RulesRecord}
 */
function placesMayMeet(allow) {
  const depConstraints = fences.map(({ place, places }) => ({
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
function fencesAround(from) {
  const inside = (/** @type {string} */ folder) => from.every((glob) => glob.startsWith(`${folder}/`));
  return fences.filter(({ folders }) => folders.some(inside)).map(({ packages, why }) => patternOf(packages, why));
}
