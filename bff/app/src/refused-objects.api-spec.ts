import { uuidv7 } from 'uuidv7';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { officeEndpoints } from '@portal/domain/offices/offices.endpoints';
import { startApi, type Api } from '../testing/api';
import { AuthorizationPeople, type Caller, type Target } from '../testing/authorization-people';
import { ask, recipeOf } from '../testing/authorization-requests';
import { authorizationTable } from '../testing/authorization-table';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { allEndpoints } from '@portal/bff-platform/http/all-endpoints';

/** All non-public endpoints with an object in their path. */
const guarded = allEndpoints.filter(({ endpoint }) => endpoint.path.includes('{') && !endpoint.access.visitors);

let api: Api;
let people: AuthorizationPeople;
beforeAll(async () => {
  api = await startApi();
  people = await AuthorizationPeople.make(api);
});
afterAll(() => api.stop());

interface Refusal {
  action: string;
  outcome: string;
  object_type: string;
}

const refusalsOf = (actor_id: string, object_id: string, call: string) =>
  api.query<Refusal>(
    `SELECT action, outcome, object_type FROM audit_log WHERE actor_id = $1 AND object_id = $2 AND details->>'call' = $3`,
    [actor_id, object_id, call],
  );

/**
 * Returns a caller who gets a 404 from the endpoint, and the target: another person's object if possible, otherwise a
 * nonexistent one.
 */
function refusedIn(name: string): { caller: Caller; target: Target } {
  const row = authorizationTable.get(name);
  const callers = people.callers.filter(({ person, column }) => person && column !== 'deleted');
  const stranger = callers.find(({ column }) => row?.[column] === 'own' || row?.[column] === '404');
  if (stranger) return { caller: stranger, target: 'others' };
  const reader = callers.find(({ column }) => row?.[column] === 'all');
  if (!reader) throw new Error(`${name} is answered 404 to nobody`);
  return { caller: reader, target: 'random' };
}

describe('404 for an object that does not exist or is inaccessible', () => {
  it.each(guarded)('writes one audit row with actor, request and object: $name', async ({ name, endpoint }) => {
    const recipe = recipeOf(name, endpoint);
    const { caller, target } = refusedIn(name);
    const id = recipe.of ? people.idOf(recipe.of, target) : '';
    for (const _time of [1, 2]) {
      await people.restore();
      expect((await ask(endpoint, recipe, { api, people, caller, id })).status).toBe(404);
    }
    const rows = await refusalsOf(caller.person?.id ?? '', id, `${endpoint.method} ${endpoint.path}`);
    expect(rows).toEqual([
      { action: 'call.refuse', outcome: 'refused', object_type: expect.stringMatching(/^[a-z-]+$/) as string },
    ]);
  });

  it('is also audited for nonexistent ids, up to 60 a minute per person, and never with a malformed id', async () => {
    const { id, token } = await api.people.client();
    const view = (document: string) => api.call(documentEndpoints.view, { params: { id: document }, token });
    for (const text of ["' OR 1=1 --", 'x'.repeat(65), 'a\r\nb']) expect((await view(text)).status).toBe(404);
    const count = async () =>
      (
        await api.query<{ n: number }>(
          `SELECT count(*)::int AS n FROM audit_log WHERE actor_id = $1 AND action = 'call.refuse'`,
          [id],
        )
      )[0]?.n;
    expect(await count()).toBe(0);
    for (let n = 0; n < 70; n += 1) expect((await view(uuidv7())).status).toBe(404);
    expect(await count()).toBe(60);
  });

  it('is not audited for public objects', async () => {
    const { id, token } = await api.people.client();
    expect((await api.call(officeEndpoints.read, { params: { id: 'closed-office' }, token })).status).toBe(404);
    expect(await refusalsOf(id, 'closed-office', 'GET /offices/{id}')).toEqual([]);
  });

  it('is sent even when the audit log cannot be written', async () => {
    const { token } = await api.people.client();
    const record = jest.spyOn(api.get(AuditService), 'record').mockRejectedValueOnce(new Error('the log is closed'));
    expect((await api.call(documentEndpoints.view, { params: { id: uuidv7() }, token })).status).toBe(404);
    record.mockRestore();
  });
});
