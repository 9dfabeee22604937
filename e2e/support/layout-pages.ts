import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { adminFrameMessages } from '../../mfe-admin/src/frame/admin-frame.messages';
import { signInThroughApi, type Credentials } from './people';
import { root } from './root';
import { running } from './running';

export const readers = ['visitor', 'client', 'preparer', 'admin'] as const;
export type Reader = (typeof readers)[number];

/** Area whose routes are the pages of the reader. */
const areas = { visitor: 'public', client: 'client', preparer: 'preparer', admin: 'admin' } as const;

/** Values of a parameter in the paths of routes; none if there is nothing to show yet. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** Failed requests of the pages of an office and a preparer that do not exist. */
export const pagesNotFound = /^answer: 404 GET .*\/nowhere$/;

const { tabs, more } = adminFrameMessages;
const adminParts = [...Object.keys(tabs), ...Object.keys(more)].filter((key) => !['title', 'open'].includes(key));
const demo: Values = { preparerCode: ['RENOKA', 'nowhere'], officeId: ['detroit-main', 'nowhere'] };
const values: Readonly<Record<Reader, Values>> = {
  visitor: demo,
  client: { ...demo, groupType: ['all_clients'] },
  preparer: { groupType: ['all_preparers'] },
  admin: { tab: adminParts, groupType: ['all_clients'] },
};

/** Other looks of a route's page. */
const looks: Readonly<Partial<Record<Reader, Values>>> = {
  preparer: {
    '/dashboard': ['?as=cards'],
    '/queue': ['?turn=any'],
    '/client/:clientId': ['overview', 'documents', 'messages', 'intake', 'schedule-c'].map((tab) => `?tab=${tab}`),
  },
  admin: { '/returns': ['?view=list'] },
};
const adminLists = ['/admin/clients?view=clients', '/admin/preparers?as=cards', '/admin/preparers?status=pending'];

/** Pages of the shell itself. */
const ofShell: Readonly<Record<Reader, readonly string[]>> = {
  visitor: [
    ...['/login', '/register', '/forgot-password', '/reset-password?token=used', '/verify-email#used'],
    ...['/test', '/nowhere'],
  ],
  client: ['/account'],
  preparer: ['/account'],
  admin: ['/account', ...adminLists],
};

/** Replaces the parameters of a route by each of their values. */
function pathsOf(route: string, all: Values): string[] {
  const [whole, name, mayBeMissing] = /\/:(\w+)(\?)?/.exec(route) ?? [];
  if (!whole || !name) return [route];
  const some = all[name];
  if (!some && !mayBeMissing) throw new Error(`layout-pages.ts has no value of :${name} for ${route}`);
  const parts = [...(mayBeMissing ? [''] : []), ...(some ?? []).map((value) => `/${value}`)];
  return parts.flatMap((part) => pathsOf(route.replace(whole, part), all));
}

/** Returns every page of the reader: those of their area's routes, and the shell's. */
function pagesOf(reader: Reader, ids: Values): string[] {
  const file = join(root, `mfe-${areas[reader]}`, 'routes.json');
  const { routes } = JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string }[] };
  const paths = routes.flatMap(({ path }) =>
    pathsOf(path, { ...values[reader], ...ids }).flatMap((one) => [
      one,
      ...(looks[reader]?.[path] ?? []).map((look) => `${one}${look}`),
    ]),
  );
  return [...paths, ...ofShell[reader]];
}

/** Read-only pages have a URL of their own in Spanish. */
const inSpanish = (path: string): string => `/es${path === '/' ? '' : path}`;

/** Notices that load later than their page: the undo of a recent bulk assignment, and an SSN that clients share. */
const lateNotices: Readonly<Record<string, object>> = {
  '**/api/admin/bulk-assignments*': { preparer_name: 'Renee Okafor', clients: 12, seconds_left: 500 },
  '**/api/admin/shared-ssns*': {
    clients: ['Avery Johnson', 'Avery Jonson'].map((name) => ({ id: randomUUID(), name, email: 'avery@example.com' })),
    clients_count: 2,
  },
};

async function addLateNotices(page: Page): Promise<void> {
  for (const [address, notice] of Object.entries(lateNotices))
    await page.route(address, (route) =>
      route.fulfill({ headers: { 'x-total-count': '1' }, json: [{ id: randomUUID(), ...notice }] }),
    );
}

/** Signs the user in, and returns every page that they may open. */
export async function pagesOpenTo(page: Page, reader: Reader, language: 'en' | 'es'): Promise<string[]> {
  if (reader === 'visitor') return language === 'es' ? pagesOf(reader, {}).map(inSpanish) : pagesOf(reader, {});
  if (reader === 'admin') await addLateNotices(page);
  return pagesOfAccount(page, reader, running.account(reader));
}

/** Signs the account in, and returns every page that it may open, with the first of its clients. */
export async function pagesOfAccount(
  page: Page,
  reader: Exclude<Reader, 'visitor'>,
  account: Omit<Credentials, 'role'>,
): Promise<string[]> {
  const token = await signInThroughApi(page, account);
  if (reader === 'client') return pagesOf(reader, {});
  const list = reader === 'admin' ? '/api/admin/clients?limit=1' : '/api/dashboard/clients';
  const answer = await page.request.get(list, { headers: { authorization: `Bearer ${token}` } });
  const [first] = (await answer.json()) as { id: string }[];
  const ids = first ? [first.id] : [];
  return pagesOf(reader, { clientId: ids, ...(reader === 'preparer' ? { userId: ids } : {}) });
}
