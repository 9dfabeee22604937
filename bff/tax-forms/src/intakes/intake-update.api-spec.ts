import { randomUUID } from 'node:crypto';
import { listLimits } from '@portal/domain/contract/limits';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { completeIntake } from '../../testing/intake-bodies';

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

const { create, update, mine, history, discardChanges } = intakeEndpoints;
const put = (body: Record<string, unknown>, { token = owner.token, id = form.id } = {}) =>
  api.call(update, { body, token, params: { id } });
const stored = async () => (await api.call(mine, { token: owner.token })).body;

describe('PUT /intake/{id}', () => {
  it("returns 404 for another client's form, indistinguishable from a missing one", async () => {
    const { token } = await api.people.client();
    const others = await put({ city: 'Flint' }, { token });
    const nobodys = await put({ city: 'Flint' }, { token, id: randomUUID() });
    const malformed = await put({ city: 'Flint' }, { token, id: 'x' });
    expect([others.status, nobodys.status, malformed.status]).toEqual([404, 404, 404]);
    expect({ ...others.problem, request_id: '' }).toEqual({ ...nobodys.problem, request_id: '' });
    expect(await stored()).toEqual(form);
  });

  it('returns 403 to preparers and admins, including the assigned preparer', async () => {
    const [preparer, admin] = [await api.people.preparer(), await api.people.admin()];
    await api.make.assign(owner, preparer);
    expect((await put({ city: 'Flint' }, preparer)).status).toBe(403);
    expect((await put({ city: 'Flint' }, { token: admin.token })).status).toBe(403);
  });

  it('rejects a stale version, returns the current one, and changes nothing', async () => {
    await put({ city: 'Flint', version: 1 });
    const late = await put({ city: 'Lansing', version: 1 });
    expect(late).toMatchObject({ status: 409, problem: { code: 'stale_version', version: 2 } });
    expect(await stored()).toMatchObject({ city: 'Flint', version: 2 });
  });

  it('accepts only one of ten tabs that save simultaneously', async () => {
    const tabs = Array.from({ length: 10 }, (_none, at) => put({ city: `Tab ${at}`, version: 1 }));
    const answers = await Promise.all(tabs);
    const [winner, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await stored()).toMatchObject({ city: winner?.body.city, version: 2 });
  });

  it('rejects an incomplete submit, and leaves the stored form unchanged', async () => {
    const gaps = await put({ ...completeIntake(), ssn: null, submitted: true });
    expect(gaps.status).toBe(400);
    expect(gaps.problem.errors).toEqual([{ field: 'ssn', detail: 'Social Security number is required.' }]);
    expect(await stored()).toEqual(form);
  });

  it('remains submitted after a change, and stores the change next to the submitted version', async () => {
    const submitted = await put({ ...completeIntake(), submitted: true });
    for (const change of [{ occupation: 'Retired' }, { occupation: 'Retired', submitted: false }]) {
      const { body } = await put(change);
      expect(body).toMatchObject({
        submitted: true,
        has_unsubmitted_changes: true,
        submitted_at: submitted.body.submitted_at,
        occupation: 'Retired',
      });
    }
    expect(await stored()).toMatchObject({ occupation: 'Retired', submitted: true, has_unsubmitted_changes: true });
    const [row] = await api.query<Record<string, unknown>>('SELECT * FROM intake_forms WHERE id = $1', [form.id]);
    expect(row).toMatchObject({ occupation: 'Welder', submitted: true });
    expect(Buffer.isBuffer(row?.['unsubmitted_changes'])).toBe(true);
  });

  it('reports no unsubmitted changes after they are reverted or submitted', async () => {
    await put({ ...completeIntake(), submitted: true });
    await put({ occupation: 'Retired' });
    expect((await put({ occupation: 'Welder' })).body).toMatchObject({ has_unsubmitted_changes: false });
    await put({ occupation: 'Retired' });
    const { body } = await put({ submitted: true });
    expect(body).toMatchObject({ occupation: 'Retired', submitted: true, has_unsubmitted_changes: false });
    const [row] = await api.query('SELECT occupation, unsubmitted_changes FROM intake_forms WHERE id = $1', [form.id]);
    expect(row).toEqual({ occupation: 'Retired', unsubmitted_changes: null });
  });

  it("keeps the spouse's SSN when a partial update omits it", async () => {
    await put(completeIntake() as Record<string, unknown>);
    const { ssn, ...halfTyped } = completeIntake().spouse_info ?? {};
    const { body } = await put({ spouse_info: { ...halfTyped, occupation: 'Surgeon' } });
    expect(body.spouse_info).toMatchObject({ ssn, occupation: 'Surgeon' });
  });

  it('validates spouse fields even if the update omits has_spouse', async () => {
    await put({ has_spouse: true });
    const { status, problem } = await put({ spouse_info: { ssn: '1', shoe_size: 9 } });
    expect(status).toBe(400);
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual(['spouse_info.shoe_size', 'spouse_info.ssn']);
  });

  it('accepts an update without a version, keeping absent fields and clearing null fields', async () => {
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

  it('keeps Form 1095-A as null until it is entered, and in the submitted version', async () => {
    const blank = { marketplace_premiums: null, marketplace_silver_plan: null, marketplace_advance: null };
    expect(form).toMatchObject(blank);
    const negative = await put({ marketplace_advance: -1 });
    expect([negative.status, negative.problem.errors?.map(({ field }) => field)]).toEqual([
      400,
      ['marketplace_advance'],
    ]);
    const paper = { marketplace_premiums: 6_000.5, marketplace_silver_plan: 7_200, marketplace_advance: 0 };
    expect((await put({ ...completeIntake(), ...paper, submitted: true })).body).toMatchObject(paper);
    await put(blank);
    expect(await stored()).toMatchObject(blank);
    const { body } = await api.call(history, { token: owner.token, params: { id: form.id } });
    expect(body[0]?.form).toMatchObject(paper);
  });

  it('stores tips, overtime pay and car loan interest, and rejects them beside their fields', async () => {
    const refused = await put({ qualified_tips: -1, qualified_overtime: 'x', car_loan_interest: 1.005 });
    expect(refused.status).toBe(400);
    expect(refused.problem.errors?.map(({ field }) => field)).toEqual([
      'qualified_tips',
      'qualified_overtime',
      'car_loan_interest',
    ]);
    expect(await stored()).toMatchObject({ qualified_tips: null, qualified_overtime: null, car_loan_interest: null });
    const amounts = { qualified_tips: 8_000.5, qualified_overtime: 0, car_loan_interest: 1_200 };
    expect((await put({ ...completeIntake(), ...amounts, submitted: true })).body).toMatchObject(amounts);
    expect((await put({ car_loan_interest: null })).body).toMatchObject({ ...amounts, car_loan_interest: null });
    const { body: versions } = await api.call(history, { token: owner.token, params: { id: form.id } });
    expect(versions[0]?.form).toMatchObject(amounts);
  });

  it('accepts its own response as an update', async () => {
    const { body } = await put({ ...completeIntake() });
    const again = await put({ ...body });
    expect(again.problem.errors).toBeUndefined();
    expect({ ...again.body, updated_at: '', version: 0 }).toEqual({ ...body, updated_at: '', version: 0 });
  });

  it('keeps facts about filer and spouse, encrypted, and takes back an answer', async () => {
    expect((await put({ is_blind: 'yes' })).problem.errors?.map(({ field }) => field)).toEqual(['is_blind']);
    const facts = { is_blind: true, is_claimable: true };
    const { body } = await put({ ...completeIntake(), ...facts, spouse_info: { is_student: true } });
    expect(body).toMatchObject({ ...facts, is_student: null, spouse_info: { is_student: true } });
    const columns = 'SELECT is_blind, is_student, is_claimable FROM intake_forms WHERE id = $1';
    const [row] = await api.query<Record<string, Buffer | null>>(columns, [form.id]);
    expect(row).toMatchObject({ is_student: null });
    for (const name of ['is_blind', 'is_claimable']) expect(row?.[name]?.toString('latin1')).not.toContain('yes');
    expect((await put({ is_blind: false, spouse_info: { is_student: null } })).body).toMatchObject({
      is_blind: null,
      is_claimable: true,
      spouse_info: { is_student: null },
    });
  });

  it('clears spouse and children when has_spouse and has_children are turned off', async () => {
    await put(completeIntake() as Record<string, unknown>);
    const { body } = await put({ has_spouse: false, has_children: false });
    expect(body).toMatchObject({ spouse_info: null, children: [] });
    const [row] = await api.query('SELECT spouse_info, children, num_children FROM intake_forms WHERE id = $1', [
      form.id,
    ]);
    expect(row).toEqual({ spouse_info: null, children: null, num_children: 0 });
  });
});

describe('DELETE /intake/{id}/unsubmitted-changes', () => {
  const discard = (token = owner.token, id = form.id) => api.call(discardChanges, { token, params: { id } });

  it('returns 401 to anonymous callers, 403 to staff, and 404 for another client’s form', async () => {
    await put({ ...completeIntake(), submitted: true });
    await put({ city: 'Flint' });
    expect((await api.call(discardChanges, { params: { id: form.id } })).status).toBe(401);
    expect((await discard((await api.people.preparer()).token)).status).toBe(403);
    expect((await discard((await api.people.admin()).token)).status).toBe(403);
    expect((await discard((await api.people.client()).token)).status).toBe(404);
    expect((await discard(owner.token, randomUUID())).status).toBe(404);
    expect(await stored()).toMatchObject({ city: 'Flint', has_unsubmitted_changes: true });
  });

  it('does nothing if there is no submit, or no change since the submit', async () => {
    expect((await discard()).body).toEqual(form);
    const submitted = await put({ ...completeIntake(), submitted: true });
    expect((await discard()).body).toEqual(submitted.body);
  });

  it('restores the submitted version and increments the version number', async () => {
    const submitted = await put({ ...completeIntake(), submitted: true });
    const changed = await put({ city: 'Flint', children: [], has_spouse: false });
    const { status, body } = await discard();
    expect(status).toBe(200);
    expect({ ...body, version: 0, updated_at: '' }).toEqual({ ...submitted.body, version: 0, updated_at: '' });
    expect(body.version).toBe(changed.body.version + 1);
    const action = 'intake.changes_discarded';
    const audited = 'SELECT FROM audit_log WHERE action = $1 AND object_id = $2';
    expect(await api.query(audited, [action, form.id])).toHaveLength(1);
    expect((await put({ city: 'Ecorse', version: changed.body.version })).status).toBe(409);
  });
});

describe('GET /intake/{id}/submissions', () => {
  it('returns 404 for another client’s form', async () => {
    const { token } = await api.people.client();
    expect((await api.call(history, { token, params: { id: form.id } })).status).toBe(404);
  });

  it('returns every submit unchanged, newest first, and no drafts', async () => {
    await put({ ...completeIntake(), submitted: true });
    await put({ city: 'Flint', submitted: false });
    await put({ city: 'Lansing', submitted: true });
    const { status, body, headers } = await api.call(history, { token: owner.token, params: { id: form.id } });
    expect([status, headers['x-total-count']]).toEqual([200, '2']);
    expect(body.map((one) => [one.version, one.form.city])).toEqual([
      [4, 'Lansing'],
      [2, 'Detroit'],
    ]);
    expect(body[1]?.form).toMatchObject(completeIntake());
  });

  it('limits the response to the newest submits', async () => {
    for (let at = 0; at <= listLimits.default; at += 1) await put({ ...completeIntake(), submitted: true });
    const { body } = await api.call(history, { token: owner.token, params: { id: form.id } });
    expect(body).toHaveLength(listLimits.default);
    expect(body[0]?.version).toBe(listLimits.default + 2);
  });
});
