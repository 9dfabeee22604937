import fc from 'fast-check';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { clientDocumentTypes, scanStates } from '@portal/domain/documents/document-types';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { clientDetailProgress, preparerListProgress } from '@portal/domain/progress/progress';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { DocumentCalls } from '@portal/bff-documents/testing/documents';

let api: Api;
let documents: DocumentCalls;
let [client, preparer, admin]: Person[] = [];
beforeAll(async () => {
  api = await startApi();
  documents = await DocumentCalls.of(api);
  [client, preparer, admin] = [await api.people.client(), await api.people.preparer(), await api.people.admin()];
  await api.make.assign(client, preparer);
});
afterAll(() => api.stop());

const asPreparer = () => ({ token: preparer?.token ?? '' });
const asAdmin = () => ({ token: admin?.token ?? '' });

/** Returns every count of the client's documents that any screen shows. */
async function counters() {
  const list = await api.call(clientEndpoints.list, asPreparer());
  const totals = await api.call(clientEndpoints.totals, asPreparer());
  const detail = await api.call(clientEndpoints.detail, { ...asPreparer(), params: { clientId: client?.id ?? '' } });
  const withoutDocuments = await api.call(clientEndpoints.list, { ...asPreparer(), query: { filter: 'no-documents' } });
  const office = await api.call(adminClientEndpoints.list, asAdmin());
  const overview = await api.call(statisticsEndpoints.dashboard, asAdmin());
  const own = await api.call(documentEndpoints.list, { token: client?.token ?? '' });
  const byType = await api.call(documentEndpoints.categories, asPreparer());
  return {
    list: [list.body[0]?.documents_count, list.body[0]?.document_types, list.body[0]?.progress],
    detail: [detail.body.documents_count, detail.body.completion],
    totals: [totals.body.documents, totals.body.active, totals.body.complete, totals.body.without_documents],
    withoutDocuments: withoutDocuments.body.length,
    office: office.body.find(({ id }) => id === client?.id)?.documents_count,
    overview: overview.body.document_stats.total_documents,
    own: own.body.filter(({ counts }) => counts).length,
    byType: byType.body.categories.reduce((sum, { counted = 0 }) => sum + counted, 0),
  };
}

const none = {
  list: [0, [], 0],
  detail: [0, 0],
  totals: [0, 0, 0, 1],
  withoutDocuments: 1,
  office: 0,
  overview: 0,
  own: 0,
  byType: 0,
};

describe('document count', () => {
  it('excludes empty, infected and deleted files from every count and progress rule', async () => {
    const user_id = client?.id ?? '';
    await api.make.document.all([
      { user_id, document_type: 'w2', size: 0 },
      { user_id, document_type: 'selfie', scan_state: 'infected' },
      { user_id, document_type: 'id_verification', deleted_at: new Date() },
    ]);
    expect(await counters()).toEqual(none);
  });

  it('includes all other files', async () => {
    for (const document_type of ['w2', 'selfie', 'id_verification'] as const)
      await api.make.document({ user_id: client?.id ?? '', document_type });
    expect(await counters()).toEqual({
      list: [3, ['id_verification', 'selfie', 'w2'], 100],
      detail: [3, 75],
      totals: [3, 1, 1, 0],
      withoutDocuments: 0,
      office: 3,
      overview: 3,
      own: 3,
      byType: 3,
    });
  });

  it('excludes a file once the scanner detects a virus in it', async () => {
    await api.query(`UPDATE documents SET scan_state = 'infected' WHERE scan_state = 'clean'`);
    expect(await counters()).toEqual(none);
  });

  it('is unchanged by an empty file, whose upload is rejected with an explanation', async () => {
    const before = await api.query<{ n: number }>('SELECT count(*)::int AS n FROM documents');
    const { status, body } = await documents.upload(client, { bytes: new Uint8Array(0), name: 'empty.pdf' });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.detail).toBe('This file is empty (0 bytes), so it was not uploaded. Please choose it again.');
    expect(await api.query('SELECT count(*)::int AS n FROM documents')).toEqual(before);
  });
});

/** A document in any stored state, and the API requests sent for it afterwards. */
const anyDocument = fc.record({
  document_type: fc.constantFrom(...clientDocumentTypes),
  size: fc.constantFrom(0, 1, 15_728_640),
  scan_state: fc.constantFrom(...scanStates),
  deleted: fc.boolean(),
  then: fc.constantFrom('nothing', 'delete', 'restore', 'delete and restore'),
});

describe('every count', () => {
  it('equals a recount after random uploads, scans, deletions and restores', async () => {
    const as = { token: client?.token ?? '' };
    await fc.assert(
      fc.asyncProperty(fc.array(anyDocument, { maxLength: 8 }), async (history) => {
        await api.query('DELETE FROM documents');
        const counted: (typeof clientDocumentTypes)[number][] = [];
        for (const { then, deleted, ...stored } of history) {
          const deleted_at = deleted ? new Date() : null;
          const { id } = await api.make.document({ user_id: client?.id ?? '', ...stored, deleted_at });
          const params = { id };
          if (then.includes('delete')) await api.call(documentEndpoints.remove, { ...as, params });
          if (then.includes('restore')) await api.call(documentEndpoints.restore, { ...as, params });
          const isDeleted = then === 'nothing' ? deleted : then === 'delete';
          if (!isDeleted && stored.size > 0 && stored.scan_state !== 'infected') counted.push(stored.document_type);
        }
        const document_types = [...new Set(counted)].sort();
        const facts = { document_types, has_intake_form: false };
        const [all, isActive] = [counted.length, counted.length > 0 ? 1 : 0];
        const progress = preparerListProgress(facts).percent;
        expect(await counters()).toEqual({
          list: [all, document_types, progress],
          detail: [all, clientDetailProgress(facts).percent],
          totals: [all, isActive, progress === 100 ? 1 : 0, 1 - isActive],
          withoutDocuments: 1 - isActive,
          office: all,
          overview: all,
          own: all,
          byType: all,
        });
      }),
      { numRuns: 30, endOnFailure: true },
    );
  }, 120_000);
});
