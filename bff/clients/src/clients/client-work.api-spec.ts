import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import type { DocumentType } from '@portal/domain/documents/document-types';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import type { ItemState, RejectReason } from '@portal/domain/requests/item-states';
import { season } from '@portal/domain/testing/season';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { inDays } from '@portal/bff-platform/testing/factory';

let api: Api;
let [preparer, writes, files, quiet]: Person[] = [];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  preparer = await api.people.preparer();
  const named = (first_name: string) => api.people.client({ first_name, last_name: 'Work' });
  [writes, files, quiet] = [await named('Writes'), await named('Files'), await named('Quiet')];
  for (const client of [writes, files, quiet]) await api.make.assign(client, preparer);
});

const { list, detail } = clientEndpoints;
const ask = async (query = {}) => (await api.call(list, { token: preparer?.token ?? '', query })).body;
const named = async (query = {}) => (await ask(query)).map(({ first_name }) => first_name);
const since = async (client: Person | undefined) =>
  (await api.call(detail, { token: preparer?.token ?? '', params: { clientId: client?.id ?? '' } })).body.waiting_since;
const write = (from: Person | undefined, to: Person | undefined) =>
  api.call(messageEndpoints.send, { token: from?.token ?? '', body: { recipient_id: to?.id ?? '', content: 'Hello' } });
const upload = (client: Person | undefined, days: number) =>
  api.make.document({ user_id: client?.id ?? '', document_type: 'w2', uploaded_at: inDays(days) });
const form = completeIntake();

describe('waiting_since of a client', () => {
  it('is null while the client has sent nothing, or only saved a draft', async () => {
    await api.call(intakeEndpoints.create, { body: { city: 'Detroit' }, token: quiet?.token ?? '' });
    expect(await since(quiet)).toBeNull();
  });

  it('is the time of the oldest message since the preparer replied', async () => {
    await write(writes, preparer);
    const first = await since(writes);
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000);
    await write(writes, preparer);
    expect(await since(writes)).toBe(first);
    await write(preparer, writes);
    expect(await since(writes)).toBeNull();
    await write(writes, preparer);
    expect(Date.parse((await since(writes)) ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
  });

  it('is the time of the oldest document or submission, until the preparer replies', async () => {
    await upload(files, -3);
    await upload(files, -9);
    await api.call(intakeEndpoints.create, { body: { ...form, submitted: true }, token: files?.token ?? '' });
    expect((Date.now() - Date.parse((await since(files)) ?? '')) / 86_400_000).toBeCloseTo(9, 1);
    await write(preparer, files);
    expect(await since(files)).toBeNull();
  });

  it('starts with the documents for a newly assigned preparer, who has not replied yet', async () => {
    await upload(files, -2);
    await write(preparer, files);
    const next = await api.people.preparer();
    await api.make.assign(files, next);
    const { body } = await api.call(list, { token: next.token });
    expect(body[0]?.waiting_since).toEqual(expect.any(String));
  });
});

describe('list of clients by what to do next', () => {
  it('sorts the longest wait first and those who are not waiting last, and filters by waiting', async () => {
    await upload(files, -9);
    await write(writes, preparer);
    expect(await named({ sort: 'waiting' })).toEqual(['Files', 'Writes', 'Quiet']);
    expect(await named({ filter: 'waiting', sort: 'name' })).toEqual(['Files', 'Writes']);
  });

  it('lists clients who edited a submitted form, and sorts them first', async () => {
    const token = writes?.token ?? '';
    const { body } = await api.call(intakeEndpoints.create, { body: { ...form, submitted: true }, token });
    expect(await named({ filter: 'changed' })).toEqual([]);
    const params = { id: body.id };
    await api.call(intakeEndpoints.update, { params, body: { city: 'Flint', version: body.version }, token });
    expect(await named({ filter: 'changed' })).toEqual(['Writes']);
    expect(await named({ sort: 'changed' })).toEqual(['Writes', 'Files', 'Quiet']);
  });
});

describe('open documents of a client', () => {
  it('are counted by whose turn they are, without optional ones of the client and those of other years', async () => {
    const about = async (more: {
      state: ItemState;
      instance?: string;
      required?: boolean;
      reject_reason?: RejectReason | null;
    }) => {
      const [row] = await api.query<{ id: string }>('SELECT id FROM tax_returns WHERE client_id = $1', [files?.id]);
      await api.make.requestItem({ return_id: row?.id ?? '', client_id: files?.id ?? '', ...more });
    };
    await api.make.taxReturn({ client_id: files?.id ?? '' });
    for (const state of ['needed', 'rejected', 'received', 'accepted'] as const)
      await about({ state, instance: state, reject_reason: state === 'rejected' ? 'unreadable' : null });
    await about({ state: 'needed', required: false });
    const earlier = await api.make.taxReturn({ client_id: files?.id ?? '', tax_year: season - 1 });
    await api.make.requestItem({ return_id: earlier.id, client_id: files?.id ?? '' });
    const open = (await ask()).map(({ first_name, open_for_client, open_for_office }) => [
      ...[first_name, open_for_client, open_for_office],
    ]);
    expect(open.sort()).toEqual([
      ['Files', 2, 1],
      ['Quiet', 0, 0],
      ['Writes', 0, 0],
    ]);
  });
});

describe('documents that the office does without', () => {
  it('are those of which every required one is waived, and are not missing', async () => {
    const client_id = quiet?.id ?? '';
    const { id: return_id } = await api.make.taxReturn({ client_id });
    const item = (more: { document_type: DocumentType; state: ItemState; instance: string; required?: boolean }) =>
      api.make.requestItem({ return_id, client_id, ...more, instance: `${more.document_type} ${more.instance}` });
    expect(await named({ sort: 'missing' })).toEqual(['Files', 'Quiet', 'Writes']);
    await item({ document_type: 'selfie', state: 'not_applicable', instance: 'own' });
    await item({ document_type: 'id_verification', state: 'not_applicable', instance: 'own' });
    await item({ document_type: 'id_verification', state: 'needed', instance: 'spouse' });
    await item({ document_type: 'w2', state: 'not_applicable', instance: 'optional', required: false });
    const row = (await ask()).find(({ id }) => id === client_id);
    expect(row).toMatchObject({ waived_types: ['selfie'], document_types: [], progress: 0 });
    expect(await named({ sort: 'missing' })).toEqual(['Files', 'Writes', 'Quiet']);
  });
});
