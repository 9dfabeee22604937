import { randomUUID } from 'node:crypto';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import type { ScheduleCForm } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { completeScheduleC } from '../../testing/schedule-c-bodies';

let api: Api;
let owner: Person;
let form: ScheduleCForm;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  owner = await api.people.client();
  form = (await api.call(create, { body: { business_info: { business_city: 'Detroit' } }, token: owner.token })).body;
});
afterAll(() => api.stop());

const { create, update, mine, history, discardChanges } = scheduleCEndpoints;
const put = (body: Record<string, unknown>, { token = owner.token, id = form.id } = {}) =>
  api.call(update, { body, token, params: { id } });
const stored = async () => (await api.call(mine, { token: owner.token })).body;
const submit = () => put({ ...completeScheduleC(), submitted: true });

describe('PUT /schedule-c/{id}', () => {
  it("returns 404 for another client's form, indistinguishable from a missing one", async () => {
    const { token } = await api.people.client();
    const others = await put({ wages: 1 }, { token });
    const nobodys = await put({ wages: 1 }, { token, id: randomUUID() });
    const malformed = await put({ wages: 1 }, { token, id: 'x' });
    expect([others.status, nobodys.status, malformed.status]).toEqual([404, 404, 404]);
    expect({ ...others.problem, request_id: '' }).toEqual({ ...nobodys.problem, request_id: '' });
    expect(await stored()).toEqual(form);
  });

  it('returns 403 to preparers and admins, including the assigned preparer', async () => {
    const [preparer, admin] = [await api.people.preparer(), await api.people.admin()];
    await api.make.assign(owner, preparer);
    expect((await put({ wages: 1 }, preparer)).status).toBe(403);
    expect((await put({ wages: 1 }, { token: admin.token })).status).toBe(403);
  });

  it('rejects a stale version, returns the current one, and changes nothing', async () => {
    await put({ wages: 1, version: 1 });
    const late = await put({ wages: 2, version: 1 });
    expect(late).toMatchObject({ status: 409, problem: { code: 'stale_version', version: 2 } });
    expect(await stored()).toMatchObject({ wages: 1, version: 2 });
  });

  it('accepts only one of ten tabs that save simultaneously', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_none, at) => put({ wages: at, version: 1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('rejects an incomplete submit, and leaves the stored form unchanged', async () => {
    const { business_info } = completeScheduleC();
    const gaps = await put({ business_info: { ...business_info, business_name: ' ' }, submitted: true });
    expect(gaps.problem.errors).toEqual([
      { field: 'business_info.business_name', detail: 'Business name is required.' },
    ]);
    expect(await stored()).toEqual(form);
  });

  it('keeps absent fields, including those of the business, and clears null fields; a cleared amount is 0', async () => {
    await put(completeScheduleC() as Record<string, unknown>);
    const { body } = await put({ business_info: { ein: null }, utilities: null });
    expect(body).toMatchObject({
      business_info: { ...completeScheduleC().business_info, ein: null },
      gross_receipts: 1_200.5,
      utilities: 0,
      net_profit_loss: 1_049.99,
    });
    expect((await put({ business_info: null })).body.business_info).toMatchObject({ business_name: null, ein: null });
  });

  it('accepts its own response as an update', async () => {
    const { body } = await put(completeScheduleC() as Record<string, unknown>);
    const again = await put({ ...body });
    expect({ ...again.body, updated_at: '', version: 0 }).toEqual({ ...body, updated_at: '', version: 0 });
  });

  it('remains submitted after a change, and the office still sees the submitted version', async () => {
    const submitted = await submit();
    const { body } = await put({ gross_receipts: 0 });
    expect(body).toMatchObject({
      submitted: true,
      has_unsubmitted_changes: true,
      submitted_at: submitted.body.submitted_at,
      total_income: -50.5,
      net_profit_loss: -300.51,
    });
    const [row] = await api.query<Record<string, unknown>>('SELECT * FROM schedule_c_forms WHERE id = $1', [form.id]);
    expect(row).toMatchObject({ gross_receipts: 1_200.5, net_profit_loss: 899.99, submitted: true });
    expect(Buffer.isBuffer(row?.['unsubmitted_changes'])).toBe(true);
    expect((await put({ gross_receipts: 1_200.5 })).body).toMatchObject({ has_unsubmitted_changes: false });
  });
});

describe('DELETE /schedule-c/{id}/unsubmitted-changes', () => {
  const discard = (token = owner.token, id = form.id) => api.call(discardChanges, { token, params: { id } });

  it('returns 401 to anonymous callers, 403 to staff, and 404 for another client’s form', async () => {
    await submit();
    await put({ wages: 1 });
    expect((await api.call(discardChanges, { params: { id: form.id } })).status).toBe(401);
    expect((await discard((await api.people.preparer()).token)).status).toBe(403);
    expect((await discard((await api.people.client()).token)).status).toBe(404);
    expect(await stored()).toMatchObject({ wages: 1, has_unsubmitted_changes: true });
  });

  it('restores the submitted version, including its totals', async () => {
    const submitted = await submit();
    await put({ wages: 500 });
    const { status, body } = await discard();
    expect(status).toBe(200);
    expect({ ...body, version: 0, updated_at: '' }).toEqual({ ...submitted.body, version: 0, updated_at: '' });
    const action = 'schedule_c.changes_discarded';
    const audited = 'SELECT FROM audit_log WHERE action = $1 AND object_id = $2';
    expect(await api.query(audited, [action, form.id])).toHaveLength(1);
  });
});

describe('GET /schedule-c/{id}/submissions', () => {
  it('returns 404 for another client’s form', async () => {
    const { token } = await api.people.client();
    expect((await api.call(history, { token, params: { id: form.id } })).status).toBe(404);
  });

  it('returns every submit unchanged, newest first, and no drafts', async () => {
    await submit();
    await put({ wages: 100 });
    await put({ wages: 50, submitted: true });
    const { body } = await api.call(history, { token: owner.token, params: { id: form.id } });
    expect(body.map((one) => [one.version, one.net_profit_loss, one.form.wages])).toEqual([
      [4, 849.99, 50],
      [2, 899.99, 0],
    ]);
    expect(body[1]?.form).toMatchObject(completeScheduleC());
  });
});
