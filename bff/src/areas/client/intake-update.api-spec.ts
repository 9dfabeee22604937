import { randomUUID } from 'node:crypto';
import { listLimits } from '@portal/domain/contract/limits';
import { intakeCalls } from '@portal/domain/intake/intake.calls';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { startApi, type Api } from '../../../testing/api';
import type { Person } from '../../../testing/people';
import { wholeIntake } from './testing/intake-bodies';

let api: Api;
let owner: Person;
let form: IntakeForm;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  owner = await api.people.client();
  form = (await api.call(create, { body: { city: 'Detroit', w2_income: 10 }, token: owner.token })).body;
});
afterAll(() => api.stop());

const { create, update, mine, history } = intakeCalls;
const put = (body: Record<string, unknown>, { token = owner.token, id = form.id } = {}) =>
  api.call(update, { body, token, params: { id } });
const stored = async () => (await api.call(mine, { token: owner.token })).body;

describe('PUT /intake/{id}', () => {
  it('is not there for another client, exactly as if it did not exist', async () => {
    const { token } = await api.people.client();
    const others = await put({ city: 'Flint' }, { token });
    const nobodys = await put({ city: 'Flint' }, { token, id: randomUUID() });
    const malformed = await put({ city: 'Flint' }, { token, id: 'x' });
    expect([others.status, nobodys.status, malformed.status]).toEqual([404, 404, 404]);
    expect({ ...others.problem, request_id: '' }).toEqual({ ...nobodys.problem, request_id: '' });
    expect(await stored()).toEqual(form);
  });

  it('refuses preparers and admins, the assigned preparer too', async () => {
    const [preparer, admin] = [await api.people.preparer(), await api.people.admin()];
    await api.query('INSERT INTO assignments (client_id, preparer_id, assigned_by) VALUES ($1, $2, $1)', [
      owner.id,
      preparer.id,
    ]);
    expect((await put({ city: 'Flint' }, preparer)).status).toBe(403);
    expect((await put({ city: 'Flint' }, { token: admin.token })).status).toBe(403);
  });

  it('refuses a stale version, says which one is there, and changes nothing', async () => {
    await put({ city: 'Flint', version: 1 });
    const late = await put({ city: 'Lansing', version: 1 });
    expect(late).toMatchObject({ status: 409, problem: { code: 'stale_version', version: 2 } });
    expect(await stored()).toMatchObject({ city: 'Flint', version: 2 });
  });

  it('lets one of two tabs win that save at the same moment', async () => {
    const tabs = Array.from({ length: 10 }, (_none, at) => put({ city: `Tab ${at}`, version: 1 }));
    const answers = await Promise.all(tabs);
    const [winner, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await stored()).toMatchObject({ city: winner?.body.city, version: 2 });
  });

  it('refuses to submit with gaps; what is there stays as it is', async () => {
    const gaps = await put({ ...wholeIntake(), ssn: null, submitted: true });
    expect(gaps.status).toBe(400);
    expect(gaps.problem.errors).toEqual([{ field: 'ssn', detail: 'Social Security number is required.' }]);
    expect(await stored()).toEqual(form);
  });

  it('is a draft again once something is changed after a submit, and remembers when that was', async () => {
    const submitted = await put({ ...wholeIntake(), submitted: true });
    const { body } = await put({ occupation: 'Retired' });
    expect(body).toMatchObject({ submitted: false, submitted_at: submitted.body.submitted_at, occupation: 'Retired' });
  });

  it('checks a spouse that is sent without repeating the switch', async () => {
    await put({ has_spouse: true });
    const { status, problem } = await put({ spouse_info: { ssn: '1', shoe_size: 9 } });
    expect(status).toBe(400);
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual(['spouse_info.shoe_size', 'spouse_info.ssn']);
  });

  it('accepts a change without a version, keeps what is absent, clears what is null', async () => {
    await put({ occupation: 'Welder', bank_name: 'Some Bank' });
    const { status, body } = await put({ occupation: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      occupation: null,
      bank_name: 'Some Bank',
      city: 'Detroit',
      w2_income: 10,
      version: 3,
    });
  });

  it('takes back a record as it was answered', async () => {
    const { body } = await put({ ...wholeIntake() });
    const again = await put({ ...body });
    expect(again.problem.errors).toBeUndefined();
    expect({ ...again.body, updated_at: '', version: 0 }).toEqual({ ...body, updated_at: '', version: 0 });
  });

  it('clears spouse and children when their switches go off', async () => {
    await put(wholeIntake() as Record<string, unknown>);
    const { body } = await put({ has_spouse: false, has_children: false });
    expect(body).toMatchObject({ spouse_info: null, children: [] });
    const [row] = await api.query('SELECT spouse_info, children, num_children FROM intake_forms WHERE id = $1', [
      form.id,
    ]);
    expect(row).toEqual({ spouse_info: null, children: null, num_children: 0 });
  });
});

describe('GET /intake/{id}/submissions', () => {
  it('is not there for another client', async () => {
    const { token } = await api.people.client();
    expect((await api.call(history, { token, params: { id: form.id } })).status).toBe(404);
  });

  it('keeps every submit as it was, newest first, and no draft', async () => {
    await put({ ...wholeIntake(), submitted: true });
    await put({ city: 'Flint', submitted: false });
    await put({ city: 'Lansing', submitted: true });
    const { status, body, headers } = await api.call(history, { token: owner.token, params: { id: form.id } });
    expect([status, headers['x-total-count']]).toEqual([200, '2']);
    expect(body.map((one) => [one.version, one.form.city])).toEqual([
      [4, 'Lansing'],
      [2, 'Detroit'],
    ]);
    expect(body[1]?.form).toMatchObject(wholeIntake());
  });

  it('answers the newest submits and no more than a list may have', async () => {
    for (let at = 0; at <= listLimits.default; at += 1) await put({ ...wholeIntake(), submitted: true });
    const { body } = await api.call(history, { token: owner.token, params: { id: form.id } });
    expect(body).toHaveLength(listLimits.default);
    expect(body[0]?.version).toBe(listLimits.default + 2);
  });
});
