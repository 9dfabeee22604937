import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInThroughApi } from './people';
import { running } from './running';

const visitor = [
  ...[
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=used',
    '/verify-email#used',
    '/test',
    '/nowhere',
  ],
  ...['/general-intake', '/estimate', '/agent-links', '/office/detroit-main', '/office/nowhere', '/preparer/RENOKA'],
  ...['/privacy', '/terms'],
];

const client = [
  ...['/dashboard', '/return', '/intake-form', '/schedule-c', '/documents', '/income-summary', '/messages'],
  ...['/assign-preparer', '/preparer/RENOKA/intake', '/account'],
];

const preparer = (clientId: string): string[] => [
  ...['/dashboard', '/documents', '/messages', `/messages/${clientId}`, '/preparer/profile'],
  ...['overview', 'documents', 'messages', 'intake', 'schedule-c'].map((tab) => `/client/${clientId}?tab=${tab}`),
];

const admin = [
  ...['/dashboard', '/documents', '/messages'],
  ...['intakes', 'revenue', 'clients', 'preparers', 'offices', 'assignments', 'history', 'site', 'leads', 'audit'].map(
    (part) => `/admin/${part}`,
  ),
];

/** Read-only pages have a URL of their own in Spanish. */
const inSpanish = (path: string): string => `/es${path === '/' ? '' : path}`;

export const readers = ['visitor', 'client', 'preparer', 'admin'] as const;
type Reader = (typeof readers)[number];

/** Adds a notice that loads later than the page: the undo of a bulk assignment in the last ten minutes. */
const offerUndo = (page: Page): Promise<unknown> =>
  page.route('**/api/admin/bulk-assignments*', (route) =>
    route.fulfill({
      headers: { 'x-total-count': '1' },
      json: [{ id: randomUUID(), preparer_name: 'Renee Okafor', clients: 12, seconds_left: 500 }],
    }),
  );

/** Signs the user in, and returns every page that they may open. */
export async function pagesOpenTo(page: Page, reader: Reader, language: 'en' | 'es'): Promise<string[]> {
  if (reader === 'visitor') return language === 'es' ? visitor.map(inSpanish) : visitor;
  const token = await signInThroughApi(page, running.account(reader));
  if (reader === 'client') return client;
  if (reader === 'admin') {
    await offerUndo(page);
    return admin;
  }
  const answer = await page.request.get('/api/dashboard/clients', { headers: { authorization: `Bearer ${token}` } });
  const [first] = (await answer.json()) as { id: string }[];
  return preparer(first?.id ?? '');
}
