import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { requestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import { uuidv7 } from 'uuidv7';
import type { Person } from '@portal/bff-access/testing/people';
import { auditOf } from '@portal/bff-access/testing/recorded';
import { DocumentCalls } from '@portal/bff-documents/testing/documents';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { startApi, type Api } from '../../testing/api';
import { plainIntake, RequestCalls } from '../../testing/request-calls';

let api: Api;
let documents: DocumentCalls;
let calls: RequestCalls;
let [preparer, admin, other]: Person[] = [];
beforeAll(async () => {
  api = await startApi();
  documents = await DocumentCalls.of(api);
  [preparer, admin, other] = [await api.people.preparer(), await api.people.admin(), await api.people.client()];
});
beforeEach(async () => {
  calls = await RequestCalls.of(api, documents);
});
afterAll(() => api.stop());

const keys = async () =>
  (await calls.mine()).items.map(({ rule_key, label }) => `${rule_key}${label ? ` ${label}` : ''}`);
const states = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await calls.mine()).items.map(({ rule_key, label, state }) => [label ?? rule_key ?? '', state]));

describe('GET /requests', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    expect((await api.call(requestEndpoints.mine)).status).toBe(401);
    for (const person of [preparer, admin])
      expect((await api.call(requestEndpoints.mine, { token: person?.token ?? '' })).status).toBe(403);
  });

  it('asks for nothing before the form is begun', async () => {
    expect(await calls.mine()).toMatchObject({ has_return: false, items: [], open_for_you: 0 });
  });

  it('lists what follows from the form, and counts it as its rows', async () => {
    await calls.begin(completeIntake());
    expect(await keys()).toEqual([
      'id_verification',
      'id_verification',
      'selfie',
      `ssn_card ${canaries.childName}`,
      'last_return',
      'w2',
      'mi_homestead_bills',
    ]);
    const { items, open_for_you, open_for_us } = await calls.mine();
    expect([open_for_you, open_for_us]).toEqual([items.filter(({ required }) => required).length, 0]);
    expect(items.map(({ of_spouse }) => of_spouse)).toEqual([false, true, false, false, false, false, false]);
  });

  it('follows changed answers without touching what a person has touched', async () => {
    const form = await calls.begin({ ...plainIntake(), w2_income: 10, mortgage_interest: 20 });
    const w2 = await calls.item('w2');
    await calls.explain(w2, { kind: 'cannot_get' });
    const change = { w2_income: 0, mortgage_interest: 0, version: form.version };
    await api.call(intakeEndpoints.update, { token: calls.client.token, params: { id: form.id }, body: change });
    expect(await states()).toMatchObject({ w2: 'explained', '1098': 'not_applicable' });
    const seen = (await calls.ofClient()).items.find(({ rule_key }) => rule_key === 'w2');
    expect([seen?.unfounded, seen?.version]).toEqual([true, w2.version + 1]);
    const again = { w2_income: 5, mortgage_interest: 6, version: form.version + 1 };
    await api.call(intakeEndpoints.update, { token: calls.client.token, params: { id: form.id }, body: again });
    expect(await states()).toMatchObject({ w2: 'explained', '1098': 'needed' });
    expect((await calls.ofClient()).items.find(({ rule_key }) => rule_key === 'w2')?.unfounded).toBe(false);
  });
});

it('asks for Form 1095-A as soon as the form has amounts from it', async () => {
  const form = await calls.begin();
  expect(await states()).not.toHaveProperty('1095_a');
  const change = { marketplace_premiums: 4800, version: form.version };
  await api.call(intakeEndpoints.update, { token: calls.client.token, params: { id: form.id }, body: change });
  expect(await calls.item('1095_a')).toMatchObject({ state: 'needed', required: true });
});

describe('PUT /requests/situations', () => {
  it('returns 401 to anonymous callers, 403 to staff and 409 before the form is begun', async () => {
    const body = { version: 0 };
    expect((await api.call(requestEndpoints.situations, { body })).status).toBe(401);
    expect((await api.call(requestEndpoints.situations, { token: calls.preparer.token, body })).status).toBe(403);
    expect((await calls.answer({ employers: 'yes' })).problem.code).toBe('conflict');
  });

  it.each([
    [{ employers: 'maybe' }, 'employers'],
    [{ employer_names: ['x'.repeat(81)] }, 'employer_names'],
    [{ employer_names: Array.from({ length: 21 }, (_item, at) => String(at)) }, 'employer_names'],
    [{ version: null }, 'version'],
  ])('returns 400 for %j', async (body, field) => {
    await calls.begin();
    const { status, problem } = await calls.answer(body);
    expect([status, problem.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('adds one item per employer, and drops those of an employer who is gone', async () => {
    await calls.begin();
    const { status, body } = await calls.answer({ employers: 'yes', employer_names: ['Acme', 'Blue Lake'] });
    expect([status, body.situations.version, body.situations.employer_names]).toEqual([200, 1, ['Acme', 'Blue Lake']]);
    expect(await states()).toMatchObject({ Acme: 'needed', 'Blue Lake': 'needed' });
    await calls.answer({ employers: 'yes', employer_names: ['ACME'], version: 1 });
    expect(await states()).toMatchObject({ Acme: 'needed', 'Blue Lake': 'not_applicable' });
    expect((await calls.item('w2', 'Blue Lake')).events).toMatchObject([{ what: 'answers_dropped' }]);
  });

  it('rejects a stale version with 409, also for the first answers', async () => {
    await calls.begin();
    await calls.answer({ home: 'yes' });
    for (const version of [0, 7]) {
      const { status, problem } = await calls.answer({ home: 'no', version });
      expect([status, problem.code, problem.version]).toEqual([409, 'stale_version', 1]);
    }
    expect((await calls.mine()).situations.home).toBe('yes');
  });

  it('gives the same items for the same answers, however often they are sent', async () => {
    await calls.begin();
    const answers = { own_work: 'yes', platform_names: ['Ride'], bank: 'not_sure' };
    const first = (await calls.answer(answers)).body.items;
    const again = (await calls.answer({ ...answers, version: 1 })).body.items;
    expect(again).toEqual(first);
  });
});

describe('POST /requests/{id}/explain and /reopen', () => {
  it('returns 401, 403 and, for another client’s item, 404', async () => {
    await calls.begin();
    const item = await calls.item('selfie');
    const body = { kind: 'cannot_get', version: item.version };
    expect((await api.call(requestEndpoints.explain, { params: { id: item.id }, body })).status).toBe(401);
    expect((await calls.explain(item, body, calls.preparer)).status).toBe(403);
    for (const id of [item.id, uuidv7(), 'x']) {
      const token = other?.token ?? '';
      expect((await api.call(requestEndpoints.explain, { token, params: { id }, body })).status).toBe(404);
      expect((await api.call(requestEndpoints.reopen, { token, params: { id }, body: { version: 1 } })).status).toBe(
        404,
      );
    }
    expect((await calls.item('selfie')).state).toBe('needed');
  });

  it.each([
    [{ kind: 'maybe' }, 'kind'],
    [{}, 'kind'],
    [{ kind: 'comes_later' }, 'comes_on'],
    [{ kind: 'comes_later', comes_on: '2025-02-30' }, 'comes_on'],
    [{ kind: 'cannot_get', text: 'x'.repeat(1001) }, 'text'],
  ])('returns 400 for %j', async (body, field) => {
    await calls.begin();
    const { status, problem } = await calls.explain(await calls.item('selfie'), body);
    expect([status, problem.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('waits for the office until the client takes it back', async () => {
    await calls.begin();
    const item = await calls.item('selfie');
    const explained = await calls.explain(item, { kind: 'comes_later', comes_on: '2999-03-03', text: 'By mail' });
    expect(explained.body).toMatchObject({
      ...{ state: 'explained', turn: 'office', explain_kind: 'comes_later', explain_text: 'By mail' },
      ...{ comes_on: '2999-03-03', version: item.version + 1 },
      events: [{ what: 'explained', reason: 'comes_later' }],
    });
    expect(await auditOf(api, item.id, 'request.explain')).toHaveLength(1);
    expect((await calls.explain(item, { kind: 'cannot_get' })).problem.code).toBe('stale_version');
    expect((await calls.explain(explained.body, { kind: 'cannot_get' })).problem).toMatchObject({
      ...{ status: 409, code: 'wrong_state', state: 'explained' },
    });
    const back = await calls.reopen(explained.body);
    expect(back.body).toMatchObject({ state: 'needed', turn: 'client', explain_kind: null, explain_text: null });
    expect(await auditOf(api, item.id, 'request.reopen')).toHaveLength(1);
  });
});

describe('a return', () => {
  it('waits for its required documents when the form is submitted, and tells the client once', async () => {
    await calls.submit();
    expect(await calls.returnState()).toBe('documents_needed');
    expect(await calls.mails()).toEqual(['documents_requested']);
  });

  it('is not ready after a single upload with other items missing, and is ready after the last', async () => {
    await calls.submit();
    const { items } = await calls.mine();
    const required = items.filter((item) => item.required);
    expect(required.map(({ rule_key }) => rule_key)).toEqual(['id_verification', 'selfie', 'last_return']);
    for (const item of required) {
      expect(await calls.returnState()).toBe('documents_needed');
      expect((await calls.upload(item, { type: item.document_type })).status).toBe(201);
    }
    expect(await calls.returnState()).toBe('ready_to_prepare');
  });
});
