import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import { requestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { adminSeasonEndpoints } from '@portal/domain/seasons/admin-seasons.endpoints';
import { uuidv7 } from 'uuidv7';
import type { Api } from './api';
import type { Column } from './authorization-table';
import { Authenticator } from '@portal/bff-access/testing/authenticator';
import { ordinaryForm } from '@portal/bff-platform/testing/hostile-multipart';
import { undoAmendments } from './return-requests';
import { inDays } from '@portal/bff-platform/testing/factory';
import type { Person } from '@portal/bff-access/testing/people';

/**
 * Three clients with one row of each kind. `own` and `third` are themselves callers ("own client" and "other client");
 * `others` is unrelated to every caller.
 */
const clients = ['own', 'others', 'third'] as const;
type Owner = (typeof clients)[number];

export interface Caller {
  column: Column;
  /** Name used in failure messages. */
  name: string;
  /** Absent for anonymous callers. */
  person?: Person;
  /** Clients whose data the caller may see. */
  reads: readonly Owner[];
}

/** Target of a request: a row of the client `own`, a row of an unrelated client, an unknown id, or a malformed id. */
export const targets = ['own', 'others', 'random', 'malformed'] as const;
export type Target = (typeof targets)[number];

/** Rows that belong to a client. */
type Belonging = 'client' | 'intake' | 'schedule-c' | 'document' | 'passkey' | 'request-item' | 'return';
/** Targets that belong to no client. There is one approved and one pending preparer, each with a code. */
const sharedKinds = [
  'preparer',
  'preparer-code',
  'office',
  'group-type',
  'group',
  'lead',
  'export-list',
  'season',
  'template',
] as const;
type Shared = (typeof sharedKinds)[number];
export type Kind = Belonging | Shared;
const isShared = (kind: Kind): kind is Shared => sharedKinds.some((shared) => shared === kind);

const malformed = "' OR 1=1 --";

/** All callers in the authorization table, and all rows they can request; created once. */
export class AuthorizationPeople {
  private constructor(
    private readonly api: Api,
    readonly callers: readonly Caller[],
    private readonly belongings: Readonly<Record<Owner, Readonly<Record<Belonging, string>>>>,
    private readonly shared: Readonly<Record<Shared, readonly [own: string, others: string]>>,
    /** Preparer of the unrelated client; clients can be assigned to them. */
    readonly preparer: Person,
  ) {}

  static async make(api: Api): Promise<AuthorizationPeople> {
    const callers = await makeCallers(api);
    const another = await api.people.client();
    const own = personOf(callers, 'own client');
    const belongings = {
      own: await makeBelongings(api, own),
      others: await makeBelongings(api, another),
      third: await makeBelongings(api, personOf(callers, 'other client')),
    };
    await makeForms(api, personOf(callers, 'unverified'));
    const [preparer, waiting] = [await api.people.preparer(), await api.people.preparer({ status: 'pending' })];
    const shared = {
      preparer: [(await api.people.preparer()).id, (await api.people.preparer({ status: 'pending' })).id],
      'preparer-code': [personOf(callers, 'assigned').preparer_code ?? '', waiting.preparer_code ?? ''],
      office: await makeOffices(api),
      'export-list': ['clients', 'intakes'],
      'group-type': ['all_clients', 'all_preparers'],
      group: await makePosts(api, personOf(callers, 'admin')),
      lead: [await makeLead(api), await makeLead(api)],
      template: [uuidv7(), uuidv7()],
      season: await makeSeasons(api),
    } as const;
    return new AuthorizationPeople(api, callers, belongings, shared, preparer);
  }

  /**
   * Creates extra callers of every kind without any rows, for requests that change the caller's state, such as signing
   * out.
   */
  async makeNewcomers(): Promise<readonly Caller[]> {
    return (await makeCallers(this.api)).map((caller) => ({ ...caller, reads: [] }));
  }

  idOf(kind: Kind, target: Target): string {
    if (target === 'malformed') return malformed;
    if (target === 'random') return kind === 'preparer-code' ? 'ZZZZZZ' : uuidv7();
    if (isShared(kind)) return this.shared[kind][target === 'own' ? 0 : 1];
    return this.belongings[target][kind];
  }

  /** Returns the ids in a response that the caller must not see. */
  hiddenIn(answer: string, { reads }: Caller): string[] {
    const hidden = clients.filter((owner) => !reads.includes(owner));
    return hidden.flatMap((owner) => Object.values(this.belongings[owner])).filter((id) => answer.includes(id));
  }

  /** Returns the ids that the response should contain but does not. */
  missingIn(answer: string, { reads }: Caller, kind: Belonging): string[] {
    return reads.map((owner) => this.belongings[owner][kind]).filter((id) => !answer.includes(id));
  }

  /** Restores assignments, returns and deleted preparers, documents and passkeys, and clears the rate limits. */
  async restore(): Promise<void> {
    await undoAmendments(this.api);
    await this.api.query('DELETE FROM rate_limits');
    await this.api.query('UPDATE documents SET deleted_at = NULL WHERE deleted_at IS NOT NULL');
    const [approved, pending] = this.shared.preparer;
    await this.api.query(
      `UPDATE users SET deleted_at = NULL, status = CASE id WHEN $1 THEN 'active' ELSE 'pending' END WHERE id IN ($1, $2)`,
      [approved, pending],
    );
    const { own, others, third } = this.belongings;
    const { make } = this.api;
    await this.api.query('DELETE FROM message_templates');
    await make.messageTemplate.all(this.shared.template.map((id) => ({ id })));
    await make.assign({ id: own.client }, personOf(this.callers, 'assigned'));
    await make.assign({ id: others.client }, this.preparer);
    await make.assign({ id: third.client }, personOf(this.callers, 'other preparer'));
    const left = await this.api.query<{ id: string }>('SELECT id FROM passkeys');
    for (const { client, passkey } of [own, others, third])
      if (left.every(({ id }) => id !== passkey)) await makePasskey(this.api, client, passkey);
  }

  /** Returns the stored rows of the unrelated client, which only an admin may see. */
  storedOfAnother(): Promise<object[]> {
    return this.api.query(
      `SELECT to_jsonb(intake) AS intake, to_jsonb(business) AS business, to_jsonb(document) AS document
       FROM intake_forms intake JOIN schedule_c_forms business USING (user_id) JOIN documents document USING (user_id)
       WHERE user_id = $1`,
      [this.belongings.others.client],
    );
  }
}

const personOf = (callers: readonly Caller[], column: Column): Person => {
  const person = callers.find((caller) => caller.column === column)?.person;
  if (!person) throw new Error(`There is no ${column}`);
  return person;
};

async function makeCallers(api: Api): Promise<readonly Caller[]> {
  const { people } = api;
  const gone = {
    client: await people.client(),
    preparer: await people.preparer(),
    admin: await people.admin(),
  };
  for (const { id } of Object.values(gone)) await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [id]);
  const made: (Omit<Caller, 'name'> & { name?: string })[] = [
    { column: 'visitor', reads: [] },
    { column: 'own client', person: await people.client(), reads: ['own'] },
    { column: 'other client', person: await people.client(), reads: ['third'] },
    { column: 'unverified', person: await unverifiedClient(api), reads: [] },
    { column: 'assigned', person: await people.preparer(), reads: ['own'] },
    { column: 'other preparer', person: await people.preparer(), reads: ['third'] },
    { column: 'pending', person: await people.preparer({ status: 'pending' }), reads: [] },
    { column: 'admin', person: await people.admin(), reads: clients },
    ...Object.entries(gone).map(([role, person]) => ({
      column: 'deleted' as const,
      name: `deleted ${role}`,
      person,
      reads: [],
    })),
  ];
  return made.map((caller) => ({ name: caller.column, ...caller }));
}

/** Creates a client who has uploaded five files, which is all that is possible before the address is verified. */
async function unverifiedClient(api: Api): Promise<Person> {
  const person = await api.people.client({ email_verified_at: null });
  // Older than the files of the others, so that the lists of newest files show those.
  await api.make.document.many(5, () => ({ user_id: person.id, uploaded_at: inDays(-1) }));
  return person;
}

async function makeBelongings(api: Api, person: Person): Promise<Record<Belonging, string>> {
  const forms = await makeForms(api, person);
  const [document, passkey] = [await sendDocument(api, person.token), await makePasskey(api, person.id)];
  const { body: own } = await api.call(returnEndpoints.mine, { token: person.token });
  const { body: asked } = await api.call(requestEndpoints.mine, { token: person.token });
  const item = asked.items.find(({ rule_key }) => rule_key === 'selfie');
  return { client: person.id, ...forms, document, passkey, 'request-item': item?.id ?? '', return: own?.id ?? '' };
}

async function makeForms(api: Api, { token }: Person) {
  const intake = await api.call(intakeEndpoints.create, { body: { city: 'Detroit' }, token });
  const business = await api.call(scheduleCEndpoints.create, { body: { gross_receipts: 10 }, token });
  return { intake: intake.body.id, 'schedule-c': business.body.id };
}

async function makePasskey(api: Api, user_id: string, id = uuidv7()): Promise<string> {
  const { id: credential_id, publicKey: public_key } = new Authenticator();
  await api.make.passkey({ id, user_id, credential_id, public_key });
  return id;
}

async function sendDocument(api: Api, token: string): Promise<string> {
  const { contentType, body } = ordinaryForm(100);
  const headers = { 'content-type': contentType, authorization: `Bearer ${token}` };
  const answer = await api.app.inject({ method: 'POST', url: '/api/documents/upload', headers, payload: body });
  return answer.json<{ id: string }>().id;
}

async function makeOffices(api: Api): Promise<readonly [string, string]> {
  const [west, east] = [
    { id: 'west-side', name: 'West Side' },
    { id: 'east-side', name: 'East Side' },
  ];
  await api.make.office.all([west, east]);
  return [west.id, east.id];
}

/** Creates seasons before that of the specs, which stays the newest open one, so that both can be closed. */
async function makeSeasons(api: Api): Promise<readonly [string, string]> {
  const { token } = await api.people.admin();
  for (const year of ['2022', '2023']) await api.call(adminSeasonEndpoints.open, { params: { year }, token });
  return ['2022', '2023'];
}

async function makeLead(api: Api): Promise<string> {
  const { body } = await api.call(preferencesEndpoints.create, { body: { submitted_via: 'general_intake_form' } });
  return body.id;
}

/** Posts to the groups of all clients and all preparers. @returns the ids of both groups */
async function makePosts(api: Api, { token }: Person): Promise<readonly [string, string]> {
  for (const group_type of ['all_clients', 'all_preparers'] as const)
    await api.call(messageEndpoints.postToGroup, { body: { group_type, content: 'Hello' }, token });
  const groups = await api.query<{ id: string }>(
    'SELECT id FROM message_groups WHERE office_id IS NULL ORDER BY group_type',
  );
  return [groups[0]?.id ?? '', groups[1]?.id ?? ''];
}
