import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import type { DocumentType } from '@portal/domain/documents/document-types';
import { startApi, type Api } from '../testing/api';
import { inMinutes } from '@portal/bff-platform/testing/factory';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let [client, other, preparer, stranger, admin]: Person[] = [];
beforeAll(async () => {
  api = await startApi();
  [client, other] = [await api.people.client(), await api.people.client()];
  [preparer, stranger, admin] = [await api.people.preparer(), await api.people.preparer(), await api.people.admin()];
  await api.make.assign(client, preparer);
  // The small categories contain the oldest documents, so no page of the newest documents includes them.
  await add(client, 'selfie', 3, 0);
  await add(client, 'id_verification', 3, 10);
  await add(client, '1099', 13, 20);
  await add(client, 'receipts', 5, 40);
  await add(client, 'w2', 220, 100);
  await add(other, 'selfie', 1, 50);
});
afterAll(() => api.stop());

const { categories, list } = documentEndpoints;

/** Inserts documents of one type, each uploaded a minute after the previous one. */
const add = (person: Person | undefined, document_type: DocumentType, count: number, minutes: number) =>
  api.make.document.many(count, (n) => ({
    user_id: person?.id ?? '',
    document_type,
    filename: `${document_type}-${n}.pdf`,
    uploaded_at: inMinutes(minutes + n - 24 * 60),
  }));

const read = async (person: Person | undefined, query = {}) => {
  const { body } = await api.call(categories, { token: person?.token ?? '', query });
  return Object.fromEntries(
    body.categories.map(({ document_type, count, latest }) => [
      document_type,
      [count, ...latest.map(({ filename }) => filename)],
    ]),
  );
};

describe('GET /documents/categories', () => {
  it('returns 401 to anonymous callers and 403 to pending preparers', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    expect((await api.call(categories)).status).toBe(401);
    expect((await api.call(categories, { token: pending.token })).problem.code).toBe('approval_pending');
  });

  it.each<Record<string, string>>([{ latest: '29' }, { latest: '-1' }, { latest: 'x' }, { limit: '3' }])(
    'returns 400 for %j',
    async (query) => {
      expect((await api.call(categories, { token: client?.token ?? '', query })).status).toBe(400);
    },
  );

  it('counts every document of each type and lists the newest three', async () => {
    expect(await read(client)).toEqual({
      w2: [220, 'w2-220.pdf', 'w2-219.pdf', 'w2-218.pdf'],
      w4: [0],
      '1099': [13, '1099-13.pdf', '1099-12.pdf', '1099-11.pdf'],
      receipts: [5, 'receipts-5.pdf', 'receipts-4.pdf', 'receipts-3.pdf'],
      id_verification: [3, 'id_verification-3.pdf', 'id_verification-2.pdf', 'id_verification-1.pdf'],
      selfie: [3, 'selfie-3.pdf', 'selfie-2.pdf', 'selfie-1.pdf'],
      other: [0],
    });
  });

  it('lists the requested number of each type', async () => {
    expect((await read(client, { latest: 1 })).selfie).toEqual([3, 'selfie-3.pdf']);
    expect((await read(client, { latest: 0 })).selfie).toEqual([3]);
    expect((await read(client, { latest: 20 })).w2).toHaveLength(21);
  });

  it('counts the documents of assigned clients for a preparer, and of all clients for an admin', async () => {
    expect((await read(preparer)).selfie?.[0]).toBe(3);
    expect((await read(stranger)).selfie).toEqual([0]);
    expect((await read(admin)).selfie).toEqual([4, 'selfie-1.pdf', 'selfie-3.pdf', 'selfie-2.pdf']);
  });

  it("includes the client's name for each document", async () => {
    const { body } = await api.call(categories, { token: preparer?.token ?? '' });
    const [selfie] = body.categories.find(({ document_type }) => document_type === 'selfie')?.latest ?? [];
    expect(selfie).toMatchObject({ user_id: client?.id, client_name: expect.stringContaining(' ') as string });
  });
});

describe('GET /documents with a type', () => {
  it('returns 400 for a type that does not exist', async () => {
    const query = { document_type: 'passport' as 'w2' };
    expect((await api.call(list, { token: client?.token ?? '', query })).status).toBe(400);
  });

  it.each<[string, () => Person | undefined, string, number]>([
    ['the client', () => client, '13', 13],
    ['their preparer', () => preparer, '13', 13],
    ['an admin', () => admin, '13', 13],
  ])('returns all documents of the type to %s with their count', async (_who, person, total, count) => {
    const { body, headers } = await api.call(list, {
      token: person()?.token ?? '',
      query: { document_type: '1099' },
    });
    expect([headers['x-total-count'], body.length]).toEqual([total, count]);
    expect(new Set(body.map(({ document_type }) => document_type))).toEqual(new Set(['1099']));
  });

  it('combines with a search', async () => {
    for (const person of [client, admin])
      for (const [document_type, total] of [
        ['receipts', '5'],
        ['w2', '0'],
      ] as const) {
        const query = { document_type, search: 'receipts-' };
        const { headers } = await api.call(list, { token: person?.token ?? '', query });
        expect([document_type, headers['x-total-count']]).toEqual([document_type, total]);
      }
  });
});
