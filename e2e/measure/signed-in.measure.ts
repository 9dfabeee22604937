import type { Browser } from '@playwright/test';
import { recordFirstScreen, usableSince } from '../support/first-screen';
import { recordLayoutShifts, shiftsOf, sumOf } from '../support/layout-shift';
import { signInOnThisPage, signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';
import { countTransfers, type Transfer } from '../support/transfers';
import { madeByHand, serveByHand } from './made-by-hand';
import { areaBytes, layoutShift, pageBudgets, type PageBudget } from './page-budgets';

const phone = { width: 360, height: 740 };

interface Visit {
  /** Until the page can be used. */
  first: Transfer;
  /** Until nothing more is requested. */
  all: Transfer;
  shift: number;
}

/** Opens a page with an empty cache. @param role signed in before; null: a visitor */
async function visit(browser: Browser, address: string, role: PageBudget['role'] | null): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, baseURL: running.url() });
  try {
    const page = await context.newPage();
    if (role) await signInThroughApi(page, running.account(role));
    await recordLayoutShifts(page);
    await recordFirstScreen(page);
    const transferred = countTransfers(page);
    const shift = sumOf(await shiftsOf(page, address));
    return { first: await transferred(await usableSince(page)), all: await transferred(), shift };
  } finally {
    await context.close();
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const shown = ({ bytes, requests }: Transfer): string => `${kilobytes(bytes)} in ${requests}`;
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const describe = (what: string, { first, all, shift }: Visit): string =>
  `${what}: ${shown(first)} requests until usable, ${shown(all)} in all, layout shift ${shift.toFixed(3)}`;

test('first screens of signed-in users stay within their budgets', async ({ browser, complaints }) => {
  // The server's CSP blocks the styles of the hand-written page.
  complaints.expect(/./);
  const hand = await serveByHand(await madeByHand(browser));
  try {
    say(describe('static page', await visit(browser, hand.url, null)));
  } finally {
    await hand.close();
  }
  say(describe('home page', await visit(browser, '/', null)));
  const exceeded: string[] = [];
  for (const { role, path, ...budget } of pageBudgets) {
    const found = await visit(browser, path, role);
    const line = describe(`${role} ${path}`, found);
    say(`${line} (at most ${shown(budget)}, ${layoutShift})`);
    const { first, shift } = found;
    if (first.bytes > budget.bytes || first.requests > budget.requests || shift > layoutShift) exceeded.push(line);
  }
  expect(exceeded).toEqual([]);
});

for (const role of ['client', 'preparer', 'admin'] as const)
  test(`the area of the ${role} adds little to the sign-in page`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    const transferred = countTransfers(page);
    await signInOnThisPage(page, running.account(role));
    // Until the reads after the first screen have finished, too.
    await page.waitForTimeout(1000);
    const added = await transferred();
    say(`${role} area after the sign-in page: ${shown(added)} requests (at most ${kilobytes(areaBytes[role])})`);
    expect(added.bytes).toBeLessThanOrEqual(areaBytes[role]);
  });
