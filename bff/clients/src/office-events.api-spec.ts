import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { officeNouns, type OfficeNoun } from '@portal/domain/messages/message-kinds';
import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { siteSettingsEndpoints } from '@portal/domain/site/site-settings.endpoints';
import { startApi, type Api } from '../testing/api';
import { EventReader } from '@portal/bff-platform/testing/event-reader';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
/** Another replica on the same database; the admin's stream is connected to it. */
let other: Api;
let url: string;
let admin: Person;
let client: Person;
let preparer: Person;

beforeAll(async () => {
  api = await startApi();
  other = await startApi({}, api.url);
  url = await other.listen();
  [client, preparer, admin] = [await api.people.client(), await api.people.preparer(), await api.people.admin()];
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

const open = async (person: Person, lastEventId?: number): Promise<EventReader> => {
  const reader = await EventReader.open(url, person.token, lastEventId);
  await reader.untilKind('ready');
  return reader;
};
const heard = ({ events }: EventReader): OfficeNoun[] => events.flatMap(({ changed }) => changed ?? []);

const office = {
  name: 'Heard Of',
  address: '1 Main Street',
  city: 'Detroit',
  state: 'MI',
  zip_code: '48201',
  phone: '313-555-0119',
  email: 'heard@example.com',
};

/** Actions on one server, and the kind of change that the other server reports to the admin. */
const changes: readonly [what: string, noun: OfficeNoun, act: () => Promise<unknown>][] = [
  ['a client registers', 'clients', () => api.people.client()],
  ['a preparer registers', 'preparers', () => api.people.preparer({ status: 'pending' })],
  ['a client starts an intake form', 'intakes', () => ask(intakeEndpoints.create, client, { body: { city: 'Flint' } })],
  [
    'a client is assigned',
    'assignments',
    () => ask(assignmentEndpoints.reassign, admin, { body: { client_id: client.id, to_preparer_id: preparer.id } }),
  ],
  ['an office is created', 'offices', () => ask(adminOfficeEndpoints.create, admin, { body: office })],
  [
    'a preparer joins the office',
    'preparers',
    () =>
      ask(adminPreparerEndpoints.assignToOffice, admin, { query: { preparer_id: preparer.id, office_id: 'heard-of' } }),
  ],
  [
    'a visitor sends a lead',
    'leads',
    () =>
      ask(preferencesEndpoints.create, undefined, {
        body: { submitted_via: 'general_intake_form', first_name: 'Lena' },
      }),
  ],
  [
    'the office changes its name',
    'site',
    async () => {
      const { body } = await api.call(siteSettingsEndpoints.read, { token: admin.token });
      const entered = { founded_year: 1987, phone: '313-555-0101', email: 'hello@lakeside.example' };
      return ask(siteSettingsEndpoints.update, admin, { body: { ...body, ...entered, name: 'Lakeside Tax' } });
    },
  ],
];

async function ask(endpoint: Parameters<Api['call']>[0], person: Person | undefined, request: object): Promise<void> {
  const { status } = await api.call(endpoint, { ...request, ...(person ? { token: person.token } : {}) });
  expect([200, 201]).toContain(status);
}

describe("admin's event stream", () => {
  it.each(changes)('reports that %s: %s', async (_what, noun, act) => {
    const reader = await open(admin);
    const before = reader.events.length;
    await act();
    await reader.until(() => reader.events.slice(before).some(({ changed }) => changed?.includes(noun)));
    // The event contains nothing but the kind of change.
    for (const event of reader.events.filter(({ kind }) => kind === 'office'))
      expect(Object.keys(event).sort()).toEqual(['changed', 'kind']);
    await reader.drop();
  });

  it('delivers changes made just before it opened, and all kinds after a reconnect', async () => {
    const [first, back] = [await open(admin), await open(admin)];
    await first.until(() => heard(first).includes('site'));
    const again = await open(admin, back.lastId);
    await again.until(() => heard(again).length >= officeNouns.length);
    expect(heard(again)).toEqual(expect.arrayContaining([...officeNouns]));
    for (const reader of [first, back, again]) await reader.drop();
  });

  it('batches frequent changes', async () => {
    const reader = await open(admin);
    const before = reader.events.length;
    for (let at = 0; at < 20; at += 1)
      await ask(intakeEndpoints.create, await api.people.client(), { body: { city: 'Flint' } });
    await reader.until(() => reader.events.slice(before).some(({ changed }) => changed?.includes('intakes')));
    expect(reader.events.length - before).toBeLessThan(20);
    await reader.drop();
  });

  it('delivers office changes only to admins', async () => {
    const readers = [await open(client), await open(preparer)];
    const listening = await open(admin);
    const before = listening.events.length;
    await api.people.client();
    await listening.until(() => listening.events.slice(before).some(({ changed }) => changed?.includes('clients')));
    for (const reader of readers) expect(heard(reader)).toEqual([]);
    for (const reader of [...readers, listening]) await reader.drop();
  });
});
