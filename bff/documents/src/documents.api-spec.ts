import type { DocumentQuery } from '@portal/domain/documents/documents.dto';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../testing/api';
import { inMinutes } from '@portal/bff-platform/testing/factory';
import { asOwner } from '@portal/bff-platform/testing/database';
import type { Person } from '@portal/bff-access/testing/people';
import type { PageRequest } from '@portal/bff-platform/database/pagination';

let api: Api;
let [one, other, assigned, stranger, admin]: Person[] = [];
beforeAll(async () => {
  api = await startApi();
  [one, other] = [await api.people.client(), await api.people.client()];
  [assigned, stranger, admin] = [await api.people.preparer(), await api.people.preparer(), await api.people.admin()];
  await api.make.assign(one, assigned);
  for (let at = 0; at < 5; at += 1) await add(one, `one-${at}.pdf`, at);
  for (let at = 0; at < 2; at += 1) await add(other, `other-${at}.pdf`, at);
});
afterAll(() => api.stop());

const { list } = documentEndpoints;
const named = async (person: Person | undefined, query = {}) => {
  const { body } = await api.call(list, { token: person?.token ?? '', query });
  return body.map(({ filename }) => filename);
};

const add = (person: Person | undefined, filename: string, minutes: number) =>
  api.make.document({ user_id: person?.id ?? '', filename, uploaded_at: inMinutes(minutes) });

/**
 * Inserts `count` clients with this first name, each with one file, uploaded one after the other, and `count` other
 * clients.
 */
async function addMany(first_name: string, count: number): Promise<void> {
  const clients = await api.make.user.many(count, (n) => ({ first_name, last_name: `Many${n}` }));
  await api.make.user.many(count, (n) => ({ first_name: 'Other', last_name: `Many${count + n}` }));
  await api.make.document.all(
    clients.map(({ id }, at) => ({
      user_id: id,
      filename: `scan-${at + 1}.pdf`,
      uploaded_at: inMinutes(at + 1),
    })),
  );
}

describe('GET /documents', () => {
  it('returns 401 to anonymous callers and 403 to pending preparers', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    expect((await api.call(list)).status).toBe(401);
    expect((await api.call(list, { token: pending.token })).problem.code).toBe('approval_pending');
  });

  it.each<Record<string, string>>([
    { limit: '0' },
    { limit: '1001' },
    { limit: 'x' },
    { cursor: 'x' },
    { sort: 'size' },
    { search: 'x'.repeat(121) },
  ])('returns 400 for %j', async (query) => {
    expect((await api.call(list, { token: one?.token ?? '', query })).status).toBe(400);
  });

  it('is empty for a preparer without clients', async () => {
    expect(await named(stranger)).toEqual([]);
  });

  it("lists a client's own documents, newest first", async () => {
    expect(await named(other)).toEqual(['other-1.pdf', 'other-0.pdf']);
  });

  it('lists the documents of assigned clients to a preparer, and all to an admin', async () => {
    expect(await named(assigned)).toEqual(['one-4.pdf', 'one-3.pdf', 'one-2.pdf', 'one-1.pdf', 'one-0.pdf']);
    expect(await named(admin)).toHaveLength(7);
  });

  it('reflects a change of preparer immediately', async () => {
    await api.make.assign(one, stranger);
    expect([await named(assigned), (await named(stranger)).length]).toEqual([[], 5]);
    await api.make.assign(one, assigned);
  });

  it('searches by file name, client and the end of the id, treating wildcards literally', async () => {
    const end = one?.id.slice(-8) ?? '';
    for (const [search, found] of [
      ['ONE-3', 1],
      ['other', 2],
      [end, 5],
      ['_', 0],
      ['%', 0],
      ["' OR true --", 0],
    ] as const) {
      expect([search, (await named(admin, { search })).length]).toEqual([search, found]);
    }
    expect(await named(assigned, { search: 'other' })).toEqual([]);
  });

  it('searches for a client name with more than a thousand matches', async () => {
    await addMany('Plenty', 1005);
    await asOwner(api.url, 'ANALYZE users');
    // For a page of 600, finding all matches first is cheaper; for a page of 200, walking the list is.
    for (const limit of [600, 200]) {
      const walked: string[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined;) {
        const query: DocumentQuery & PageRequest = { search: 'lenty many', sort: 'oldest', limit };
        if (cursor) query.cursor = cursor;
        const { body, headers } = await api.call(list, { token: admin?.token ?? '', query });
        walked.push(...body.map(({ filename }) => filename));
        const next: string | undefined = /[?&]cursor=([^&>]+)/.exec(String(headers.link))?.[1];
        cursor = next && decodeURIComponent(next);
      }
      expect(walked).toEqual(Array.from({ length: 1005 }, (_none, at) => `scan-${at + 1}.pdf`));
    }
    await api.query(`DELETE FROM documents WHERE filename LIKE 'scan-%'`);
  });

  it('sorts by each order', async () => {
    const oldest = ['one-0.pdf', 'one-1.pdf', 'one-2.pdf', 'one-3.pdf', 'one-4.pdf'];
    expect(await named(one, { sort: 'oldest' })).toEqual(oldest);
    expect(await named(one, { sort: 'filename' })).toEqual(oldest);
    expect(await named(one, { sort: 'filename_descending' })).toEqual(oldest.toReversed());
    expect(await named(admin, { sort: 'client', limit: 5 })).toHaveLength(5);
    expect(await named(admin, { sort: 'type' })).toHaveLength(7);
  });

  it('paginates without gaps while documents are being added', async () => {
    const first = await api.call(list, { token: one?.token ?? '', query: { limit: 2 } });
    expect(first.headers['x-total-count']).toBe('5');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1];
    const cursor = new URL(next ?? '', 'http://here').searchParams.get('cursor') ?? '';
    await add(one, 'one-late.pdf', 60);
    expect(await named(one, { limit: 2, cursor })).toEqual(['one-2.pdf', 'one-1.pdf']);
    const last = await api.call(list, { token: one?.token ?? '', query: { limit: 9, cursor } });
    expect([last.headers.link, last.headers['x-total-count']]).toEqual([undefined, '6']);
  });

  it('accepts a cursor only for the same list and the same person', async () => {
    const cursorOf = async (person: Person | undefined, query: Record<string, string | number>) => {
      const { headers } = await api.call(list, { token: person?.token ?? '', query: { limit: 2, ...query } });
      const next = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1];
      return new URL(next ?? '', 'http://here').searchParams.get('cursor') ?? '';
    };
    const refused = async (cursor: string, person = one, query: Record<string, string> = {}) => {
      const { status, problem } = await api.call(list, { token: person?.token ?? '', query: { ...query, cursor } });
      return [status, problem.errors?.[0]?.field];
    };
    const [mine, admins] = [await cursorOf(one, {}), await cursorOf(admin, {})];
    expect((await api.call(list, { token: one?.token ?? '', query: { cursor: mine } })).status).toBe(200);
    const [id = ''] = mine.split('.');
    const preparers = await api.call(preparerEndpoints.list, { token: one?.token ?? '', query: { limit: 1 } });
    const foreign = /cursor=([^&>]+)/.exec(String(preparers.headers.link))?.[1] ?? '';
    expect(foreign).not.toBe('');
    const answers = [
      await refused(admins),
      await refused(foreign),
      await refused(mine, other),
      await refused(mine, one, { sort: 'oldest' }),
      await refused(id),
      await refused(`${id}.`),
      await refused(`${id}.${'A'.repeat(22)}`),
      await refused(mine.replace(id, '01900000-0000-7000-8000-000000000000')),
    ];
    expect(answers).toEqual(answers.map(() => [400, 'cursor']));
  });

  it('does not reveal storage keys', async () => {
    const { body } = await api.call(list, { token: one?.token ?? '' });
    const facts = [
      'client_name',
      'content_type',
      'counts',
      'document_type',
      'filename',
      'id',
      'scan_state',
      'sent_back',
      'uploaded_at',
      'user_id',
      'version',
    ];
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(facts);
  });
});

describe('GET /client/{clientId}/documents', () => {
  const of = (person: Person | undefined, clientId = one?.id ?? '') =>
    api.call(documentEndpoints.ofClient, { token: person?.token ?? '', params: { clientId } });

  it("returns 403 to anyone but preparers, and 404 for another preparer's client as for a missing one", async () => {
    const [own, everybody] = [await of(one), await of(admin)];
    expect([own.status, everybody.status]).toEqual([403, 403]);
    const hidden = await of(stranger);
    const missing = await of(stranger, uuidv7());
    const malformed = await of(stranger, 'x');
    expect([hidden.status, missing.status, malformed.status]).toEqual([404, 404, 404]);
    expect(hidden.problem.detail).toBe(missing.problem.detail);
  });

  it('lists the documents of an assigned client and audits the access', async () => {
    expect((await of(assigned)).body.map(({ filename }) => filename)).toContain('one-0.pdf');
    const [seen] = await api.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM audit_log WHERE action = 'documents.list' AND actor_id = $1 AND object_id = $2`,
      [assigned?.id, one?.id],
    );
    expect(seen?.n).toBe(1);
  });
});
