import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { taxEndpoints } from '@portal/domain/tax/tax.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';

const settings = { WRITES_PER_MINUTE: '20', TRUSTED_PROXY: 'loopback' };
let api: Api;
let replica: Api;
let client: Person;

beforeAll(async () => {
  api = await startApi(settings);
  replica = await startApi(settings, api.url);
});
beforeEach(async () => {
  client = await api.people.client();
  await api.query('DELETE FROM rate_limits');
});
afterAll(async () => {
  await replica.stop();
  await api.stop();
});

let network = 0;
const elsewhere = () => ({ 'x-forwarded-for': `192.0.2.${(network += 1)}` });
const write = (on: Api, body: object = { city: 'Detroit' }, headers: Record<string, string> = elsewhere()) =>
  on.call(intakeEndpoints.create, { body, token: client.token, headers });

describe('write limit of a person', () => {
  it('applies per minute across all replicas, with a Retry-After', async () => {
    const answers = [];
    for (let n = 0; n < 24; n += 1) answers.push(await write(n % 2 ? api : replica));
    expect(answers.map(({ status }) => status).slice(0, 20)).toEqual([201, ...Array<number>(19).fill(409)]);
    for (const { status, problem, headers } of answers.slice(20)) {
      expect([status, problem.code]).toEqual([429, 'throttled']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(10);
    }
  });

  it('counts invalid requests too, and skips validation once throttled', async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await write(api, { no_such_field: n })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
    const estimate = await api.call(taxEndpoints.calculate, { body: {}, token: client.token, headers: elsewhere() });
    expect(estimate.status).toBe(429);
  });

  it('affects neither other people nor reads', async () => {
    for (let n = 0; n < 21; n += 1) await write(api, {}, { 'x-forwarded-for': '198.51.100.1' });
    const other = await api.people.client();
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    const theirs = await api.call(intakeEndpoints.create, { body: {}, token: other.token, headers });
    expect(theirs.status).toBe(201);
    expect((await api.call(intakeEndpoints.mine, { token: client.token, headers })).status).toBe(200);
  });
});

describe('write limit of an address', () => {
  it('is ten times as high, for valid and invalid requests, with or without sign-in', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    const visit = async (on: Api) => (await on.call(accountEndpoints.login, { body: {}, headers })).status;
    const statuses = await Promise.all(Array.from({ length: 230 }, (_none, n) => visit(n % 2 ? api : replica)));
    const let_in = statuses.filter((status) => status === 400).length;
    // Replicas reserve their share in batches: the unused part of one replica's batch is not available to the other.
    expect(let_in).toBeGreaterThan(190);
    expect(let_in).toBeLessThanOrEqual(204);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    // The replica may still use up its last batch.
    const last = await Promise.all(Array.from({ length: 10 }, () => write(api, {}, headers)));
    expect(last.filter(({ status }) => status === 429).length).toBeGreaterThan(3);
    // One of the ten may have succeeded and created the form.
    expect([201, 409]).toContain((await write(api, {})).status);
  });
});
