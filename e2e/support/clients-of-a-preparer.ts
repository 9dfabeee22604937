import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import secrets from '../../bff/platform/testing/canaries.json' with { type: 'json' };
import { createAccountAsAdmin, newPerson, type Credentials, type Person } from './people';

const { secret } = secrets;

export interface NewClient extends Person, Credentials {
  id: string;
  name: string;
  token: string;
}

interface Wishes {
  first_name: string;
  /** Code of the chosen preparer. */
  preparer: string;
  /** Document types, one file each, oldest first. */
  documents?: readonly string[];
  intake?: 'draft' | 'submitted';
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export interface NewPreparer extends Person, Credentials {
  name: string;
  code: string;
}

/**
 * Creates a preparer with a known password for one journey, so that no other journey changes their clients, documents
 * and messages.
 */
export async function newPreparer(api: APIRequestContext, admin?: Omit<Credentials, 'role'>): Promise<NewPreparer> {
  const account = await createAccountAsAdmin(api, {}, admin);
  const { email, password: current_password, pin } = account;
  const session = await api.post('/api/auth/login', { data: { email, password: current_password, pin } });
  const { access_token, user } = (await session.json()) as { access_token: string; user: { preparer_code: string } };
  const password = `${current_password} and new`;
  const changed = await api.post('/api/auth/change-password', {
    headers: bearer(access_token),
    data: { current_password, new_password: password },
  });
  expect(changed.ok()).toBe(true);
  return { ...account, password, name: `${account.first_name} ${account.last_name}`, code: user.preparer_code };
}

const submittedIntake = {
  ssn: secret.ssn,
  date_of_birth: secret.dateOfBirth,
  occupation: 'Machinist',
  address: '100 Woodward Avenue',
  city: 'Detroit',
  state: 'MI',
  zip_code: '48226',
  filing_status: 'single',
  w2_income: 61_234.5,
  bank_name: secret.bankName,
  routing_number: secret.routingNumber,
  account_number: secret.accountNumber,
  submitted: true,
};

/** Returns a one-page PDF with the given words. They must be unique, because duplicate uploads are rejected. */
async function pdfOf(page: Page, words: string): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setContent(`<h1>${words} ${randomBytes(8).toString('hex')}</h1>`);
  const bytes = await paper.pdf({ format: 'Letter' });
  await paper.close();
  return bytes;
}

/**
 * Creates a client of the given preparer through the API, with documents and a form, for journeys about the preparer.
 */
export async function newClient(
  page: Page,
  { first_name, preparer, documents = [], intake }: Wishes,
): Promise<NewClient> {
  const api = page.request;
  const person = { ...newPerson(), first_name, last_name: `Paper${randomBytes(3).toString('hex')}` };
  const response = await api.post('/api/auth/register', { data: { ...person, role: 'client', phone: null } });
  const { access_token: token, user } = (await response.json()) as { access_token: string; user: { id: string } };
  const headers = bearer(token);
  await api.post(`/api/assign-by-code?preparer_code=${preparer}`, { headers });
  const form = intake === 'draft' ? { city: 'Flint' } : submittedIntake;
  if (intake) await api.post('/api/intake', { headers, data: form });
  for (const document_type of documents) {
    const buffer = await pdfOf(page, document_type);
    const file = { name: `${document_type}.pdf`, mimeType: 'application/pdf', buffer };
    await api.post('/api/documents/upload', { headers, multipart: { document_type, file } });
  }
  return { ...person, role: 'client', id: user.id, name: `${person.first_name} ${person.last_name}`, token };
}

/** Changes the client's form after it was submitted, without submitting it again. */
export async function changeIntake(api: APIRequestContext, { token }: NewClient, change: object): Promise<void> {
  const headers = bearer(token);
  const { id } = (await (await api.get('/api/intake', { headers })).json()) as { id: string };
  await api.put(`/api/intake/${id}`, { headers, data: change });
}
