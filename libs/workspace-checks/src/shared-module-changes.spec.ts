import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { incompatibleChanges } from './shared-module-changes';
import { describeModules, type SharedExport } from './shared-modules';

const changes = (before: SharedExport, now?: SharedExport) =>
  incompatibleChanges({ kit: { Button: before } }, { kit: { New: { type: '1' }, ...(now ? { Button: now } : {}) } });
const button = (takes: Record<string, string>, returns = 'Element'): SharedExport => ({ takes, returns });

it('describes the values of a module, not its types, and marks what is deprecated', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'shared-modules-'));
  const source = `
    interface Props extends Partial<Pick<HTMLElement, 'id'>> { size?: 's' | 'm'; onPress: () => void }
    export const Button = ({ size, onPress }: Props): null => null;
    export type Size = Props['size'];
    /** @deprecated Use Button. */
    export const press = (name: string, count: number) => name.repeat(count);`;
  writeFileSync(path.join(root, 'tsconfig.base.json'), '{"compilerOptions":{"strict":true,"noEmit":true},"files":[]}');
  writeFileSync(path.join(root, 'kit.ts'), source);
  expect(describeModules(root, { kit: 'kit.ts' })).toEqual({
    kit: {
      Button: { takes: { onPress: '() => void', 'size?': '"s" | "m" | undefined' }, returns: 'null' },
      press: { type: '(name: string, count: number) => string', deprecated: true },
    },
  });
  rmSync(root, { recursive: true });
});

describe('incompatible changes of a shared module', () => {
  it('reports a removed or renamed name, unless it was deprecated before', () => {
    const gone = 'Button of kit is gone without having been deprecated for one release';
    expect(changes({ type: '1' })).toEqual([gone]);
    expect(changes({ type: '1', deprecated: true })).toEqual([]);
    expect(incompatibleChanges({ kit: { Button: { type: '1' } } }, {})).toEqual([gone]);
  });

  it('reports a removed property, and one that is required now', () => {
    expect(changes(button({ size: 'number' }), button({ width: 'number' }))).toEqual([
      'Button of kit no longer takes size',
      'Button of kit now requires width',
    ]);
    expect(changes(button({ 'size?': 'number | undefined' }), button({ size: 'number' }))).toEqual([
      'Button of kit now requires size',
    ]);
  });

  it.each([
    ['narrower property', button({ a: '1 | 2' }), button({ a: '1' }), 'takes a as 1, was 1 | 2'],
    ['other function', button({ a: '() => 1' }), button({ a: '() => 1 | 2' }), 'takes a as () => 1 | 2, was () => 1'],
    ['other result', button({ a: '1' }), button({ a: '1' }, 'string'), 'returns string, was Element'],
    ['other value', { type: '1' }, { type: '2' }, 'is 2, was 1'],
    ['other kind of parameters', { type: '(a: 1) => 1' }, button({ a: '1' }), 'takes other parameters'],
  ])('reports a %s', (_what, before, now, change) => {
    expect(changes(before, now)).toEqual([`Button of kit ${change}`]);
  });

  it('accepts a new name, a new optional property and a wider property', () => {
    expect(changes(button({ a: '1 | 2' }), button({ a: '1 | 3 | 2', 'wide?': 'boolean' }))).toEqual([]);
    expect(changes(button({ a: '1' }), button({ 'a?': '1 | undefined' }))).toEqual([]);
  });
});
