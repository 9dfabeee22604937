import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import type { Role } from '@portal/domain/contract/access-policy';
import { season } from '@portal/domain/testing/season';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { ReadableClients } from '@portal/bff-access/client-access';
import type { Person } from '@portal/bff-access/testing/people';
import { DocumentEntity } from '@portal/bff-documents/document.entity';
import { DocumentTrashRepository } from '@portal/bff-documents/document-trash.repository';
import { asPerson, asSystem } from '@portal/bff-platform/request/acting';
import { MessageEntity } from '@portal/bff-messages/messages/message.entity';
import { IntakeEntity } from '@portal/bff-tax-forms/intakes/intake.entity';
import { ScheduleCEntity } from '@portal/bff-tax-forms/schedule-c/schedule-c.entity';
import { TaxFormsRepository } from '@portal/bff-tax-forms/tax-forms/tax-forms.repository';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { completeScheduleC } from '@portal/bff-tax-forms/testing/schedule-c-bodies';
import { startApi, type Api } from '../testing/api';
import { makeRowsOfReturn } from '../testing/return-rows';

/** Protected tables, by the column of the client or other person to whom a row belongs. */
const owners = {
  intake_forms: 'user_id',
  intake_snapshots: 'user_id',
  schedule_c_forms: 'user_id',
  schedule_c_snapshots: 'user_id',
  client_income: 'client_id',
  documents: 'user_id',
  messages: 'key_owner_id',
  message_attachments: 'client_id',
  message_threads: 'person_id',
  data_keys: 'owner_id',
  tax_returns: 'client_id',
  return_transitions: 'client_id',
  return_notes: 'client_id',
  filings: 'client_id',
  return_situations: 'client_id',
  request_items: 'client_id',
  request_item_documents: 'client_id',
  request_item_events: 'client_id',
} as const;
const tables = Object.keys(owners) as (keyof typeof owners)[];

/** All other tables, by the reason why they have no policies. */
const unprotected: Readonly<Record<string, readonly string[]>> = {
  'read before the caller is known; holds hashes, public keys, or what the sign-in needs': [
    'users',
    'sessions',
    'refresh_tokens',
    'known_devices',
    'passkeys',
    'recovery_codes',
    'password_resets',
    'email_verifications',
    'rate_limits',
    'used_passkey_challenges',
  ],
  'ids of who serves whom, which the policies themselves and the triggers read': [
    'assignments',
    'preparer_choices',
    'unassigned_clients',
  ],
  'append-only, and read by admins alone; holds names and ids, no content': ['assignment_history', 'audit_log'],
  'counts of equal indexes, without the people who entered the numbers': ['ssn_holders'],
  'ids and numbers of work in the office': ['bulk_assignments', 'preparer_income', 'running_totals'],
  'announced to all servers for all people; holds ids': ['events', 'group_read_markers'],
  'read by everybody in a group, encrypted with the data key of the office': ['group_messages'],
  'visitors write them before they are clients, and admins read them; answers are encrypted': ['client_preferences'],
  'found by key and caller, encrypted with the data key of the caller': ['idempotency_keys'],
  'sent by the service itself, encrypted': ['mails'],
  'filters that a member of staff has saved or used last; hold no search': ['list_filters'],
  'filters that a preparer has saved under a name': ['client_views'],
  'texts of the office without a client': ['message_templates'],
  'shown to every visitor': ['message_groups', 'offices', 'preparer_profiles', 'site_settings'],
  'the tax years of the office, which every request reads': ['seasons'],
  'the moves that any return can make': ['return_edges'],
  'belongs to the deployment': ['deployment_facts', 'index_key_proofs', 'schema_migrations'],
};

type Reader = Person & { role: Role };
let api: Api;
let client: Reader;
/** Everybody else, by what they are to the client. */
let others: Readonly<Record<'client' | 'preparer' | 'former preparer' | 'admin', Reader>>;
let intakeId = '';
let document: Awaited<ReturnType<Api['make']['document']>>;

beforeAll(async () => {
  api = await startApi();
  const { people, make, call } = api;
  client = { ...(await people.client()), role: 'client' };
  others = {
    client: { ...(await people.client()), role: 'client' },
    preparer: { ...(await people.preparer()), role: 'preparer' },
    'former preparer': { ...(await people.preparer()), role: 'preparer' },
    admin: { ...(await people.admin()), role: 'admin' },
  };
  await make.assign(client, others['former preparer']);
  await make.assign(client, others.preparer);
  const { token } = client;
  const intake = await call(intakeEndpoints.create, { body: { ...completeIntake(), submitted: true }, token });
  const business = { ...completeScheduleC(), submitted: true };
  const statuses = [intake.status, (await call(scheduleCEndpoints.create, { body: business, token })).status];
  expect(statuses).toEqual([201, 201]);
  intakeId = intake.body.id;
  document = await make.document({ user_id: client.id });
  const letter = { recipient_id: others.preparer.id, content: 'Hello', document_ids: [document.id] };
  expect((await call(messageEndpoints.send, { body: letter, token })).status).toBe(201);
  await makeRowsOfReturn(api, { client_id: client.id, author_id: others.preparer.id, document_id: document.id });
});
afterAll(() => api.stop());
afterEach(() => jest.restoreAllMocks());

const database = (): DataSource => api.get(DataSource);
const countOf = async (table: keyof typeof owners): Promise<number | undefined> => {
  const sql = `SELECT count(*)::int AS n FROM ${table} WHERE ${owners[table]} = $1`;
  return (await database().query<{ n: number }[]>(sql, [client.id]))[0]?.n;
};

const strangers = ['client', 'former preparer', 'preparer', 'admin'] as const;

describe('row-level security', () => {
  it('is forced on exactly these tables', async () => {
    const forced = await api.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relrowsecurity AND relforcerowsecurity ORDER BY relname`,
    );
    expect(forced.map(({ name }) => name)).toEqual([...tables].sort());
  });

  it('covers every table, unless it is listed with a reason', async () => {
    const all = await api.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p', 'm') AND relnamespace = 'public'::regnamespace`,
    );
    const decided = [...tables, ...Object.values(unprotected).flat()];
    expect(all.map(({ name }) => name).sort()).toEqual(decided.sort());
  });

  it.each(tables)('shows no row of %s without an actor, on the role of the service', async (table) => {
    expect(await database().query(`SELECT 1 FROM ${table}`)).toEqual([]);
    expect(await asSystem(() => countOf(table))).toBeGreaterThan(0);
    expect(
      await database().query(
        `SELECT current_user AS name, session_user AS login, rolsuper, rolbypassrls FROM pg_roles
         WHERE rolname = current_user`,
      ),
    ).toEqual([{ name: 'portal_app', login: 'portal_service', rolsuper: false, rolbypassrls: false }]);
  });

  it.each(tables)('leaves %s to servers of the previous release, which set no actor', async (table) => {
    const found = await database().transaction(async (transaction) => {
      await transaction.query(`SET LOCAL application_name = 'portal-application'`);
      return transaction.query<object[]>(`SELECT 1 FROM ${table} LIMIT 1`);
    });
    expect(found).toHaveLength(1);
  });

  it.each(tables)('shows a row of %s to its client, and to whoever the repositories show it to', async (table) => {
    const isPrivate = table === 'messages' || table === 'message_threads';
    const seen = async (reader: Reader) => ((await asPerson(reader, () => countOf(table))) ?? 0) > 0;
    // Notes are about the client, for the office alone.
    expect(await seen(client)).toBe(table !== 'return_notes');
    expect(await seen(others.client)).toBe(false);
    expect(await seen(others['former preparer'])).toBe(false);
    expect(await seen(others.preparer)).toBe(true);
    expect(await seen(others.admin)).toBe(!isPrivate);
  });

  it.each(strangers)('lets a %s change no form, document or key of the client', async (who) => {
    for (const table of ['intake_forms', 'schedule_c_forms', 'documents', 'data_keys'] as const) {
      const sql = `UPDATE ${table} SET ${owners[table]} = ${owners[table]} WHERE ${owners[table]} = $1`;
      const [, affected] = await asPerson(others[who], () => database().query<[object[], number]>(sql, [client.id]));
      expect([table, affected]).toEqual([table, 0]);
    }
    const remove = () => database().manager.delete(DocumentEntity, { id: document.id });
    expect((await asPerson(others[who], remove)).affected).toBe(0);
  });

  it.each(strangers)('refuses a %s who adds a form or document to the client, or writes as the client', async (who) => {
    const { id: user_id } = client;
    const content = Buffer.alloc(1);
    const message = { id: uuidv7(), sender_id: user_id, recipient_id: others[who].id, key_owner_id: user_id, content };
    const form = { id: uuidv7(), user_id, tax_year: 2023 };
    const { manager } = database();
    for (const add of [
      () => manager.insert(IntakeEntity, form),
      () => manager.insert(ScheduleCEntity, form),
      () => manager.insert(DocumentEntity, { ...document, id: uuidv7(), storage_key: uuidv7() }),
      () => manager.insert(MessageEntity, message),
    ])
      await expect(asPerson(others[who], add)).rejects.toThrow('row-level security');
  });

  it('lets nobody write the income of a client, which triggers sum from the forms', async () => {
    const table = 'client_income';
    const write = () => database().createQueryBuilder();
    for (const who of [client, others.admin])
      for (const change of [
        () => write().update(table).set({ w2_income: 0 }).execute(),
        () => write().delete().from(table).execute(),
        () => write().insert().into(table, ['client_id']).values({ client_id: uuidv7() }).execute(),
      ])
        await expect(asPerson<unknown>(who, change)).rejects.toThrow('permission denied');
  });

  it('lets nobody but the two people see or answer a conversation, not even an admin', async () => {
    const find = () => database().query('SELECT id FROM messages');
    expect(await asPerson(others.admin, find)).toEqual([]);
    expect(await asPerson(others.preparer, find)).toHaveLength(1);
    const read = () =>
      database().query<[object[], number]>('UPDATE messages SET read_at = now() WHERE read_at IS NULL');
    expect((await asPerson(client, read))[1]).toBe(0);
  });
});

describe.each([
  `portal_season_documents_named(${season}::smallint, '{%w2%}', '', NULL, NULL, NULL, 10)`,
  `portal_documents_named('{%w2%}', '', NULL, NULL, NULL, 10)`,
])('%s', (call) => {
  const named = () => database().query<{ id: string }[]>(`SELECT ${call} AS id`);

  it.each(strangers.filter((who) => who !== 'admin'))('tells a %s nothing', async (who) => {
    expect(await asPerson(others[who], named)).toEqual([]);
  });

  it('tells nobody nothing, and an admin the ids', async () => {
    expect(await named()).toEqual([]);
    expect(await asPerson(others.admin, named)).toEqual([{ id: document.id }]);
  });
});

/** Takes the filter out of the repository, by which it finds only what the caller may see. */
const withoutFilter = {
  documents: () => jest.spyOn(ReadableClients.prototype, 'restrict').mockImplementation((query) => query),
  ownDocument: () =>
    jest
      .spyOn(DocumentTrashRepository.prototype, 'lock')
      .mockImplementation(async (transaction: EntityManager, _client, id) => {
        return (await transaction.findOneBy(DocumentEntity, { id })) ?? undefined;
      }),
  form: () =>
    jest
      .spyOn(TaxFormsRepository.prototype, 'lock')
      .mockImplementation((transaction: EntityManager, _client, which) => transaction.findOneBy(IntakeEntity, which)),
  submissions: () =>
    jest
      .spyOn(TaxFormsRepository.prototype, 'exists')
      .mockImplementation((_client, id) => database().manager.existsBy(IntakeEntity, { id })),
};

describe('with the filter taken out of a repository', () => {
  const ofDocument = () => ({ params: { id: document.id } });
  const intake = () => ({ params: { id: intakeId } });

  it.each(['client', 'former preparer'] as const)('a %s still gets 404 for a document', async (who) => {
    const filter = withoutFilter.documents();
    const { token } = others[who];
    for (const endpoint of [documentEndpoints.view, documentEndpoints.download])
      expect((await api.call(endpoint, { ...ofDocument(), token })).status).toBe(404);
    const { status, body } = await api.call(documentEndpoints.list, { token });
    expect([status, body]).toEqual([200, []]);
    expect(filter).toHaveBeenCalled();
  });

  it('another client still gets 404 for changing or deleting a document', async () => {
    const filter = withoutFilter.ownDocument();
    const { token } = others.client;
    const body = { filename: 'mine.pdf', version: 1 };
    expect((await api.call(documentEndpoints.change, { ...ofDocument(), body, token })).status).toBe(404);
    expect((await api.call(documentEndpoints.remove, { ...ofDocument(), token })).status).toBe(404);
    expect(filter).toHaveBeenCalledTimes(2);
  });

  it('another client still gets 404 for an intake form and its submissions', async () => {
    const filters = [withoutFilter.form(), withoutFilter.submissions()];
    const { token } = others.client;
    const body = { city: 'Flint' };
    expect((await api.call(intakeEndpoints.update, { ...intake(), body, token })).status).toBe(404);
    expect((await api.call(intakeEndpoints.discardChanges, { ...intake(), token })).status).toBe(404);
    expect((await api.call(intakeEndpoints.history, { ...intake(), token })).status).toBe(404);
    for (const filter of filters) expect(filter).toHaveBeenCalled();
  });

  it('the client finds them, so the 404 is not the test’s own', async () => {
    const filters = [withoutFilter.submissions(), withoutFilter.ownDocument()];
    const { token } = client;
    expect((await api.call(intakeEndpoints.history, { ...intake(), token })).status).toBe(200);
    expect((await api.call(documentEndpoints.remove, { ...ofDocument(), token })).status).toBe(204);
    for (const filter of filters) expect(filter).toHaveBeenCalled();
  });
});
