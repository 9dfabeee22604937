import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import { DocumentCalls } from '@portal/bff-documents/testing/documents';
import { startApi, type Api } from '../../testing/api';
import { plainIntake, RequestCalls } from '../../testing/request-calls';

let api: Api;
let documents: DocumentCalls;
let calls: RequestCalls;
let form: { id: string; version: number };
beforeAll(async () => {
  api = await startApi();
  documents = await DocumentCalls.of(api);
});
beforeEach(async () => {
  calls = await RequestCalls.of(api, documents);
  form = await calls.submit({ ...plainIntake(), w2_income: 10 });
  await calls.answer({ employers: 'yes', employer_names: ['Acme'] });
  const w2 = await calls.item('w2', 'Acme');
  await calls.upload(w2);
  await calls.decide('accept', await calls.item('w2', 'Acme'));
  for (const rule of ['id_verification', 'selfie', 'last_return'] as const) {
    const { items } = await calls.mine();
    const item = items.find(({ rule_key }) => rule_key === rule);
    if (item) await calls.decide('waive', item, { reason: 'already_there' });
  }
});
afterAll(() => api.stop());

/** The return goes through the office until every authority has accepted it, and is then amended. */
async function amend() {
  for (const state of ['preparing', 'awaiting_signature', 'ready_to_file', 'filed', 'accepted'])
    await api.query('UPDATE tax_returns SET state = $2 WHERE client_id = $1 AND newest', [calls.client.id, state]);
  return begin();
}
async function begin() {
  const by = { token: calls.preparer.token, params: { clientId: calls.client.id } };
  const { body: accepted } = await api.call(returnEndpoints.ofClient, by);
  return (await api.call(returnEndpoints.amend, { ...by, body: { version: accepted?.version ?? 0 } })).body;
}
const submit = async (more: Partial<IntakeBody>) => {
  const body = { ...plainIntake(), w2_income: 10, ...more, submitted: true };
  const { body: saved } = await api.call(intakeEndpoints.update, {
    ...{ token: calls.client.token, params: { id: form.id } },
    body: { ...body, version: form.version },
  });
  form = saved;
};
const listed = async () => {
  const [{ items, ...mine }, ofClient] = [await calls.mine(), await calls.ofClient()];
  return { items, mine, ofClient };
};

describe('the requested documents of an amended return', () => {
  it('are those of the original, with their files, states and history', async () => {
    const before = await listed();
    expect(before.items.find(({ label }) => label === 'Acme')).toMatchObject({ state: 'accepted', files: [{}] });
    await amend();
    expect(await listed()).toEqual(before);
    expect(await calls.returnState()).toBe('preparing');
  });

  it('are not asked for again when the client submits the same answers', async () => {
    const before = await listed();
    await amend();
    await submit({});
    expect((await listed()).items).toEqual(before.items);
  });

  it('follow answers that change afterwards, and only those', async () => {
    const before = await calls.mine();
    await amend();
    await submit({ unemployment_income: 500 });
    const { items } = await calls.mine();
    const known = new Set(before.items.map(({ id }) => id));
    expect(items.filter(({ id }) => !known.has(id)).map(({ rule_key, state }) => [rule_key, state])).toEqual([
      ['1099_g', 'needed'],
    ]);
    const { body } = await api.call(returnEndpoints.mine, { token: calls.client.token });
    expect(body).toMatchObject({ kind: 'amended', open_for_client: 1 });
  });

  it('keep the answers about the year, which an open page can still save', async () => {
    const { situations } = await calls.mine();
    await amend();
    expect((await calls.mine()).situations).toEqual(situations);
    const saved = await calls.answer({ ...situations, employer_names: ['Acme', 'Blue Lake'] });
    expect(saved.status).toBe(200);
    expect((await calls.item('w2', 'Blue Lake')).state).toBe('needed');
    expect((await calls.item('w2', 'Acme')).state).toBe('accepted');
  });

  it('are asked for by staff, sent, and counted once in the client list', async () => {
    await amend();
    const added = await calls.add({ label: 'Corrected 1099-G' });
    expect(added.status).toBe(201);
    const list = () => api.call(clientEndpoints.list, { token: calls.preparer.token });
    const row = async () => (await list()).body.filter(({ id }) => id === calls.client.id);
    expect(await row()).toMatchObject([{ open_for_client: 1, open_for_office: 0 }]);
    await calls.upload(added.body);
    expect(await row()).toMatchObject([{ open_for_client: 0, open_for_office: 1 }]);
    expect(await calls.returnState()).toBe('preparing');
  });

  it('may be asked for once more, although they were accepted with the original', async () => {
    await amend();
    const { id } = await calls.item('w2', 'Acme');
    expect((await calls.add({ again: id })).status).toBe(201);
    expect((await calls.item('w2', 'Acme')).state).toBe('needed');
  });
});

describe('answers that the client changes after the acceptance', () => {
  it('are shown to the preparer, move nothing, and are carried over', async () => {
    const by = { token: calls.preparer.token, params: { clientId: calls.client.id } };
    for (const state of ['preparing', 'awaiting_signature', 'ready_to_file', 'filed', 'accepted'])
      await api.query('UPDATE tax_returns SET state = $2 WHERE client_id = $1', [calls.client.id, state]);
    await submit({ unemployment_income: 500 });
    const { body: accepted } = await api.call(returnEndpoints.ofClient, by);
    expect([accepted?.state, accepted?.client_changed_at]).toEqual(['accepted', expect.any(String)]);
    expect((await calls.mine()).items.some(({ rule_key }) => rule_key === '1099_g')).toBe(false);
    const amended = await begin();
    expect(amended.client_changed_at).toBe(accepted?.client_changed_at);
  });
});
