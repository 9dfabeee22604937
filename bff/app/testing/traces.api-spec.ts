import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSettings } from '@portal/bff-access/testing/server';
import { freshDatabase } from '@portal/bff-platform/testing/database';
import { Collector } from '@portal/server/testing/collector';
import { buildProgram, ProgramProcess } from '@portal/server/testing/program';

const programs = ['bff/app', 'gateway'].map((folder) => join(__dirname, '../../..', folder));
const browser = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${browser.traceId}-${browser.spanId}-00`;
const admin = { email: 'boss@example.com', password: 'a long secret of the boss', pin: '2580' };

let built: ReturnType<typeof buildProgram>[];
let database: string;
let folder: string;
let running: ProgramProcess[] = [];
let collector: Collector;

beforeAll(async () => {
  built = programs.map(buildProgram);
  database = (await freshDatabase()).url;
  folder = mkdtempSync(join(tmpdir(), 'portal-traces-'));
  writeFileSync(join(folder, 'index.html'), '');
});
afterAll(() => {
  for (const { remove } of built) remove();
  rmSync(folder, { recursive: true });
});
beforeEach(() => (collector = new Collector()));
afterEach(() => {
  for (const program of running.splice(0)) program.signal('SIGKILL');
  collector.stop();
});

/** Starts a bff and a gateway in front of it. */
async function startBoth(more: Readonly<Record<string, string>>) {
  const [bff, gateway] = built.map(({ main }) => main);
  const first = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ADMIN_PIN: admin.pin };
  const api = new ProgramProcess(bff ?? '', {
    ...testSettings(database),
    ...first,
    PORT: '0',
    ...more,
    LOG_LEVEL: 'info',
  });
  running = [api];
  const listening = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', SHELL_FROM: folder };
  const front = new ProgramProcess(gateway ?? '', { ...listening, API_URLS: await api.url(), ...more });
  running.push(front);
  return { api, front, url: await front.url() };
}

const signIn = (url: string, headers: Record<string, string>) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(admin),
  });

const stopped = async (program: ProgramProcess) => {
  program.signal('SIGTERM');
  await program.exitCode();
};

it('traces a request from the browser through gateway and bff to its statements, without personal data', async () => {
  const { api, front, url } = await startBoth({
    OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(),
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer token-of-the-collector',
    OTEL_TRACES_SAMPLER_ARG: '1',
  });
  const answer = await signIn(url, { traceparent });
  expect(answer.status).toBe(200);
  const { access_token } = (await answer.json()) as { access_token: string };
  await stopped(front);
  await stopped(api);

  const spans = collector.spans.filter(({ traceId }) => traceId === browser.traceId);
  const below = (id: string | undefined) => spans.filter(({ parentSpanId }) => parentSpanId === id);
  const [inGateway, ...others] = below(browser.spanId);
  expect(others).toEqual([]);
  expect(inGateway?.name).toBe('POST /api/');
  const [inBff] = below(inGateway?.spanId);
  expect(inBff?.name).toBe('POST /api/auth/login');
  const statements = below(inBff?.spanId).map(({ attributes }) => attributes.at(-1)?.value.stringValue);
  expect(statements).toContainEqual(expect.stringMatching(/^INSERT INTO "sessions".+VALUES \(\$1/));
  expect(api.output).toContain(`"trace_id":"${browser.traceId}"`);
  const secrets = [admin.email, admin.password, admin.pin, access_token, '127.0.0.1'];
  expect(secrets.filter((secret) => collector.sent.includes(secret))).toEqual([]);
  expect([...collector.authorizations]).toEqual(['Bearer token-of-the-collector']);
});

it('answers and stops as usual if the collector is down', async () => {
  const { front, api, url } = await startBoth({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_TRACES_SAMPLER_ARG: '1',
  });
  expect((await signIn(url, { traceparent })).status).toBe(200);
  front.signal('SIGTERM');
  api.signal('SIGTERM');
  expect([await front.exitCode(), await api.exitCode()]).toEqual([0, 0]);
});
