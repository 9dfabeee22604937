import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import secrets from '../../bff/testing/canaries.json' with { type: 'json' };
import { running } from './running';
import { somebody } from './people';

const { secret } = secrets;

export interface NewClient {
  id: string;
  name: string;
  token: string;
}

interface Wishes {
  first_name: string;
  /** Document types, a file of each, the oldest first. */
  documents?: readonly string[];
  intake?: 'draft' | 'submitted';
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The code of the demo's preparer whom everybody sees. */
async function codeOf(api: APIRequestContext, email: string): Promise<string> {
  const found = (await (await api.get(`/api/agent-links?search=${email}`)).json()) as { preparer_code: string }[];
  return found[0]?.preparer_code ?? '';
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

/** A page of a PDF with words of its own: the same bytes a second time are not taken. */
async function pdfOf(page: Page, words: string): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setContent(`<h1>${words} ${randomBytes(8).toString('hex')}</h1>`);
  const bytes = await paper.pdf({ format: 'Letter' });
  await paper.close();
  return bytes;
}

/** A client who has chosen the demo's first preparer, with papers and a form, made over the API: the journey is the preparer's. */
export async function newClient(page: Page, { first_name, documents = [], intake }: Wishes): Promise<NewClient> {
  const api = page.request;
  const person = { ...somebody(), first_name, last_name: `Paper${randomBytes(3).toString('hex')}` };
  const made = await api.post('/api/auth/register', { data: { ...person, role: 'client', phone: null } });
  const { access_token: token, user } = (await made.json()) as { access_token: string; user: { id: string } };
  const headers = bearer(token);
  const code = await codeOf(api, running.account('preparer').email);
  await api.post(`/api/assign-by-code?preparer_code=${code}`, { headers });
  const form = intake === 'draft' ? { city: 'Flint' } : submittedIntake;
  if (intake) await api.post('/api/intake', { headers, data: form });
  for (const document_type of documents) {
    const buffer = await pdfOf(page, document_type);
    const file = { name: `${document_type}.pdf`, mimeType: 'application/pdf', buffer };
    await api.post('/api/documents/upload', { headers, multipart: { document_type, file } });
  }
  return { id: user.id, name: `${person.first_name} ${person.last_name}`, token };
}

/** The client changes the form after it was submitted, without submitting it again. */
export async function changeIntake(api: APIRequestContext, { token }: NewClient, change: object): Promise<void> {
  const headers = bearer(token);
  const { id } = (await (await api.get('/api/intake', { headers })).json()) as { id: string };
  await api.put(`/api/intake/${id}`, { headers, data: change });
}
