import { dtosOf } from '@portal/domain/contract/contract';
import { fillPath } from '@portal/domain/contract/endpoint';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { Problem } from '@portal/domain/problem';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { startApi, type Api } from '../testing/api';
import type { Person } from '../testing/people';
import { wholeIntake } from './areas/client/testing/intake-bodies';
import { wholeScheduleC } from './areas/client/testing/schedule-c-bodies';
import { allEndpoints } from './http/whole-contract';
import { rulesByField } from './http/fields';

let api: Api;
let people: Readonly<Record<'client' | 'preparer' | 'admin', Person>>;
/** What is stored already, by the path that reads or changes it. */
const stored: Record<string, string> = {};

beforeAll(async () => {
  api = await startApi();
  people = {
    client: await api.people.client(),
    preparer: await api.people.preparer(),
    admin: await api.people.admin(),
  };
  const { body } = await api.call(intakeEndpoints.create, { body: { ...wholeIntake() }, token: people.client.token });
  stored['/intake/{id}'] = body.id;
  const business = await api.call(scheduleCEndpoints.create, { body: wholeScheduleC(), token: people.client.token });
  stored['/schedule-c/{id}'] = business.body.id;
});
afterAll(() => api.stop());

const kinds: readonly unknown[] = [
  null,
  true,
  0,
  -1.5,
  '',
  'text',
  [],
  [0],
  [null],
  [[]],
  [{}],
  [{ ssn: 5, first_name: {}, x: 1 }],
  {},
  { ssn: 5, first_name: [], x: { y: 1 } },
  { length: 3 },
];
const random = '01900000-0000-7000-8000-000000000000';

describe.each(allEndpoints.filter(({ endpoint }) => endpoint.body === 'json'))('$name', ({ endpoint }) => {
  const dto = dtosOf(endpoint).body;
  const fields = dto ? [...rulesByField(dto).keys()] : [];
  const token = () => people[endpoint.access.roles[0] ?? 'client'].token;
  const paths = () => [fillPath(endpoint.path, { id: stored[endpoint.path] ?? random })];

  async function send(url: string, body: unknown) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token()}` };
    const payload = JSON.stringify(body);
    const answer = await api.app.inject({ method: endpoint.method, url: `/api${url}`, headers, payload });
    return { status: answer.statusCode, problem: JSON.parse(answer.body || 'null') as Problem | null };
  }

  it('refuses what is no object', async () => {
    for (const body of [null, true, 0, 'text', []]) {
      const { status } = await send(paths()[0] ?? '', body);
      expect({ body, status }).toEqual({ body, status: expect.any(Number) as number });
      expect(status).toBeLessThan(500);
    }
  });

  it.each(fields)('%s of every kind of JSON is never our fault, and a refusal names a field', async (field) => {
    for (const url of paths())
      for (const value of kinds) {
        const { status, problem } = await send(url, { [field]: value });
        expect({ value, status, unexpected: status >= 500 }).toMatchObject({ unexpected: false });
        if (status !== 400) continue;
        expect({ value, named: problem?.errors?.length }).toEqual({ value, named: expect.any(Number) as number });
        expect(problem?.errors?.length).toBeGreaterThan(0);
      }
  });
});

describe('every switch of a stored form with every kind behind it', () => {
  const behind = ['spouse_info', 'children'] as const;
  const switches = [true, false, null, 'yes', undefined];

  it.each(behind)('%s is never our fault', async (field) => {
    const flag = field === 'children' ? 'has_children' : 'has_spouse';
    const url = `/api/intake/${stored['/intake/{id}'] ?? ''}`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${people.client.token}` };
    for (const before of [true, false])
      for (const now of switches)
        for (const value of kinds) {
          await api.app.inject({ method: 'PUT', url, headers, payload: JSON.stringify({ [flag]: before }) });
          const payload = JSON.stringify({ [flag]: now, [field]: value });
          const { statusCode } = await api.app.inject({ method: 'PUT', url, headers, payload });
          expect({ before, now, value, fault: statusCode >= 500 }).toMatchObject({ fault: false });
        }
  });
});
