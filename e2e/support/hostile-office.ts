import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { User } from '@portal/domain/account/account.dto';
import { hostile, longEmail } from './hostile-values';
import type { OwnPortal } from './own-portal';
import { canaries, type Credentials } from './people';

const { site, office, preparer, client, messages, lead, reasons, closed } = hostile;
const byte = (): number => 1 + Math.floor(Math.random() * 250);
const phone = '313-555-0142';
const place = { state: 'MI', zip_code: '48226' };

type Body = Readonly<Record<string, unknown>>;
type Send = <Answer = Body>(method: 'POST' | 'PUT' | 'GET', path: string, data?: Body) => Promise<Answer>;

/** Returns a function that calls the API as the user of the token, or as a visitor. */
const caller =
  (api: APIRequestContext, { url }: OwnPortal, token?: string): Send =>
  async <Answer>(method: string, path: string, data?: Body) => {
    const headers = {
      // An address of its own per request, so that the rate limits of one visitor are not reached.
      'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
      'user-agent': hostile.device,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const answer = await api.fetch(`${url}/api${path}`, { method, headers, ...(data ? { data } : {}) });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path} is answered with ${answer.status()} ${text}`).toBe(true);
    return (text ? JSON.parse(text) : undefined) as Answer;
  };

interface SignedIn {
  access_token: string;
  user: User;
  pin?: string;
}

export interface HostileOffice {
  officeId: string;
  preparer: Credentials & { id: string; code: string };
  client: Credentials & { id: string };
  admin: Credentials;
}

/** Fills an empty portal with hostile text in every field that a visitor, client, preparer or admin can fill in. */
export async function fillHostileOffice(api: APIRequestContext, portal: OwnPortal): Promise<HostileOffice> {
  const visitor = caller(api, portal);
  const signIn = async (credentials: Body): Promise<SignedIn> => visitor('POST', '/auth/login', credentials);
  const session = await signIn(portal.admin);
  const admin = caller(api, portal, session.access_token);

  const created = await admin<{ id: string }>('POST', '/admin/offices', {
    ...{ ...office, ...place, phone, email: longEmail('office') },
    hours: { monday: { opens: '09:00', closes: '17:00' } },
  });
  const worker = await createPreparer(api, portal, { admin, officeId: created.id });
  await admin('PUT', '/admin/site', {
    ...{ name: site.name, legal_name: site.legal_name, price_note: site.price_note },
    ...{ price_note_es: site.price_note_es, trust_badges: site.badges },
    ...{ founded_year: 2019, phone, email: longEmail('site'), featured_preparer_ids: [worker.id] },
  });

  const person = await register(visitor, client);
  const asClient = caller(api, portal, person.token);
  await asClient('POST', `/assign-by-code?preparer_code=${worker.code}`);
  await fillForms(asClient);
  await uploadAll(api, portal, person.token);
  await asClient('POST', '/messages', { recipient_id: worker.id, content: messages.ofClient });
  await worker.send('POST', '/messages', { recipient_id: person.id, content: messages.ofPreparer });
  await admin('POST', '/group-messages', { group_type: 'all_clients', content: messages.toGroup });
  await admin('POST', '/group-messages', { group_type: 'all_preparers', content: messages.toGroup });
  await admin('POST', '/group-messages', {
    ...{ group_type: 'office_clients', group_id: created.id, content: messages.toGroup },
  });

  await visitor('POST', '/client-preferences', {
    ...{ ...lead, email: longEmail('lead'), phone, urgent: true, submitted_via: 'general_intake_form' },
  });
  await asClient('POST', '/client-preferences', {
    ...{ ...lead, urgent: true, submitted_via: 'general_intake_form' },
  });
  const other = await createPreparer(api, portal, { admin, officeId: created.id });
  await admin('POST', '/admin/reassign-client', {
    ...{ client_id: person.id, from_preparer_id: worker.id, to_preparer_id: other.id, reason: reasons.reassign },
  });
  await admin('POST', '/admin/reassign-client', {
    ...{ client_id: person.id, from_preparer_id: other.id, to_preparer_id: worker.id, reason: reasons.reassign },
  });
  const gone = await register(visitor, closed);
  await admin('POST', `/admin/users/${gone.id}/close`, { reason: reasons.close });
  await register(visitor, client);
  await visitor('POST', '/auth/register', {
    ...{ ...names(preparer), email: longEmail(randomUUID().slice(0, 8)), password: canaries.password, phone },
    role: 'preparer',
  });
  return {
    officeId: created.id,
    preparer: worker,
    client: person,
    admin: { role: 'admin', ...portal.admin },
  };
}

const names = ({ first_name, last_name }: { first_name: string; last_name: string }) => ({ first_name, last_name });

async function register(visitor: Send, person: { first_name: string; last_name: string }) {
  const account = { email: longEmail(randomUUID().slice(0, 8)), password: canaries.password };
  const data = { ...account, ...names(person), phone, role: 'client' };
  const { user, access_token } = await visitor<SignedIn>('POST', '/auth/register', data);
  return { ...account, role: 'client', id: user.id, token: access_token };
}

async function createPreparer(
  api: APIRequestContext,
  portal: OwnPortal,
  { admin, officeId }: { admin: Send; officeId: string },
) {
  const first = { email: longEmail(randomUUID().slice(0, 8)), password: canaries.otherPassword };
  const { pin = '', user } = await admin<SignedIn>('POST', '/auth/register', {
    ...{ ...first, ...names(preparer), phone, role: 'preparer' },
  });
  await admin('POST', `/admin/assign-preparer-to-office?preparer_id=${user.id}&office_id=${officeId}`);
  const account = { email: first.email, password: canaries.password, pin };
  const temporary = await caller(api, portal)<SignedIn>('POST', '/auth/login', { ...first, pin });
  await caller(api, portal, temporary.access_token)('POST', '/auth/change-password', {
    ...{ current_password: first.password, new_password: account.password },
  });
  const session = await caller(api, portal)<SignedIn>('POST', '/auth/login', account);
  const send = caller(api, portal, session.access_token);
  const { bio, bio_es, office_location, specialties } = preparer;
  await send('PUT', '/preparer/profile', { bio, bio_es, office_location, specialties, languages: ['en', 'es'] });
  await send('PUT', '/dashboard/clients/views', {
    views: [{ name: preparer.view, filter: 'all', sort: 'name', search: hostile.client.first_name }],
    version: 0,
  });
  return { ...account, role: 'preparer', id: user.id, code: session.user.preparer_code ?? '', send };
}

/** Submits both tax forms. */
async function fillForms(send: Send): Promise<void> {
  const { occupation, address, city, bank_name, spouse, child, business } = client;
  const born = canaries.dateOfBirth;
  await send('POST', '/intake', {
    ...{ occupation, address, city, ...place, bank_name, ssn: canaries.ssn, date_of_birth: born },
    ...{ routing_number: canaries.routingNumber, account_number: canaries.accountNumber },
    ...{ filing_status: 'married_filing_jointly', has_spouse: true, has_children: true, w2_income: 61_234.5 },
    spouse_info: { ...spouse, ssn: canaries.spouseSsn, date_of_birth: born },
    children: [{ ...child, ssn: canaries.childSsn, date_of_birth: '2015-06-01', relationship: 'child' }],
    submitted: true,
  });
  await send('POST', '/schedule-c', {
    business_info: {
      ...business,
      ...{ business_type: 'construction', business_state: 'MI', business_zip: '48201', accounting_method: 'cash' },
    },
    ...{ gross_receipts: 1_200.5, submitted: true },
  });
}

/** Content of an upload by its ending; what a browser would run if the portal ever served it as a page. */
const contents: readonly [RegExp, string][] = [
  [/\.svg$/, `<svg xmlns="http://www.w3.org/2000/svg"><script>parent.pwn();pwn()</script></svg>`],
  [/\.pdf$/, `%PDF-1.7\n<html><script>parent.pwn();pwn()</script></html>`],
  [/./, `<!doctype html><html><script>parent.pwn();pwn()</script><img src=x onerror=pwn()></html>`],
];

async function uploadAll(api: APIRequestContext, { url }: OwnPortal, token: string): Promise<void> {
  for (const [at, name] of client.filenames.entries()) {
    const text = contents.find(([ending]) => ending.test(name))?.[1] ?? '';
    const file = { name, mimeType: 'image/png', buffer: Buffer.from(`${text}<!-- ${at} -->`) };
    const answer = await api.post(`${url}/api/documents/upload`, {
      headers: { authorization: `Bearer ${token}` },
      multipart: { document_type: 'w2', file },
    });
    expect(answer.status(), `the upload of ${name}: ${await answer.text()}`).toBe(201);
  }
}
