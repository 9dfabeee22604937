// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holesInTheFence, makeGraph } from './lint.mjs';
import { mustFail } from './must-fail.mjs';

jest.setTimeout(60_000);

/** @type {string} */
let empty;
beforeAll(async () => {
  empty = mkdtempSync(join(tmpdir(), 'portal-lint-'));
  expect(await makeGraph()).toBe('');
});
afterAll(() => rmSync(empty, { recursive: true, force: true }));

describe('the fence between packages', () => {
  it('is noticed when its rules are not in force', async () => {
    const config = join(empty, 'eslint.config.mjs');
    writeFileSync(config, 'export default [{ files: ["**/*.mjs"], rules: {} }];');
    const holes = await holesInTheFence({ config });
    expect(holes.trim().split('\n')).toHaveLength(mustFail.length);
  });

  it('is noticed when the graph of the projects is missing and the rule keeps silent', async () => {
    const holes = await holesInTheFence({ env: { NX_WORKSPACE_DATA_DIRECTORY: empty } });
    const silent = mustFail.filter(({ by }) => by === '@nx/enforce-module-boundaries').length;
    expect(holes.match(/was silent/g)).toHaveLength(silent);
  });

  it('holds', async () => {
    expect(await holesInTheFence()).toBe('');
  });
});
