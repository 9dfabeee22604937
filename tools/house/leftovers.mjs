// @ts-check
import { isSource, isTest } from './tree.mjs';

// Written apart, so that this file does not find itself.
const forbidden = [
  {
    pattern: new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK'].join('|')})\\b`),
    why: 'unfinished work belongs in an issue',
  },
  {
    pattern: new RegExp(
      `es${'lint'}-disable|@ts-${'ignore'}|@ts-${'expect-error'}|@ts-${'nocheck'}|prettier-${'ignore'}`,
    ),
    why: 'a check may not be switched off in place',
  },
];
const inTests = [
  {
    pattern: new RegExp(`\\.(only|skip|fixme|todo)\\(|\\b(xit|fit|xdescribe|fdescribe|xtest)\\(`),
    why: 'every test runs',
  },
];

/** @type {import('./tree.mjs').Check} */
export function leftovers({ files, read }) {
  return files.filter(isSource).flatMap((file) => {
    const rules = isTest(file) ? [...forbidden, ...inTests] : forbidden;
    return read(file)
      .split('\n')
      .flatMap((line, index) =>
        rules
          .filter(({ pattern }) => pattern.test(line))
          .map(({ why }) => `${file}:${index + 1}: ${why}: ${line.trim()}`),
      );
  });
}
