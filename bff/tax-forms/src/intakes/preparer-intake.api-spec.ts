import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { completeIntake } from '../../testing/intake-bodies';

let api: Api;
let preparer: Person;
let client: Person;
beforeAll(async () => {
  api = await startApi();
  preparer = await api.people.preparer({ first_name: 'Ana', last_name: 'Lopez' });
});
beforeEach(async () => {
  client = await api.people.client();
});
afterAll(() => api.stop());

const { submitToPreparer, create, mine } = intakeEndpoints;
const send = (
  body: Record<string, unknown>,
  { token = client.token, code = preparer.preparer_code ?? '', headers = {} } = {},
) => api.call(submitToPreparer, { body, token, params: { preparer_code: code }, headers });
const chosen = async () => (await api.call(assignmentEndpoints.mine, { token: client.token })).body;
const form = async () => (await api.call(mine, { token: client.token })).body;
const required = ['ssn', 'date_of_birth', 'address', 'city', 'state', 'zip_code', 'filing_status'];

describe('POST /intake/{preparerCode}', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    const params = { preparer_code: preparer.preparer_code ?? '' };
    expect((await api.call(submitToPreparer, { body: {}, params })).status).toBe(401);
    expect((await send(completeIntake() as object as Record<string, unknown>, { token: preparer.token })).status).toBe(
      403,
    );
    expect((await send({}, { token: (await api.people.admin()).token })).status).toBe(403);
  });

  it.each([['ZZZZZZ'], ['%']])('returns "Invalid preparer code" for %s, and stores nothing', async (code) => {
    const { status, problem } = await send({ ...completeIntake() }, { code });
    expect([status, problem.detail]).toEqual([404, 'Invalid preparer code']);
    expect([await form(), await chosen()]).toEqual([null, null]);
  });

  it('treats a pending preparer as not found', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    expect((await send({ ...completeIntake() }, { code: pending.preparer_code ?? '' })).status).toBe(404);
  });

  it('names every field of "ssn, date_of_birth, address, city, state, zip_code and filing_status required"', async () => {
    const { status, problem } = await send({ submitted: false });
    expect(status).toBe(400);
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual([...required].sort());
    expect([await form(), await chosen()]).toEqual([null, null]);
  });

  it('rejects a stale version without assigning', async () => {
    await api.call(create, { body: { city: 'Detroit' }, token: client.token });
    await send({ ...completeIntake(), version: 1 });
    const other = await api.people.preparer();
    const late = await send({ ...completeIntake(), version: 1 }, { code: other.preparer_code ?? '' });
    expect([late.status, late.problem.code]).toEqual([409, 'stale_version']);
    expect(await chosen()).toMatchObject({ id: preparer.id });
  });

  it('submits a new form and assigns the preparer without an occupation ("occupation optional"), with one history row', async () => {
    const { occupation: _left, ...body } = completeIntake();
    const { status, body: made } = await send(body, { code: ` ${preparer.preparer_code?.toLowerCase()} ` });
    expect([status, made.submitted, made.occupation]).toEqual([201, true, null]);
    expect(await chosen()).toMatchObject({ id: preparer.id, first_name: 'Ana', available: true });
    const history = await api.query('SELECT via FROM assignment_history WHERE client_id = $1', [client.id]);
    expect(history).toEqual([{ via: 'preparer_intake' }]);
    expect(await api.query('SELECT 1 FROM intake_snapshots WHERE user_id = $1', [client.id])).toHaveLength(1);
  });

  it('submits over an existing form, keeping absent fields', async () => {
    const draft = await api.call(create, { body: { ...completeIntake(), w2_income: 5 }, token: client.token });
    const { status, body } = await send({ city: 'Flint' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: draft.body.id, submitted: true, city: 'Flint', w2_income: 5, version: 2 });
  });

  it('creates one form for eight simultaneous submits, and for retries with the same idempotency key', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ ...completeIntake() })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(7).fill(200), 201]);
    const versions = new Set(answers.map(({ body }) => body.version));
    expect(versions.size).toBe(8);
    const headers = { 'idempotency-key': 'to-my-preparer' };
    const again = await Promise.all(Array.from({ length: 5 }, () => send({ ...completeIntake() }, { headers })));
    expect(new Set(again.map(({ status, body }) => `${status} ${body.version}`)).size).toBe(1);
  });

  it('returns 201 to each retry of the request that created the form', async () => {
    const headers = { 'idempotency-key': 'created-with-one-key' };
    const first = await send({ ...completeIntake() }, { headers });
    const again = await send({ ...completeIntake() }, { headers });
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  });
});
