// @ts-check
import { composeFile } from './compose.mjs';
import { leftovers } from './leftovers.mjs';
import { lockFile } from './lock.mjs';
import { fileNames, folderNames, topLevel } from './names.mjs';
import { secrets } from './secrets.mjs';
import { sizes } from './size.mjs';
import { words } from './words.mjs';

/** @param {Record<string, string>} files @returns {import('./tree.mjs').Tree} */
const tree = (files) => ({ files: Object.keys(files), read: (file) => files[file] ?? '' });

const lines = (/** @type {number} */ count) => 'x\n'.repeat(count);
const lock = (/** @type {object} */ packages) => tree({ 'package-lock.json': JSON.stringify({ packages }) });
const compose = (/** @type {string} */ services) => tree({ 'docker-compose.yml': `services:\n${services}` });

describe('the rules of the house', () => {
  it('refuse a long file, and too many of middling length', () => {
    expect(sizes(tree({ 'bff/src/all.ts': lines(301) }))).toEqual([
      'bff/src/all.ts has 301 lines, more than 300',
      'half of all files have more than 60 lines: the median is 301',
    ]);
    expect(sizes(tree({ 'a.ts': lines(300), 'b.ts': lines(10), 'c.ts': lines(60) }))).toEqual([]);
  });

  it('refuse names that say nothing', () => {
    expect(fileNames(tree({ 'x/BulkAssign.tsx': '', 'x/bulk-assign.thing.tsx': '' }))).toHaveLength(2);
    expect(fileNames(tree({ 'x/bulk-assign.modal.tsx': '', 'x/money.ts': '', 'x/intake.dto.spec.ts': '' }))).toEqual(
      [],
    );
    expect(folderNames(tree({ 'libs/utils/src/a.ts': '' }))).toHaveLength(1);
    expect(folderNames(tree({ 'libs/money/src/a.ts': '' }))).toEqual([]);
  });

  it('refuse another top level', () => {
    const found = topLevel(tree({ 'apps/a.ts': '', '.env.example': '' }));
    expect(found).toContain('apps does not belong on the top level');
    expect(found).toContain('bff is missing from the top level');
    expect(found.join()).not.toContain('.env');
  });

  it('refuse what was left lying about', () => {
    const comment = `// ${'TO' + 'DO'} later`;
    const off = `// es${'lint'}-disable-next-line`;
    const alone = `it${'.only'}('works', () => {});`;
    expect(leftovers(tree({ 'a.ts': comment, 'b.ts': off, 'c.spec.ts': alone }))).toHaveLength(3);
    expect(leftovers(tree({ 'a.ts': 'const mastodon = 1;' }))).toEqual([]);
  });

  it('refuse a sentence that stands twice', () => {
    const once = { 'a.words.ts': "export const a = { saved: 'The draft is saved.' };" };
    expect(words(tree({ ...once, 'b.words.ts': "export const b = 'The draft is saved.';" }))).toHaveLength(1);
    expect(words(tree({ ...once, 'a.page.tsx': '<p>The draft is saved.</p>' }))).toHaveLength(1);
    expect(words(tree({ ...once, 'a.spec.ts': "'The draft is saved.'" }))).toEqual([]);
  });

  it('refuse a lock file that is of one platform or one registry', () => {
    const native = { 'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-darwin': '1' } } };
    expect(lockFile(lock({ ...native, 'node_modules/a-linux': {} }))).toHaveLength(1);
    const nested = { 'node_modules/a/node_modules/a-linux': {}, 'node_modules/a-darwin': {} };
    expect(lockFile(lock({ ...native, ...nested }))).toEqual([]);
    expect(lockFile(lock({ 'node_modules/b': { resolved: 'https://registry.example/b.tgz' } }))).toHaveLength(1);
    expect(lockFile(tree({}))).toHaveLength(1);
  });

  it('refuse secrets', () => {
    expect(secrets(tree({ 'docs/key.txt': `-----BEGIN ${'PRIVATE'} KEY-----` }))).toHaveLength(1);
    expect(secrets(tree({ 'docker-compose.yml': `JWT_SECRET: ${'abcdefgh'.repeat(4)}` }))).toHaveLength(1);
    expect(secrets(tree({ 'docker-compose.yml': 'JWT_SECRET: ${JWT_SECRET:?set it}' }))).toEqual([]);
  });

  it('refuse a compose file that compose would refuse, or that knows one bff only', () => {
    expect(composeFile(compose('  web: { image: a, nonsense: 1 }')).join()).toContain('/services/web');
    const health = 'healthcheck: { test: [CMD, "true"] }';
    expect(composeFile(compose('  web: { image: a }'))).toEqual(['docker-compose.yml: web has no health check']);
    expect(composeFile(compose(`  bff: { image: a, ports: ["3000:3000"], ${health} }`))).toHaveLength(1);
    expect(
      composeFile(compose(`  web: { build: { context: ., dockerfile: none/Dockerfile }, ${health} }`)),
    ).toHaveLength(1);
    expect(composeFile(compose(`  web: { image: a, ${health} }`))).toEqual([]);
  });
});
