import { randomBytes, randomUUID } from 'node:crypto';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { demoAdmin, type BenchServer } from '../bench-server';

/** A request of a measured call. */
export interface Sent {
  method: string;
  path: string;
  token?: string;
  body?: object | FormData;
}

/** Prepares what the calls need, and returns the requests of a call by its name. */
export type Call = (server: BenchServer) => Promise<(at: number) => Sent>;

const password = 'measured-not-guessed';
const person = (): object => ({
  first_name: 'Season',
  last_name: 'Client',
  email: `${randomUUID()}@example.com`,
  password,
  role: 'client',
  phone: null,
});

export async function send(base: string, { method, path, token, body }: Sent): Promise<Response> {
  const json = body !== undefined && !(body instanceof FormData);
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json ? { 'content-type': 'application/json' } : {}),
      // Each from an address of its own, so that rate limits by address do not apply.
      'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
    },
    ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : body }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Registers `count` clients. @returns their tokens and email addresses */
async function register(base: string, count: number): Promise<{ token: string; email: string }[]> {
  const made: { token: string; email: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const body = person() as { email: string };
    const response = await send(base, { method: 'POST', path: '/auth/register', body });
    made.push({ token: ((await response.json()) as { access_token: string }).access_token, email: body.email });
  }
  return made;
}

/** Size of an uploaded file: the size of the document does not change the cost of its rows. */
const fileBytes = 200_000;

const upload = (): FormData => {
  const form = new FormData();
  form.set('document_type', 'w2');
  const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(fileBytes), Buffer.from('\n%%EOF\n')]);
  form.set('file', new File([content], 'w2.pdf', { type: 'application/pdf' }));
  return form;
};

const pairOf = ({ pairs }: BenchServer, at: number) => {
  const pair = pairs[at % pairs.length];
  if (!pair) throw new Error('there are no clients with a preparer');
  return pair;
};

const clientReads = [
  '/auth/me',
  '/auth/draft-key',
  '/intake',
  '/intake/estimate',
  '/schedule-c',
  '/documents/categories',
  '/documents/trash',
  '/documents/usage',
  '/dashboard/preparers?limit=1',
  '/my-preparer',
  '/preparer-choice',
  '/unread-messages',
  '/message-contacts',
  '/message-groups',
];
const preparerReads = [
  '/client/{id}',
  '/client/{id}/documents',
  '/client/{id}/intake',
  '/client/{id}/messages',
  '/client/{id}/neighbors',
  '/client/{id}/schedule-c',
  '/dashboard/clients?limit=25',
  '/dashboard/clients/totals',
  '/dashboard/clients/views',
];
const adminReads = [
  '/admin/bulk-assignments?limit=10',
  '/admin/dashboard',
  '/admin/trends',
  '/admin/unassigned-clients?limit=10',
  '/admin/users?limit=10',
  '/admin/waiting',
];

type Pair = BenchServer['pairs'][number];
const reads = (paths: readonly string[], request: (path: string, pair: Pair, admin: string) => Sent) =>
  Object.fromEntries(
    paths.map((path): [string, Call] => [
      `GET ${path.split('?')[0] ?? ''}`,
      async (server) => {
        const admin = await server.signInStaff(demoAdmin);
        return (at) => request(path, pairOf(server, at), admin);
      },
    ]),
  );

/** The measured calls, by the names that `journeys.json` uses. */
export const calls: Readonly<Record<string, Call>> = {
  ...reads(clientReads, (path, { client }) => ({ method: 'GET', path, token: client.token })),
  ...reads(preparerReads, (path, { client, preparer }) => ({
    method: 'GET',
    path: path.replace('{id}', client.id),
    token: preparer.token,
  })),
  ...reads(adminReads, (path, _pair, token) => ({ method: 'GET', path, token })),
  ...reads(['/messages/{id}', '/message-contacts/{id}'], (path, { client, preparer }) => ({
    method: 'GET',
    path: path.replace('{id}', preparer.id),
    token: client.token,
  })),
  'GET /site': async () => () => ({ method: 'GET', path: '/site' }),
  'POST /auth/register': async () => () => ({ method: 'POST', path: '/auth/register', body: person() }),
  'POST /auth/login': async ({ url }) => {
    const people = await register(url, 20);
    return (at) => {
      const { email = '' } = people[at % people.length] ?? {};
      return { method: 'POST', path: '/auth/login', body: { email, password } };
    };
  },
  'PUT /intake/{id}': async ({ url }) => {
    const [client] = await register(url, 1);
    const token = client?.token ?? '';
    const made = await send(url, { method: 'POST', path: '/intake', token, body: { city: 'Detroit' } });
    const { id } = (await made.json()) as { id: string };
    const form = completeIntake();
    return (at) => ({ method: 'PUT', path: `/intake/${id}`, token, body: { ...form, w2_income: 40_000 + at } });
  },
  'POST /documents/upload': async (server) => (at) => ({
    method: 'POST',
    path: '/documents/upload',
    token: pairOf(server, at).client.token,
    body: upload(),
  }),
  'POST /messages': async (server) => (at) => {
    const { client, preparer } = pairOf(server, at);
    return {
      method: 'POST',
      path: '/messages',
      token: client.token,
      body: { recipient_id: preparer.id, content: 'Is my W-2 readable? I could not open the second page of it.' },
    };
  },
};
