import type { Locator, Page } from '@playwright/test';
import { recordInteractions, timeOf } from '../support/interactions';
import { registerThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { saveHousehold } from './household';
import { interactionTime } from './page-budgets';

/** CPU slowdown to the speed of a phone that is a few years old. */
const slowdown = 4;
/** The fastest of these counts for each interaction, because other load on the machine only adds time. */
const rounds = 2;

/** Opens the form, and waits until its estimate has been calculated. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/intake-form');
  await page.locator('.tax-outcome').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(2000);
}

type Times = Map<string, number>;

/** Clicks into every field, types into those that take text, opens every section by its button, and then the list. */
async function interact(page: Page, times: Times): Promise<void> {
  const note = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    times.set(what, Math.min(times.get(what) ?? Infinity, await timeOf(page, act)));
  };
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  for (;;) {
    const section = page.locator('.tax-step[data-current="true"]');
    const name = (await section.getAttribute('data-section')) ?? '';
    for (const field of await section.locator('input, select, textarea').all())
      if (await field.isVisible()) await interactWith(field, name, note);
    if (!(await next.isVisible())) break;
    await note(`opening the section after ${name}`, () => next.click());
    // Saves and estimates of the section before.
    await page.waitForTimeout(1200);
  }
  await note('opening the list of sections', () => page.locator('.tax-guide button[aria-expanded]').click());

  async function interactWith(field: Locator, section: string, interaction: typeof note): Promise<void> {
    const what = `${section} ${(await field.getAttribute('name')) ?? ''}`;
    const isText = await field.evaluate((element) => element instanceof HTMLInputElement && element.type === 'text');
    await field.scrollIntoViewIfNeeded();
    // A select opens a window of the browser, and a switch changes the form.
    if (!isText) return interaction(`focusing ${what}`, () => page.keyboard.press('Tab'));
    await interaction(`clicking into ${what}`, () => field.click());
    await interaction(`typing into ${what}`, () => page.keyboard.press('5'));
  }
}

test('every interaction with the intake form is painted in time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await registerThroughApi(page);
  await saveHousehold(page, { children: 3 });
  await recordInteractions(page);
  const session = await page.context().newCDPSession(page);
  const times: Times = new Map();
  for (let round = 0; round < rounds; round++) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await openForm(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await interact(page, times);
  }
  const slowest = [...times].sort(([, one], [, other]) => other - one);
  process.stdout.write(
    `${times.size} interactions with the intake form, ${slowdown}x slower CPU: slowest (at most ${interactionTime} ms)\n` +
      slowest
        .slice(0, 8)
        .map(([what, ms]) => `  ${ms} ms ${what}\n`)
        .join(''),
  );
  expect(slowest.filter(([, ms]) => ms > interactionTime)).toEqual([]);
});
