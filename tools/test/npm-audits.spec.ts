import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audits, judge, runAudit, summaryOf, type Audit } from './npm-audits';

const [shipped, all, signed] = audits as readonly [Audit, Audit, Audit];
let folder: string;
let registry: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-audit-'));
  const project = {
    name: 'audited',
    version: '1.0.0',
    dependencies: { shipped: '1.0.0' },
    devDependencies: { tool: '1.0.0' },
  };
  const packages = {
    '': project,
    'node_modules/shipped': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...project, lockfileVersion: 3, packages }));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((done) => (registry ? registry.close(done) : done(undefined)));
  registry = undefined;
});

type Severities = Readonly<Record<string, string>>;

/**
 * Starts a registry with these advisories, severity by package; without any, it has no such API, as a mirror.
 * @returns its URL
 */
async function startRegistry(advisories?: Severities): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    const send = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (request.method === 'POST') {
      if (!advisories) response.writeHead(405, { allow: 'GET, HEAD' }).end();
      else
        send(Object.fromEntries(Object.entries(advisories).map(([name, severity]) => [name, [advisoryOf(severity)]])));
      return;
    }
    const name = request.url?.slice(1) ?? '';
    send({ name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name, version: '1.0.0', dist: {} } } });
  });
  registry = server;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const advisoryOf = (severity: string) => ({
  id: 1,
  url: 'https://example.com/1',
  title: 'Runs the input',
  severity,
  vulnerable_versions: '<2.0.0',
  cwe: [],
  cvss: { score: 0, vectorString: null },
});

const auditBy = async (advisories: Severities | undefined, audit: Audit) =>
  runAudit(audit, folder, [`--registry=${await startRegistry(advisories)}`, `--cache=${join(folder, 'cache')}`]);

describe('audit of advisories', () => {
  it.each([
    [{ shipped: 'moderate' }, shipped, ['  shipped (moderate)']],
    [{ shipped: 'critical', tool: 'high' }, all, ['  shipped (critical)', '  tool (high)']],
  ])('fails for %j and names the packages', async (advisories, audit, lines) => {
    const { outcome, text } = await auditBy(advisories, audit);
    expect([outcome, text]).toEqual(['failed', [`${audit.name}: failed`, ...lines, ''].join('\n')]);
  });

  it.each([
    [{}, shipped],
    [{ shipped: 'low', tool: 'critical' }, shipped],
    [{ tool: 'moderate' }, all],
  ])('passes for %j', async (advisories, audit) => {
    expect(await auditBy(advisories, audit)).toEqual({ outcome: 'passed', text: `${audit.name}: passed\n` });
  });

  it('reports that it could not run if the registry has no advisories', async () => {
    const { outcome, text } = await auditBy(undefined, shipped);
    expect([outcome, text]).toEqual([
      'not run',
      'shipped packages: could not run here: 405 Method Not Allowed - POST the registry\n',
    ]);
  });
});

// npm verifies signatures with keys that it downloads from Sigstore, so these are answers of npm 11.
describe('audit of signatures', () => {
  const answer = (body: object, code: number) => judge(signed.name, { code, stdout: JSON.stringify(body), stderr: '' });

  it.each(['invalid', 'missing'])('fails for %s signatures', (kind) => {
    const found = [
      { name: 'shipped', version: '1.0.0', location: 'node_modules/shipped', registry: 'https://r.example/' },
    ];
    const { outcome, text } = answer({ invalid: [], missing: [], [kind]: found }, 1);
    expect(outcome).toBe('failed');
    expect(text).toContain('shipped@1.0.0');
  });

  it('reports that it could not run without network, a registry with keys, or an installation', () => {
    for (const summary of [
      'request to https://tuf.example.com/9.root.json failed, reason: getaddrinfo ENOTFOUND',
      'found no dependencies to audit that were installed from a supported registry',
      'found no installed dependencies to audit',
    ])
      expect(answer({ error: { code: 'E', summary, detail: '' } }, 1).outcome).toBe('not run');
    expect(judge(signed.name, { code: 127, stdout: '', stderr: 'spawn npm ENOENT\n' })).toEqual({
      outcome: 'not run',
      text: 'signatures: could not run here: spawn npm ENOENT\n',
    });
  });

  it('passes if every package has a valid one', () => {
    expect(answer({ invalid: [], missing: [] }, 0).outcome).toBe('passed');
  });
});

describe('exit code of npm run audit', () => {
  const of = (...outcomes: ('passed' | 'failed' | 'not run')[]) => outcomes.map((outcome) => ({ outcome, text: '' }));

  it.each([false, true])('is 1 for a finding, even if audits may be unavailable: %p', (mayBeUnavailable) => {
    expect(summaryOf(of('passed', 'failed', 'not run'), mayBeUnavailable)).toEqual({
      text: '1 passed, 1 failed, 1 could not run\n',
      code: 1,
    });
  });

  it('is 1 for an audit that could not run, unless that is accepted', () => {
    expect(summaryOf(of('passed', 'not run'), false).code).toBe(1);
    expect(summaryOf(of('passed', 'not run'), true).code).toBe(0);
  });

  it('is 0 if all passed', () => expect(summaryOf(of('passed', 'passed'), false).code).toBe(0));
});
