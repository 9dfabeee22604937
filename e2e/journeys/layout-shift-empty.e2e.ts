import type { Browser } from '@playwright/test';
import { newPreparer } from '../support/clients-of-a-preparer';
import { pagesOfAccount } from '../support/layout-pages';
import { delayResponses, mostShift, recordLayoutShifts, shiftsOf, sumOf } from '../support/layout-shift';
import { withholdEvents } from '../support/navigation';
import { startOwnPortal, type OwnPortal } from '../support/own-portal';
import { newPerson, type Credentials } from '../support/people';
import { expect, test } from '../support/portal';

type Reader = 'client' | 'preparer' | 'admin';

/** On a phone, the placeholders of a list are cards that fill many windows, and nothing takes their place. */
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

test.describe('an office that has just been set up', () => {
  // Long timeout: the test starts a portal of its own, because the lists of the others have rows.
  test.describe.configure({ timeout: 300_000 });

  let portal: OwnPortal;
  test.beforeAll(async () => {
    portal = await startOwnPortal();
  });
  test.afterAll(() => portal.stop());

  /** Returns the pages that shifted, with the elements that moved. */
  async function shifted(
    browser: Browser,
    who: Reader,
    account: Omit<Credentials, 'role'>,
    viewport: typeof phone,
  ): Promise<string[]> {
    const page = await (await browser.newContext({ baseURL: portal.url, locale: 'en-US', viewport })).newPage();
    const paths = await pagesOfAccount(page, who, account);
    await withholdEvents(page);
    await recordLayoutShifts(page);
    await delayResponses(page);
    // Without the combined answer, as under load, each answer arrives by itself.
    await page.route('**/api/early?*', (route) => route.fulfill({ status: 503 }));
    const found: string[] = [];
    for (const path of paths) {
      const shifts = await shiftsOf(page, path);
      if (sumOf(shifts) > mostShift)
        found.push(`${who}, ${viewport.width} px: ${path} ${sumOf(shifts)}\n${JSON.stringify(shifts)}`);
    }
    await page.context().close();
    return found;
  }

  test('shifts the layout of no page when its lists turn out to be empty', async ({ browser, playwright }) => {
    const api = await playwright.request.newContext({ baseURL: portal.url });
    const client = newPerson();
    const registered = await api.post('/api/auth/register', { data: { ...client, role: 'client', phone: null } });
    expect(registered.status()).toBe(201);
    const preparer = await newPreparer(api, portal.admin);
    await api.dispose();
    const walks = [
      shifted(browser, 'admin', portal.admin, phone),
      shifted(browser, 'admin', portal.admin, desk),
      shifted(browser, 'preparer', preparer, phone),
      shifted(browser, 'preparer', preparer, desk),
      shifted(browser, 'client', client, phone),
      shifted(browser, 'client', client, desk),
    ];
    expect((await Promise.all(walks)).flat()).toEqual([]);
  });
});
