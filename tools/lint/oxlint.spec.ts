import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from '../process/run.mjs';

/**
 * One file for each kind of rule, and one for each rule whose options differ from oxlint's defaults; named after the
 * rule.
 */
const violations = {
  'eqeqeq.mjs': 'export const f = (a, b) => a == b;',
  'no-unused-vars.mjs': 'const a = 1;',
  'no-control-regex.mjs': String.raw`export const a = /\x1f/;`,
  'no-floating-promises.ts': 'export const f = (g: () => Promise<void>) => { g(); };',
  'no-unnecessary-condition.ts': 'export const f = (a: { b: string }) => a?.b;',
  'no-unsafe-assignment.ts': "export const f = () => { const a = JSON.parse('1'); return [a] as unknown[]; };",
  'no-deprecated.ts': '/** @deprecated no */\nconst old = 1;\nexport const a = old;',
  'restrict-plus-operands.ts': 'export const f = (a: number, b: string) => a + b;',
  'return-await.ts': 'export const f = async (g: () => Promise<1>) => { try { return g(); } catch { return 1; } };',
  'ban-ts-comment.ts': '// @ts-expect-error Not a string.\nexport const a: string = 1;',
  'rules-of-hooks.tsx': 'export function P({ a }: { a: boolean }) { if (a) useState(1); return null; }',
  'purity.tsx': 'export function P() { return <b>{Math.random()}</b>; }',
  'refs.tsx': 'export function P() { const r = useRef(1); return <b>{r.current}</b>; }',
  'alt-text.tsx': "export const a = <img src='a' />;",
  'no-noninteractive-tabindex.tsx': "export const a = <div role='tabpanel' tabIndex={0} />;",
  'no-static-element-interactions.tsx': 'export const a = <div onMouseOver={() => undefined} />;',
  // The disable comment must have no effect.
  'no-console.mjs': '/* eslint-disable no-console */\nconsole.log(1);',
};

const allowedInTests = `// @ts-expect-error Not a string.
export const a: string = 1;
const b = JSON.parse('1');
export const c = [b];`;

let dir: string;
let found: { filename: string; code: string }[];
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'portal-lint-'));
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, target: 'es2023' } }));
  for (const [name, code] of Object.entries({ ...violations, 'some.spec.ts': allowedInTests }))
    writeFileSync(join(dir, name), `${code}\n`);
  const oxlint = join(__dirname, '../../node_modules/oxlint/bin/oxlint');
  const config = join(__dirname, 'oxlint.config.mjs');
  const { stdout } = await run(process.execPath, [oxlint, '-c', config, '--format=json', dir]);
  found = JSON.parse(stdout).diagnostics;
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const rulesAgainst = (file: string) =>
  found.filter(({ filename }) => basename(filename) === file).map(({ code }) => /\((.*)\)/.exec(code)?.[1]);

describe('oxlint', () => {
  it.each(Object.keys(violations))('rejects %s', (file) => {
    expect(rulesAgainst(file)).toContain(file.slice(0, file.lastIndexOf('.')));
  });

  it('allows tests to use @ts-expect-error and parsed values of type any', () => {
    expect(rulesAgainst('some.spec.ts')).toEqual([]);
  });
});
