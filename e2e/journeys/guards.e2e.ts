import { season } from '@portal/domain/testing/season';
import { expectAccessible } from '../support/accessible';
import { pagesOpenTo } from '../support/layout-pages';
import { follow, pageHeading } from '../support/navigation';
import { signInAs, signInOnThisPage, signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

type Somebody = 'nobody' | 'client' | 'preparer' | 'admin';

const front = ['/', '/login', '/register'];
const open = ['/test', '/general-intake', '/agent-links', '/office/detroit-main', '/privacy', '/terms'];
const landing = '/preparer/ABC123';
const shared = ['/dashboard', '/documents', '/messages', '/messages/group/all_clients'];
const own: Readonly<Record<Exclude<Somebody, 'nobody'>, string[]>> = {
  client: ['/return', '/intake-form', '/schedule-c', '/income-summary', '/assign-preparer', '/preparer/RENOKA/intake'],
  preparer: ['/preparer/profile'],
  admin: ['/admin'],
};
/** A client page with a made-up id redirects every role. A preparer's own client is tested below. */
const oneClient = '/client/5';

/** The path at which this role ends up, by requested path (specification part 2, section 2). */
function table(who: Somebody, landingEnd = '/dashboard'): [path: string, end: string][] {
  const stays = (path: string): [string, string] => [path, path];
  const guarded = [...shared, ...Object.values(own).flat(), oneClient];
  if (who === 'nobody')
    return [...[...front, ...open, landing].map(stays), ...guarded.map((path): [string, string] => [path, '/login'])];
  const mine = [...open, ...shared, ...own[who]];
  const others = [...front, ...guarded.filter((path) => !mine.includes(path))];
  const away = others.map((path): [string, string] => [path, '/dashboard']);
  return [...mine.map(stays), ...away, [landing, landingEnd]];
}

test.describe('every route of the route map', () => {
  for (const who of ['nobody', 'client', 'preparer', 'admin'] as const)
    test(`redirects ${who} to the specified page`, async ({ page, complaints }) => {
      // Made-up clients and preparers return 404.
      complaints.expect(/^answer: 404 GET .*\/(api\/|preparer\/ABC123$)/);
      // When a client opens a preparer's page, the portal stores that preparer as the client's choice.
      complaints.expect(/^answer: 404 PUT .*\/api\/preparer-choice$/);
      if (who !== 'nobody') await signInThroughApi(page, running.account(who));
      const ends = table(who, who === 'client' ? '/intake-form' : undefined);
      if (who === 'preparer') {
        const opened = (await pagesOpenTo(page, who, 'en')).find((path) => path.startsWith('/client/'));
        const own = new URL(opened ?? '', running.url()).pathname;
        ends.push([own, own]);
      }
      for (const [path, end] of ends) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect.poll(() => new URL(page.url()).pathname, path).toBe(end);
      }
    });

  test('treats an unknown role as a client and keeps the stored user', async ({ page }) => {
    await signInAs(page, 'client');
    // Simulates a newer server's response, and the user that its page would have stored.
    await page.route('**/api/auth/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), role: 'auditor' } });
    });
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
      localStorage.setItem('user', JSON.stringify({ ...user, role: 'auditor' }));
    });
    for (const [path, end] of table('client')) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect.poll(() => new URL(page.url()).pathname, path).toBe(end);
    }
    await expect(page.getByRole('link', { name: 'Schedule C', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('"role":"auditor"');
  });

  test('shows a spinner while the session is being checked', async ({ page }) => {
    await signInAs(page, 'client');
    let release: () => void = () => undefined;
    const checked = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/auth/me', async (route) => {
      await checked;
      await route.continue();
    });
    await page.goto('/income-summary');
    await expect(page.getByRole('status')).toHaveText('Checking your session…');
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Income Summary' })).toBeVisible();
  });

  test('returns to the requested page after signing in', async ({ page }) => {
    await page.goto(`/income-summary?year=${season}`);
    await expect(page).toHaveURL(/\/login$/);
    await signInOnThisPage(page, running.account('client'));
    await expect(page).toHaveURL(new RegExp(`/income-summary\\?year=${season}$`));
  });

  test('sets the page title, and focuses the heading after following a link', async ({ page }) => {
    await signInAs(page, 'client');
    await follow(page, 'Income', 'Income Summary');
    await expect(pageHeading(page, 'Income Summary')).toBeFocused();
    await expect(page).toHaveTitle(/^Income Summary · /);
  });

  test('has a menu on a phone that works by keyboard and closes after navigation', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(page, 'client');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Client', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await follow(page, 'Documents', 'Document Management');
    await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeHidden();
  });
});
