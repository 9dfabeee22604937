import { z } from 'zod';
import { run } from '../process/run.mjs';

export interface Audit {
  name: string;
  /** Arguments of npm. */
  args: readonly string[];
}

/** What is shipped may have no known vulnerability of moderate severity; tools may wait for high ones. */
export const audits: readonly Audit[] = [
  { name: 'shipped packages', args: ['audit', '--omit=dev', '--audit-level=moderate'] },
  { name: 'all packages', args: ['audit', '--audit-level=high'] },
  { name: 'signatures', args: ['audit', 'signatures'] },
];

export interface AuditResult {
  outcome: 'passed' | 'failed' | 'not run';
  /** Lines to print. */
  text: string;
}

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

const advisories = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});
const packages = z.array(z.object({ name: z.string(), version: z.string() }));
const signatures = z.object({ invalid: packages, missing: packages });
const failure = z.object({ message: z.string() }).or(z.object({ error: z.object({ summary: z.string() }) }));

/** @param folder of the lock file. @param more further arguments of npm */
export async function runAudit(
  { name, args }: Audit,
  folder: string,
  more: readonly string[] = [],
): Promise<AuditResult> {
  return judge(name, await run('npm', [...args, ...more, '--json'], { cwd: folder }));
}

/**
 * Tells findings from an audit that could not run; npm exits with 1 in both cases, and describes the latter in JSON of
 * another shape. Findings below the audit level pass.
 */
export function judge(name: string, { code, stdout, stderr }: Ended): AuditResult {
  const answer = parsed(stdout);
  const found = findingsIn(answer);
  if (!found) return { outcome: 'not run', text: `${name}: could not run here: ${reasonOf(answer, stderr)}\n` };
  if (code === 0) return { outcome: 'passed', text: `${name}: passed\n` };
  return { outcome: 'failed', text: [`${name}: failed`, ...found.map((line) => `  ${line}`), ''].join('\n') };
}

/** @param mayBeUnavailable whether an audit that could not run is accepted */
export function summaryOf(results: readonly AuditResult[], mayBeUnavailable: boolean): { text: string; code: number } {
  const count = (outcome: AuditResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const [passed, failed, notRun] = [count('passed'), count('failed'), count('not run')];
  const isGood = failed === 0 && (notRun === 0 || mayBeUnavailable);
  return { text: `${passed} passed, ${failed} failed, ${notRun} could not run\n`, code: isGood ? 0 : 1 };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns undefined if the answer is no report. */
function findingsIn(answer: unknown): string[] | undefined {
  const ofAdvisories = advisories.safeParse(answer);
  if (ofAdvisories.success)
    return Object.entries(ofAdvisories.data.vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
  const { success, data } = signatures.safeParse(answer);
  if (!success) return undefined;
  const named = (all: z.infer<typeof packages>, what: string) =>
    all.map(({ name, version }) => `${name}@${version} (${what})`);
  return [...named(data.invalid, 'invalid signature'), ...named(data.missing, 'no signature')];
}

/** Returns one line, without the registry's URL, which may contain credentials. */
function reasonOf(answer: unknown, stderr: string): string {
  const { success, data } = failure.safeParse(answer);
  const told = success ? ('message' in data ? data.message : data.error.summary) : '';
  const [line = ''] = (told || stderr.replaceAll(/^npm (?:error|warn) /gm, '')).trim().split('\n');
  return line.replaceAll(/https?:\/\/\S+/g, 'the registry') || 'npm gave no reason';
}
