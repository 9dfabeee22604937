import { hostile, valuesIn } from './hostile-values';

export const readers = ['visitor', 'client', 'preparer', 'admin'] as const;
export type Reader = (typeof readers)[number];

/** Ids that paths of the office contain. */
interface Made {
  officeId: string;
  preparer: { id: string; code: string };
  client: { id: string };
}

export interface HostilePage {
  path: string;
  /** Names of buttons that open a window, a drawer or a menu of the page. */
  press: readonly RegExp[];
}

const { site, office, preparer, client, messages, lead, reasons, closed } = hostile;
const payload = encodeURIComponent(client.first_name);
const { view, office_location, ...profile } = preparer;
const { filenames, ...answers } = client;

const publicPages = ({ officeId, preparer: { code } }: Made): string[] => [
  ...['/', '/agent-links', `/agent-links?search=${payload}`, `/office/${officeId}`, `/preparer/${code}`],
  ...['/privacy', '/terms', '/estimate', '/general-intake'],
];

const inSpanish = (path: string): string => `/es${path === '/' ? '' : path}`;

const pages: Readonly<Record<Reader, (made: Made) => string[]>> = {
  visitor: (made) => [
    ...publicPages(made),
    ...publicPages(made).map(inSpanish),
    ...[`/office/${payload}`, `/preparer/${payload}`, `/nowhere/${payload}`, `/login?next=javascript:pwn()`],
    ...[
      `/register?preparer=${payload}`,
      `/forgot-password?email=${payload}`,
      `/reset-password#${payload}`,
      `/verify-email#${payload}`,
      '/test',
    ],
  ],
  client: (made) => [
    ...['/dashboard', '/return', '/intake-form', '/schedule-c', '/documents', '/income-summary', '/messages'],
    ...[`/messages/${made.preparer.id}`, '/messages/group/all_clients', '/assign-preparer', '/account'],
    ...[`/messages/group/office_clients/${made.officeId}`, `/preparer/${made.preparer.code}/intake`],
    ...[`/preparer/${made.preparer.code}`, '/agent-links', '/estimate'],
  ],
  preparer: ({ client: { id }, officeId }) => [
    ...[
      '/dashboard',
      `/dashboard?search=${payload}`,
      '/queue',
      '/documents',
      `/documents?search=${payload}`,
      '/messages',
    ],
    ...[`/messages/${id}`, '/messages/group/all_preparers', '/preparer/profile', '/account', '/account/second-factor'],
    ...[`/messages/group/office_preparers/${officeId}`],
    ...['overview', 'documents', 'messages', 'intake', 'schedule-c'].map((tab) => `/client/${id}?tab=${tab}`),
    `/client/${id}?paper=newest`,
  ],
  admin: ({ client: { id }, officeId }) => [
    ...['/dashboard', '/documents', '/messages', `/messages/${id}`, '/messages/group/all_clients', '/account'],
    ...['/admin', '/returns', '/admin/overview', '/admin/intakes', '/admin/revenue', '/admin/clients'],
    ...['/admin/clients?view=clients', '/admin/preparers', '/admin/preparers?view=table', '/admin/offices'],
    ...['/admin/assignments?status=all', '/admin/history', '/admin/site', '/admin/accounts?role=client'],
    ...['/admin/accounts?role=preparer', '/admin/leads', '/admin/audit', `/admin/client/${id}`],
    ...[`/admin/history?search=${payload}`, `/messages/group/office_clients/${officeId}`],
  ],
};

/** What opens by a button, by reader and the beginning of the path. */
const pressed: readonly [Reader, RegExp, readonly RegExp[]][] = [
  ['client', /^\/documents$/, [/^View .+png/, /^View .+svg/, /^View .+html/, /^More actions/]],
  ['preparer', /^\/dashboard$/, [/^Open messages/]],
  ['preparer', /^\/documents$/, [/^View .+png/, /^View .+pdf/]],
  ['preparer', /tab=intake$/, [/^Show the full number/]],
  ['admin', /^\/dashboard$/, [/^Reject /]],
  ['admin', /^\/documents$/, [/^View .+png/, /^View .+svg/]],
  ['admin', /intakes$/, [/^View the intake/]],
  ['admin', /preparers$/, [/^Edit /, /^More$/]],
  ['admin', /offices$/, [/^Edit /, /^Preparers at /]],
  ['admin', /assignments/, [/^Reassign client/, /^Assign /]],
  ['admin', /accounts\?role=client$/, [/^Close /, /^Reopen /]],
  ['admin', /accounts\?role=preparer$/, [/^Reset /]],
  ['admin', /leads$/, [/^Assign /]],
  ['admin', /admin\/client\//, [/^Reassign/]],
];

/** Returns every screen of the reader. */
export const hostilePages = (reader: Reader, made: Made): HostilePage[] =>
  pages[reader](made).map((path) => ({
    path,
    press: pressed.filter(([who, at]) => who === reader && at.test(path)).flatMap(([, , names]) => names),
  }));

/** Values that the reader must find on one of these screens, each as it was typed. */
export const shownTo: Readonly<Record<Reader, readonly string[]>> = {
  visitor: valuesIn([site, office, profile]),
  client: valuesIn([profile.first_name, profile.last_name, answers, filenames, messages]),
  preparer: valuesIn([
    profile,
    office_location,
    view,
    answers,
    filenames,
    messages.ofClient,
    messages.ofPreparer,
    messages.toGroup,
  ]),
  admin: valuesIn([
    office,
    profile,
    office_location,
    client.first_name,
    client.last_name,
    lead,
    reasons,
    closed,
    messages.toGroup,
  ]),
};
