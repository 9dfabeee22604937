// @ts-check
import { isSource } from './tree.mjs';

/** What stands between the noun and the ending: `bulk-assign.modal.tsx`. A new kind is added here, knowingly. */
const kinds = new Set(
  [
    'api-spec boundary calls card config content context controller d decorator desk dialog drawing dto e2e entity entry',
    'environment error fields filter form guard interceptor limits migration modal module page panel plugin presenter',
    'properties provider routes row rows rule screen sealing section sections service setup slice spec stub words',
  ].flatMap((line) => line.split(' ')),
);

const nothing = new Set(['utils', 'util', 'types', 'constants', 'common', 'helpers', 'helper', 'misc', 'lib']);

const top = {
  always: ['bff', 'docs', 'e2e', 'libs', 'mfe-admin', 'mfe-client', 'mfe-preparer', 'mfe-public', 'shell', 'tools'],
  files: [
    'LICENSE',
    'README.md',
    'docker-compose.yml',
    'nx.json',
    'package-lock.json',
    'package.json',
    'tsconfig.base.json',
  ],
};

/** @type {import('./tree.mjs').Check} */
export const fileNames = ({ files }) => files.filter(isSource).flatMap(nameOf);

/** @param {string} file @returns {string[]} */
function nameOf(file) {
  const name = file.split('/').at(-1) ?? '';
  const [noun = '', ...rest] = name.split('.').slice(0, -1);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(noun)) return [`${file}: names are small letters with dashes, noun.kind.ts`];
  return rest
    .filter((kind) => !kinds.has(kind))
    .map((kind) => `${file}: "${kind}" is no kind (tools/house/names.mjs lists them)`);
}

/** @type {import('./tree.mjs').Check} */
export function folderNames({ files }) {
  const folders = new Set(files.flatMap((file) => file.split('/').slice(0, -1)));
  return [...folders]
    .filter((name) => nothing.has(name))
    .map((name) => `a folder called "${name}" says nothing about what is in it`);
}

/** @type {import('./tree.mjs').Check} */
export function topLevel({ files }) {
  const there = new Set(files.map((file) => file.split('/')[0] ?? ''));
  const wanted = [...top.always, ...top.files];
  const missing = wanted.filter((name) => !there.has(name)).map((name) => `${name} is missing from the top level`);
  const odd = [...there].filter((name) => !name.startsWith('.') && !wanted.includes(name));
  return [...missing, ...odd.map((name) => `${name} does not belong on the top level`)];
}
