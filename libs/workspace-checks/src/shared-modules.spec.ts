import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedSources } from '@portal/federation/shared-modules';
import { fileAt, publishedRefs } from '../../../tools/process/published.mjs';
import { acceptedSharedChanges } from './accepted-shared-changes';
import { incompatibleChanges } from './shared-module-changes';
import { describeModules, type SharedModules } from './shared-modules';

const root = path.join(__dirname, '../../..');
const file = 'docs/shared-modules.json';

describe(file, () => {
  const modules = describeModules(root, sharedSources);

  it('is up to date; if not, run: npm run shared-modules', () => {
    const written = path.join(root, file);
    expect(existsSync(written) && JSON.parse(readFileSync(written, 'utf8'))).toEqual(modules);
  });

  it('names every shared module of the workspace, and what each exports', () => {
    expect(Object.keys(modules).length).toBeGreaterThan(12);
    const empty = Object.entries(modules).filter(([, names]) => Object.keys(names).length === 0);
    expect(empty.map(([name]) => name)).toEqual(['reflect-metadata']);
  });

  it('does not break areas of the last release or of main, except as listed in accepted-shared-changes.ts', () => {
    const published = publishedRefs(root, file);
    // Jest's own console is silent in `npm test`.
    if (published.gap) process.stderr.write(`${file} was compared with no earlier one: ${published.gap}\n`);
    const changes = published.refs.flatMap((ref) =>
      incompatibleChanges(JSON.parse(fileAt(root, ref, file)) as SharedModules, modules),
    );
    const accepted = acceptedSharedChanges.map(({ change }) => change);
    expect(changes.filter((change) => !accepted.includes(change))).toEqual([]);
  });
});
