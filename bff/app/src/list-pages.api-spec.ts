import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { fillPath } from '@portal/domain/contract/endpoint';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { startApi, type Api } from '../testing/api';
import { ordinaryForm } from '@portal/bff-platform/testing/hostile-multipart';
import { Authenticator } from '@portal/bff-access/testing/authenticator';
import type { Person } from '@portal/bff-access/testing/people';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { completeScheduleC } from '@portal/bff-tax-forms/testing/schedule-c-bodies';
import { allEndpoints } from '@portal/bff-platform/http/all-endpoints';

type Reader = 'visitor' | 'client' | 'preparer' | 'admin';
/** Type of the object in a list's path. */
type Subject = 'client' | 'preparer' | 'intake' | 'schedule-c' | 'group';

/** The role that reads each list of the contract, and the object in its path. Every list has at least two rows. */
const readings: Readonly<Record<string, readonly [Reader, Subject?]>> = {
  'adminAccounts.list': ['admin'],
  'adminClients.list': ['admin'],
  'adminClients.preferences': ['admin', 'client'],
  'adminClients.unassigned': ['admin'],
  'adminIntakes.list': ['admin'],
  'adminIntakes.sharedSsns': ['admin'],
  'adminOffices.list': ['admin'],
  'adminReturns.list': ['admin'],
  'assignments.history': ['admin'],
  'assignments.undoable': ['admin'],
  'audit.list': ['admin'],
  'clients.intakeHistory': ['preparer', 'client'],
  'clients.list': ['preparer'],
  'clients.scheduleCHistory': ['preparer', 'client'],
  'documents.list': ['client'],
  'documents.ofClient': ['preparer', 'client'],
  'documents.trash': ['client'],
  'intake.history': ['client', 'intake'],
  'leads.list': ['admin'],
  'messages.contacts': ['preparer'],
  'messages.conversation': ['client', 'preparer'],
  'messages.groupMessages': ['client', 'group'],
  'messages.groups': ['admin'],
  'messageTemplates.forClient': ['preparer', 'client'],
  'messageTemplates.list': ['admin'],
  'messages.ofClient': ['preparer', 'client'],
  'offices.list': ['visitor'],
  'passkeys.list': ['client'],
  'preparers.directory': ['visitor'],
  'preparers.list': ['client'],
  'returns.queue': ['preparer'],
  'scheduleC.history': ['client', 'schedule-c'],
  'signedInDevices.list': ['client'],
};

let api: Api;
let readers: Readonly<Record<Reader, Person | undefined>>;
let subjects: Readonly<Record<Subject, string>>;

beforeAll(async () => {
  api = await startApi();
  const { people } = api;
  const [admin, preparer, client] = [await people.admin(), await people.preparer(), await people.client()];
  readers = { visitor: undefined, client, preparer, admin };
  const [second, lone, other] = [await people.client(), await people.client(), await people.client()];
  await people.preparer();
  const { email, password } = client;
  await api.call(accountEndpoints.login, { body: { email, password } });
  for (const { id: credential_id, publicKey: public_key } of [new Authenticator(), new Authenticator()])
    await api.make.passkey({ user_id: client.id, credential_id, public_key });
  await api.make.messageTemplate.many(2, () => ({}));
  await api.make.office.all([{ id: 'east' }, { id: 'north' }, { id: 'west' }]);
  for (const { id } of [client, second])
    await api.call(assignmentEndpoints.bulkAssign, {
      body: { client_ids: [id], preparer_id: preparer.id },
      token: admin.token,
    });
  const intake = await submitTwice(client);
  for (const [{ token }, ssn] of [
    [second, completeIntake().ssn],
    [lone, '400113333'],
    [other, '400113333'],
  ] as const)
    await api.call(intakeEndpoints.create, { body: { ssn: ssn ?? '' }, token });
  for (let at = 0; at < 4; at++) await sendDocument(client, at);
  const { body: documents } = await api.call(documentEndpoints.list, { token: client.token });
  for (const { id } of documents.slice(2))
    await api.call(documentEndpoints.remove, { params: { id }, token: client.token });
  for (const content of ['One', 'Two']) {
    await api.call(messageEndpoints.send, { body: { recipient_id: preparer.id, content }, token: client.token });
    await api.call(messageEndpoints.postToGroup, { body: { group_type: 'all_clients', content }, token: admin.token });
    for (const token of [undefined, client.token])
      await api.call(preferencesEndpoints.create, {
        body: { submitted_via: 'general_intake_form' },
        ...(token ? { token } : {}),
      });
  }
  subjects = { client: client.id, preparer: preparer.id, group: 'all_clients', ...intake };
});
afterAll(() => api.stop());

async function submitTwice({ token }: Person): Promise<Record<'intake' | 'schedule-c', string>> {
  const intake = await api.call(intakeEndpoints.create, { body: { ...completeIntake(), submitted: true }, token });
  const business = await api.call(scheduleCEndpoints.create, {
    body: { ...completeScheduleC(), submitted: true },
    token,
  });
  for (const [endpoint, { id }] of [
    [intakeEndpoints.update, intake.body],
    [scheduleCEndpoints.update, business.body],
  ] as const)
    await api.call(endpoint, { params: { id }, body: { submitted: true }, token });
  return { intake: intake.body.id, 'schedule-c': business.body.id };
}

async function sendDocument({ token }: Person, at: number): Promise<void> {
  const { contentType, body } = ordinaryForm(100 + at);
  const headers = { 'content-type': contentType, authorization: `Bearer ${token}` };
  await api.app.inject({ method: 'POST', url: '/api/documents/upload', headers, payload: body });
}

/** Reads one page by its path. */
async function read(url: string, reader: Person | undefined) {
  const headers = reader ? { authorization: `Bearer ${reader.token}` } : {};
  const { statusCode, headers: sent, body } = await api.app.inject({ method: 'GET', url, headers });
  expect([url, statusCode]).toEqual([url, 200]);
  return {
    rows: (JSON.parse(body) as unknown[]).map((row) => JSON.stringify(row)),
    total: Number(sent['x-total-count']),
    next: /<([^>]+)>; rel="next"/.exec(String(sent.link))?.[1],
  };
}

const lists = allEndpoints.filter(({ endpoint }) => endpoint.response === 'list');

describe('lists of the contract', () => {
  it('are all covered by this test', () => {
    expect(lists.map(({ name }) => name).toSorted()).toEqual(Object.keys(readings).toSorted());
  });

  it.each(lists)(
    '$name returns one row with limit=1, the total count, and a link to the next page',
    async ({ name, endpoint }) => {
      const [reader = 'visitor', subject] = readings[name] ?? [];
      const [parameter = ''] = /(?<=\{)\w+/.exec(endpoint.path) ?? [];
      const path = fillPath(endpoint.path, subject ? { [parameter]: subjects[subject] } : {});
      const first = await read(`/api${path}?limit=1`, readers[reader]);
      expect(first.rows).toHaveLength(1);
      expect(first.total).toBeGreaterThan(1);
      expect(first.next).toBeDefined();
      const rows = [...first.rows];
      for (let { next } = first; next !== undefined && rows.length <= first.total;) {
        const page = await read(next, readers[reader]);
        rows.push(...page.rows);
        next = page.next;
      }
      expect(rows).toHaveLength(first.total);
      expect(new Set(rows).size).toBe(first.total);
    },
  );
});
