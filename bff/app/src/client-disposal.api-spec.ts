import { randomUUID } from 'node:crypto';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { adminAccountEndpoints } from '@portal/domain/accounts/admin-accounts.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { ClientDisposalJob } from '@portal/bff-access/auth/management/client-disposal.job';
import { Authenticator } from '@portal/bff-access/testing/authenticator';
import type { Person } from '@portal/bff-access/testing/people';
import { recount, shown } from '@portal/bff-clients/testing/office-numbers';
import { DocumentCalls } from '@portal/bff-documents/testing/documents';
import { OrphanedFilesJob } from '@portal/bff-documents/orphaned-files.job';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { completeScheduleC } from '@portal/bff-tax-forms/testing/schedule-c-bodies';
import { startApi, type Api } from '../testing/api';
import { makeRowsOfReturn } from '../testing/return-rows';

let api: Api;
let admin: Person;
let preparer: Person;
let documents: DocumentCalls;
beforeAll(async () => {
  api = await startApi();
  [admin, preparer] = [await api.people.admin(), await api.people.preparer()];
  documents = await DocumentCalls.of(api);
});
afterAll(() => api.stop());

/** Creates a client with a row in every table that can hold something of a client. */
async function clientWithRecords(name: string): Promise<Person> {
  const client = await api.people.client({ first_name: name, last_name: `${name}son` });
  const by = { token: client.token };
  const created = [
    await api.call(intakeEndpoints.create, { body: { ...completeIntake(), submitted: true }, ...by }),
    await api.call(scheduleCEndpoints.create, { body: { ...completeScheduleC(), submitted: true }, ...by }),
    await api.call(preferencesEndpoints.create, {
      body: { submitted_via: 'general_intake_form', questions: `${name} asks` },
      ...by,
      headers: { 'idempotency-key': `preferences-of-${name}` },
    }),
    await documents.upload(client, { name: `${name}.pdf` }),
  ];
  expect(created.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  await api.make.assign(client, preparer);
  const [document] = await api.query<{ id: string }>('SELECT id FROM documents WHERE user_id = $1', [client.id]);
  const [client_id, author_id, document_id] = [client.id, preparer.id, document?.id ?? ''];
  await makeRowsOfReturn(api, { client_id, author_id, document_id });
  await api.call(messageEndpoints.send, { body: { recipient_id: preparer.id, content: `${name} writes` }, ...by });
  await api.call(messageEndpoints.send, {
    body: { recipient_id: client.id, content: `answer to ${name}` },
    token: preparer.token,
  });
  await api.make.mail({ kind: 'message_waiting', cause: randomUUID(), recipient: client.email });
  await api.make.resetLink(client.id);
  const { id: credential_id, publicKey: public_key } = new Authenticator();
  await api.make.passkey({ user_id: client.id, credential_id, public_key, name: `${name}’s phone` });
  await api.make.reassignment({
    ...{ client_id: client.id, client_name: name, to_preparer_id: preparer.id },
    ...{ reason: `${name} moved`, reassigned_by: admin.id },
  });
  return client;
}

/** Closes an account as of a moment in the past. */
async function close({ id }: Person, closedAt: string): Promise<void> {
  const { status } = await api.call(adminAccountEndpoints.close, { params: { id }, body: {}, token: admin.token });
  expect(status).toBe(200);
  await api.query('UPDATE users SET closed_at = $2 WHERE id = $1', [id, closedAt]);
}

/** Counts the rows of each table that contain a text anywhere. */
async function tablesWith(text: string): Promise<Record<string, number>> {
  const tables = await api.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await api.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM "${name}" one WHERE position(lower($1) in lower(one::text)) > 0`,
      [text],
    );
    if (row?.n) counts[name] = row.n;
  }
  return counts;
}

async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of api.get(DocumentStore).list()) keys.push(key);
  return keys;
}

const run = () => api.get(ClientDisposalJob).run();

/** Three years after the close of the return period, which ends on June 30 (26 U.S.C. 6107(b)). */
const yearsAgo = (years: number, days = 0): string => {
  const now = new Date();
  const endOfPeriod = now.getUTCMonth() < 6 ? now.getUTCFullYear() - 1 : now.getUTCFullYear();
  return new Date(Date.UTC(endOfPeriod - years, 6, 1 + days)).toISOString();
};

describe('disposal of former clients', () => {
  it.each([
    ['2024-07-01T00:00:00Z', '2028-07-01T00:00:00.000Z'],
    ['2025-06-30T23:59:59Z', '2028-07-01T00:00:00.000Z'],
    ['2025-07-01T00:00:00Z', '2029-07-01T00:00:00.000Z'],
    ['2026-01-01T00:00:00Z', '2029-07-01T00:00:00.000Z'],
  ])('is due three years after the return period in which the account was closed: %s', async (closed, due) => {
    const [row] = await api.query<{ due: Date }>('SELECT client_disposal_due_at($1) AS due', [closed]);
    expect(row?.due.toISOString()).toBe(due);
  });

  it('leaves no trace of a client who is due but the bare account, and nothing of others is lost', async () => {
    const [former, kept] = [await clientWithRecords('Formerina'), await clientWithRecords('Keptina')];
    await close(former, yearsAgo(3, -1));
    await api.query('DELETE FROM rate_limits');
    const others = await tablesWith(kept.id);
    expect(Object.keys(await tablesWith(former.id)).length).toBeGreaterThan(15);
    await run();
    // These expire within an hour.
    await api.query('DELETE FROM rate_limits');
    expect(await tablesWith(former.id)).toEqual({ assignment_history: 1, audit_log: expect.any(Number), users: 1 });
    for (const text of ['Formerina', former.email]) expect(await tablesWith(text)).toEqual({});
    expect(await tablesWith(kept.id)).toEqual(others);
    expect((await documents.get(kept, (await documentsOf(kept))[0] ?? '', 'download')).status).toBe(200);
    const [entry] = await api.query<{ actor_id: string | null }>(
      `SELECT actor_id FROM audit_log WHERE action = 'account.dispose' AND object_id = $1`,
      [former.id],
    );
    expect(entry).toEqual({ actor_id: null });
    const office = { api, token: admin.token, happen: () => Promise.resolve() };
    expect(await shown(office)).toEqual(await recount(office));
  });

  it('deletes the files too', async () => {
    const former = await clientWithRecords('Paperina');
    const [document] = await api.query<{ storage_key: string }>(
      'SELECT storage_key FROM documents WHERE user_id = $1',
      [former.id],
    );
    await close(former, yearsAgo(4));
    expect(await storedFiles()).toContain(document?.storage_key);
    await run();
    await api.get(OrphanedFilesJob).sweep(0);
    expect(await storedFiles()).not.toContain(document?.storage_key);
  });

  it('spares clients who are not due yet, whose account is open, and staff', async () => {
    const [early, open] = [await clientWithRecords('Earlyna'), await clientWithRecords('Openina')];
    await close(early, yearsAgo(2, 1));
    const staff = await api.people.admin();
    await close(staff, yearsAgo(9));
    await api.query('UPDATE users SET closed_at = $2 WHERE id = $1', [open.id, yearsAgo(9)]);
    const before = await Promise.all([early, open, staff].map(({ id }) => tablesWith(id)));
    await run();
    for (const { id } of [early, open, staff])
      expect(await api.query('SELECT dispose_of_client($1) AS done', [id])).toEqual([{ done: false }]);
    expect(await Promise.all([early, open, staff].map(({ id }) => tablesWith(id)))).toEqual(before);
  });

  it('happens once, even if two replicas run at the same time', async () => {
    const former = await clientWithRecords('Twicina');
    await close(former, yearsAgo(5));
    await Promise.all([run(), run(), run()]);
    const entries = await api.query(`SELECT FROM audit_log WHERE action = 'account.dispose' AND object_id = $1`, [
      former.id,
    ]);
    expect(entries).toHaveLength(1);
  });

  it('cannot be undone by reopening the account, and frees its address', async () => {
    const former = await clientWithRecords('Againina');
    await close(former, yearsAgo(5));
    await run();
    const { status } = await api.call(adminAccountEndpoints.reopen, {
      params: { id: former.id },
      token: admin.token,
    });
    expect(status).toBe(404);
    expect((await api.call(assignmentEndpoints.mine, { token: former.token })).status).toBe(401);
    await api.people.client({ email: former.email });
  });
});

const documentsOf = async ({ id }: Person): Promise<string[]> =>
  (await api.query<{ id: string }>('SELECT id FROM documents WHERE user_id = $1', [id])).map((row) => row.id);
