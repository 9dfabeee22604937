import type { Readable } from 'node:stream';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { fillPath, type AnyEndpoint } from '@portal/domain/contract/endpoint';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { uuidv7 } from 'uuidv7';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { completeScheduleC } from '@portal/bff-tax-forms/testing/schedule-c-bodies';
import type { Caller } from './authorization-people';
import { authorizationTable } from './authorization-table';
import { newEmail, office, officeRequests } from './office-requests';
import { changedDocumentRequests } from './changed-document-requests';
import { documentRequestRequests } from './document-request-requests';
import { passkeyRequests } from './passkey-requests';
import type { Asked, RequestRecipe, Sent } from './request-recipe';
import { returnRequests } from './return-requests';
import { secondFactorRequests } from './second-factor-requests';
import { canaries, visibleCanary } from '@portal/bff-platform/testing/canaries';
import { ordinaryForm, pictureForm, type HostileForm } from '@portal/bff-platform/testing/hostile-multipart';

const isUuid = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);
const json = (payload: object) => () => ({ payload });
const form = ({ contentType, body }: HostileForm) => ({ payload: body, headers: { 'content-type': contentType } });
const newPerson = { password: canaries.password, first_name: visibleCanary, last_name: 'New' };

async function givePicture({ api, caller }: Asked): Promise<Sent> {
  const id = caller.person?.id;
  if (id) await api.query(`UPDATE preparer_profiles SET picture = 'drawn' WHERE user_id = $1`, [id]);
  return {};
}

/** Recipes by endpoint name. Endpoints with neither an id nor a body need none. */
const recipes: Readonly<Record<string, RequestRecipe>> = {
  'account.login': {
    send: async ({ api }) => {
      const { email, password } = await api.people.client();
      return { payload: { email, password } };
    },
  },
  'account.register': { send: () => ({ payload: { ...newPerson, email: newEmail(), role: 'preparer' } }) },
  'account.refresh': {
    send: async ({ api }) => {
      const { email, password } = await api.people.client();
      return { cookies: (await api.call(accountEndpoints.login, { body: { email, password } })).cookies };
    },
  },
  'account.logout': { newcomers: true },
  'account.forgotPassword': { send: () => ({ payload: { email: newEmail() } }) },
  'account.resetPassword': {
    send: async ({ api, people }) => {
      const token = await api.make.resetLink(people.preparer.id);
      return { payload: { token, password: canaries.otherPassword } };
    },
  },
  'account.verifyEmail': {
    send: async ({ api }) => {
      const { id, email } = await api.people.client({ email_verified_at: null });
      return { payload: { token: await api.make.verificationLink({ id, email }) } };
    },
  },
  'account.sendVerification': {
    send: async ({ api, caller }) => {
      const id = caller.person?.id;
      if (id) await api.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [id]);
      return {};
    },
    newcomers: true,
  },
  'account.changePassword': {
    newcomers: true,
    send: json({ current_password: canaries.password, new_password: canaries.otherPassword }),
  },
  'account.changePreferences': { send: json({ locale: 'en' }) },
  'account.sendResetLink': { of: 'preparer' },
  'account.resetPin': { of: 'preparer' },
  'account.approvePreparer': { of: 'preparer' },
  ...secondFactorRequests,
  ...documentRequestRequests,
  ...changedDocumentRequests,
  ...passkeyRequests,
  // Sessions have their own ids, so requesting a client's id always returns 404.
  'signedInDevices.signOut': { of: 'client' },
  'adminAccounts.close': {
    of: 'preparer',
    send: async ({ api, id }) => {
      await api.query(`UPDATE users SET status = 'active' WHERE id::text = $1 AND role = 'preparer'`, [id]);
      return { payload: {} };
    },
  },
  'adminAccounts.reopen': { of: 'preparer' },
  ...officeRequests,
  'adminClients.read': { of: 'client' },
  'officeSearch.find': { send: () => ({ query: { search: visibleCanary } }) },
  'adminClients.preferences': { of: 'client' },
  'adminClients.bulkAssignMatching': {
    send: async ({ api, people }) => {
      const { email } = await api.people.client();
      return { payload: { search: email, status: 'all', preparer_id: people.preparer.id, expected_count: 1 } };
    },
  },
  'assignments.assignByCode': { of: 'preparer-code', send: ({ id }) => ({ query: { preparer_code: id } }) },
  'assignments.choose': { of: 'preparer-code', send: ({ id }) => ({ payload: { preparer_code: id } }) },
  'assignments.assignPreparer': {
    of: 'client',
    malformed: 400,
    send: ({ id, people }) => ({ payload: { client_id: id, preparer_id: people.preparer.id } }),
  },
  'assignments.reassign': {
    of: 'client',
    malformed: 400,
    send: async ({ api, id, people }) => {
      const [now] = await api.query<{ preparer_id: string }>(
        'SELECT preparer_id FROM assignments WHERE client_id::text = $1',
        [id],
      );
      const from_preparer_id = now?.preparer_id ?? null;
      return { payload: { client_id: id, from_preparer_id, to_preparer_id: people.preparer.id } };
    },
  },
  'assignments.undoBulk': {
    send: async ({ api, people }) => {
      const { id } = await api.people.client();
      const { token } = await api.people.admin();
      const body = { client_ids: [id], preparer_id: people.preparer.id };
      return { payload: { id: (await api.call(assignmentEndpoints.bulkAssign, { body, token })).body.id } };
    },
  },
  'assignments.bulkAssign': {
    of: 'client',
    malformed: 400,
    send: ({ id, people }) => ({ payload: { client_ids: [id], preparer_id: people.preparer.id } }),
  },
  'clients.list': { shows: 'client' },
  'listFilters.keep': { newcomers: true, send: json({ list: 'queue' }) },
  'clients.saveViews': { newcomers: true, send: json({ views: [], version: 0 }) },
  'clients.detail': { of: 'client', shows: 'client' },
  'clients.neighbors': { of: 'client' },
  'clients.intake': { of: 'client', shows: 'intake' },
  'clients.intakeHistory': { of: 'client' },
  'clients.scheduleC': { of: 'client', shows: 'schedule-c' },
  'clients.scheduleCHistory': { of: 'client' },
  'clients.lastYear': { of: 'client' },
  'clients.reveal': { of: 'client', send: json({ field: 'ssn', reason: 'prepare_return' }) },
  'exports.list': { of: 'export-list', send: () => ({ query: { format: 'csv', criteria: 'status=all' } }) },
  'documents.list': { shows: 'document' },
  'documents.categories': { shows: 'document' },
  'documents.upload': { send: () => form(ordinaryForm(100)) },
  'documents.remove': { of: 'document' },
  'documents.view': { of: 'document' },
  'documents.download': { of: 'document' },
  'documents.ofClient': { of: 'client', shows: 'document' },
  'intake.mine': { shows: 'intake' },
  'intake.create': { newcomers: true, send: json({ city: 'Detroit' }) },
  'intake.update': { of: 'intake', shows: 'intake', send: json({ city: 'Detroit' }) },
  'intake.submitToPreparer': { of: 'preparer-code', shows: 'intake', send: json(completeIntake()) },
  'intake.discardChanges': { of: 'intake', shows: 'intake' },
  'intake.history': { of: 'intake' },
  'messages.contact': { of: 'client' },
  'messages.conversation': { of: 'client' },
  'messages.send': {
    of: 'client',
    malformed: 400,
    send: ({ id }) => ({ payload: { recipient_id: id, content: 'Hello' } }),
  },
  'messages.markRead': {
    of: 'client',
    send: async ({ api, id, caller }) => {
      const sent = { recipient_id: id, content: 'Hello' };
      const { body } = await api.call(messageEndpoints.send, { body: sent, token: caller.person?.token });
      return { payload: { message_id: body.seq ? body.id : uuidv7() } };
    },
  },
  'messages.ofClient': { of: 'client' },
  'messages.groupMessages': { of: 'group-type' },
  'messages.postToGroup': {
    of: 'group-type',
    malformed: 400,
    send: ({ id }) => {
      // An unknown group type is invalid input (400); an unknown office is not found (404).
      const group = isUuid(id) ? { group_type: 'office_clients', group_id: id } : { group_type: id };
      return { payload: { ...group, content: 'Hello' } };
    },
  },
  'messages.groupReaders': { of: 'group' },
  'messages.markGroupRead': {
    of: 'group',
    send: async ({ api, id }) => {
      const find = 'SELECT id FROM group_messages WHERE group_id::text = $1';
      const [post] = await api.query<{ id: string }>(find, [id]);
      return { payload: { message_id: post?.id ?? uuidv7() } };
    },
  },
  'leads.assign': { of: 'lead', send: ({ people }) => ({ payload: { preparer_id: people.preparer.id } }) },
  'adminSeasons.open': { of: 'season' },
  'adminSeasons.close': { of: 'season' },
  'siteSettings.update': {
    send: json({ name: 'Renamed', founded_year: 2019, phone: office.phone, email: office.email }),
  },
  'siteSettings.uploadLogo': { send: () => form(pictureForm) },
  // Logos are keyed by their own ids, so requesting a client's id always returns 404.
  'site.logo': { of: 'client' },
  'offices.read': { of: 'office' },
  'preferences.create': { send: json({ submitted_via: 'general_intake_form' }) },
  'preparers.info': { of: 'preparer-code' },
  ...returnRequests,
  'scheduleC.mine': { shows: 'schedule-c' },
  'profile.update': { send: json({ bio: visibleCanary }) },
  // Give the caller a picture first: without one, this endpoint returns 404.
  'profile.picture': { send: givePicture },
  'profile.uploadPicture': { send: () => form(pictureForm) },
  'scheduleC.create': { newcomers: true, send: json(completeScheduleC()) },
  'scheduleC.update': { of: 'schedule-c', shows: 'schedule-c', send: json({ gross_receipts: 20 }) },
  'scheduleC.discardChanges': { of: 'schedule-c', shows: 'schedule-c' },
  'scheduleC.history': { of: 'schedule-c' },
  'tax.mine': {},
  'tax.lastYear': {},
  'tax.calculate': { send: json({ filing_status: 'single', state: 'MI', w2_income: 10 }) },
};

/** Returns an endpoint's URL with `x` for each id, for requests that are rejected before the id is looked at. */
export const urlOfNothing = ({ path }: AnyEndpoint): string =>
  `/api${fillPath(path, Object.fromEntries([...path.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => [name, 'x'])))}`;

/** Returns the first of the callers whose request the authorization table allows for an own object. */
export function allowedCaller(name: string, callers: readonly Caller[]): Caller {
  const row = authorizationTable.get(name);
  const found = callers.find(({ column }) => ['yes', 'own', 'all'].includes(row?.[column] ?? ''));
  if (!found) throw new Error(`nobody may call ${name}`);
  return found;
}

/** @throws Error for an endpoint that needs a recipe but has none */
export function recipeOf(name: string, endpoint: AnyEndpoint): RequestRecipe {
  const recipe = recipes[name] ?? {};
  const isWhole = (recipe.of || !endpoint.path.includes('{')) && (recipe.send || endpoint.body === 'none');
  if (!isWhole) throw new Error(`bff/app/testing/authorization-requests.ts does not say how ${name} is asked`);
  return recipe;
}

/** A request whose rows exist. */
export type ReadyRequest = Omit<Sent, 'params' | 'headers'> & {
  method: AnyEndpoint['method'];
  url: string;
  headers: Record<string, string>;
};

/** Prepares the rows of a recipe's request. */
export async function readyRequest(endpoint: AnyEndpoint, recipe: RequestRecipe, asked: Asked): Promise<ReadyRequest> {
  const { token } = asked.caller.person ?? {};
  const { params = {}, ...sent } = (await recipe.send?.(asked)) ?? {};
  const [parameter] = /(?<=\{)\w+/.exec(endpoint.path) ?? [];
  return {
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, parameter === undefined ? {} : { ...params, [parameter]: asked.id })}`,
    ...sent,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...sent.headers },
  };
}

/** Returns what sends the request, any number of times, once the recipe has prepared its rows. */
export async function prepare(endpoint: AnyEndpoint, recipe: RequestRecipe, asked: Asked) {
  const request = await readyRequest(endpoint, recipe, asked);
  return () => asked.api.app.inject({ ...request, payloadAsStream: endpoint.response === 'events' });
}

export async function ask(endpoint: AnyEndpoint, recipe: RequestRecipe, asked: Asked) {
  const answer = await (await prepare(endpoint, recipe, asked))();
  // An event stream never ends, so read only its first chunk.
  const text = endpoint.response === 'events' ? await firstOf(answer.stream()) : answer.body;
  const { 'content-type': type, 'cache-control': cache } = answer.headers;
  return { status: answer.statusCode, text, type: String(type), cache: String(cache), headers: answer.headers };
}

async function firstOf(stream: Readable): Promise<string> {
  for await (const chunk of stream) return String(chunk);
  return '';
}
