import type { Page } from '@playwright/test';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { expectAccessible } from '../../support/accessible';
import { offline } from '../../support/complaints';
import { expectSaved, field, fillPersonal, openIntake, openSection, section, submitIntake } from '../../support/intake';
import { registerThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';

const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1000 },
  wide: { width: 1280, height: 900 },
};
const status = (page: Page) => page.locator('.tax-status');
const summary = (page: Page) => page.locator('[data-summary]');

/** Returns the distinct colors of a screenshot, decoded in a second page. */
const colorsOf = (reader: Page, picture: Buffer): Promise<number[]> =>
  reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    drawing?.drawImage(bitmap, 0, 0);
    const { data } = drawing?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: new Uint8ClampedArray() };
    return [...new Set(new Uint32Array(data.buffer))];
  }, picture.toString('base64'));

async function begin(page: Page): Promise<void> {
  await registerThroughApi(page);
  await openIntake(page);
}

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`Schedule C on a ${name} screen`, () => {
    test.use({ viewport });

    test('keeps the save status in view and lists each section with the number of missing answers', async ({
      page,
    }) => {
      await registerThroughApi(page);
      await page.goto('/schedule-c');
      await openSection(page, 'Expenses');
      await field(page, 'Other expenses').fill('75');
      await expect(status(page)).toHaveText(/^Saved \d/);
      await expect(status(page)).toBeInViewport();
      const toggle = page.getByRole('button', { name: 'Sections', exact: true });
      if (await toggle.isVisible()) await toggle.click();
      const nav = page.getByRole('navigation', { name: 'Sections of the form' });
      await expect(nav.getByRole('link')).toHaveText([/^Business Information 6 missing/, /Optional/, /Done/]);
      await expectAccessible(page);
      await nav.getByRole('link', { name: /^Business Information/ }).click();
      await expect(page.getByRole('heading', { name: 'Business Information' })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Business Information' })).toBeInViewport();
    });
  });

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`the intake form on a ${name} screen`, () => {
    test.use({ viewport });

    test('keeps the save status in view, even offline, and links to each section', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.expect(offline);
      await begin(page);
      await openSection(page, words.sections.bank);
      const bank = section(page, words.sections.bank);
      await field(bank, words.fields.bank_name).fill('Lake Bank');
      await expect(status(page)).toHaveText(/^Saved \d/);
      await expect(status(page)).toBeInViewport();
      await context.setOffline(true);
      await field(bank, words.fields.account_number).fill('123456789');
      await expect(status(page)).toHaveText('Not saved yet: we can’t reach the portal. Trying again.');
      await expect(status(page)).toBeInViewport();
      await context.setOffline(false);
      await expectSaved(page);
      const toggle = page.getByRole('button', { name: 'Sections', exact: true });
      if (await toggle.isVisible()) await toggle.click();
      const nav = page.getByRole('navigation', { name: 'Sections of the form' });
      await expect(nav.getByRole('link', { name: /^Personal Information/ })).toContainText('7 missing');
      await expect(nav.getByRole('link', { name: /^Bank Information/ })).toContainText('Done');
      await expectAccessible(page);
      await nav.getByRole('link', { name: /^Income Information/ }).click();
      await expect(page.getByRole('heading', { name: 'Income Information' })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Income Information' })).toBeInViewport();
    });
  });

test("lists missing answers at the top after a failed submit, in form order and with the person's name", async ({
  page,
}) => {
  await begin(page);
  await page.getByRole('switch', { name: 'I have children or dependents' }).click();
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toBeInViewport();
  const texts = await summary(page).getByRole('link').allTextContents();
  expect(texts[0]).toBe('Social Security number is required.');
  expect(texts.at(-1)).toBe('Child 1: Relationship is required.');
  expect(new Set(texts).size).toBe(texts.length);
  await expectAccessible(page);
  await summary(page).getByRole('link', { name: 'Child 1: Relationship is required.' }).click();
  await expect(field(page.getByRole('group', { name: 'Child 1' }), 'Relationship')).toBeFocused();
});

test('lists the answers that Save Draft could not save and the reasons, without scrolling', async ({ page }) => {
  await begin(page);
  await field(page, words.fields.routing_number).fill('123456789');
  await field(section(page, words.sections.income), words.fields.w2_income).fill('1e12');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(summary(page)).toBeInViewport();
  await expect(summary(page)).toContainText('2 answers need a correction before they can be saved');
  expect(await summary(page).getByRole('link').allTextContents()).toEqual([
    'W-2 income can’t be more than 99,999,999,999.99.',
    'That isn’t a valid routing number. Check the nine digits on your check.',
  ]);
});

test('registers a click on Submit Form even if the field that loses focus shows an error', async ({ page }) => {
  await begin(page);
  await field(page, words.fields.routing_number).fill('123456789');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link', { name: /^That isn’t a valid routing number/ })).toBeInViewport();
});

test('uses short fields for short answers', async ({ page }) => {
  await page.setViewportSize(sizes.wide);
  await begin(page);
  const widthOf = async (label: string): Promise<number> => (await field(page, label).boundingBox())?.width ?? 0;
  const address = await widthOf(words.fields.address);
  for (const label of [words.fields.zip_code, words.fields.date_of_birth, words.fields.w2_income])
    expect(await widthOf(label), label).toBeLessThan(0.6 * address);
});

test('shows when a form was submitted and how many answers have changed, without moving the field', async ({
  page,
}) => {
  await begin(page);
  await fillPersonal(page);
  await submitIntake(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await openIntake(page);
  await expect(page.getByText('No changes since then.')).toBeVisible();
  await expect(page.getByText(/^You submitted this form on /)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Estimated Tax Refund' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const occupation = field(page, words.fields.occupation).first();
  await occupation.focus();
  const before = await occupation.boundingBox();
  await occupation.pressSequentially('!!');
  await expect(page.getByText('1 change not submitted yet.')).toBeVisible();
  expect(await occupation.boundingBox()).toEqual(before);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a touch screen, ${colorScheme}`, () => {
    test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true, colorScheme });

    test('gives a switch a 44 px touch target, and enough contrast while it is off', async ({ page }) => {
      await begin(page);
      await page.waitForLoadState('networkidle');
      await openSection(page, words.sections.spouse);
      const off = page.getByRole('switch', { name: 'I have a spouse' });
      await off.scrollIntoViewIfNeeded();
      const box = await off.boundingBox();
      // Tap inside the row but outside the switch: the full height of the row toggles it.
      await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + (box?.height ?? 0) / 2 - 21);
      await expect(off).toBeChecked();
      await off.tap();
      await expect(off).not.toBeChecked();
      const contrast = () =>
        off.evaluate((element) => {
          const luminance = (color: string): number => {
            const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
            const [red = 0, green = 0, blue = 0] = parts.map((part) =>
              part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
            );
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          };
          const card = element.closest('.ui-card');
          const [track, ground] = [element, card].map((one) =>
            luminance(one ? getComputedStyle(one).backgroundColor : ''),
          );
          return (Math.max(track ?? 0, ground ?? 0) + 0.05) / (Math.min(track ?? 0, ground ?? 0) + 0.05);
        });
      // Waits for the color transition.
      await expect.poll(contrast).toBeGreaterThanOrEqual(3);
    });
  });

for (const [locale, colorScheme] of [
  ['en-US', 'light'],
  ['es-MX', 'light'],
  ['es-MX', 'dark'],
] as const)
  test.describe(`on a phone, ${locale}, ${colorScheme}`, () => {
    test.use({ viewport: sizes.phone, isMobile: true, deviceScaleFactor: 2, locale, colorScheme });

    test('does not show the page below the bottom bar', async ({ page, context }) => {
      await registerThroughApi(page);
      await page.goto('/intake-form');
      await page.locator('form [name="state"]').selectOption('MI');
      await page.goto('/intake-form#w2_income');
      await page.locator('form [name="w2_income"]').fill('62000');
      await expect(page.locator('.tax-side .tax-outcome')).toBeVisible();
      // Simulates rounding of the bar's height, which leaves a gap of one pixel row. The strip below the bar covers it.
      await page.locator('.tax-side').evaluate((bar: HTMLElement) => (bar.style.insetBlockEnd = '1px'));
      const reader = await context.newPage();
      for (const top of [0, 300, 301, 302.5, 700, 1100.5]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        const clip = { x: 0, y: sizes.phone.height - 2, width: sizes.phone.width, height: 2 };
        expect(await colorsOf(reader, await page.screenshot({ clip })), `scrolled to ${top}`).toHaveLength(1);
      }
    });
  });

for (const locale of ['en-US', 'es-MX'])
  for (const path of ['/intake-form', '/schedule-c'])
    test.describe(`the bars of ${path} on a phone, ${locale}`, () => {
      test.use({ viewport: sizes.phone, isMobile: true, hasTouch: true, locale });

      test('take at most 20 % of the screen in every section', async ({ page, context, complaints }) => {
        complaints.expect(offline);
        await registerThroughApi(page);
        await page.goto(path === '/intake-form' ? `${path}#state` : path);
        if (path === '/intake-form') await page.locator('form [name="state"]').selectOption('MI');
        const bars = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('body *')]
              .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
              .map((element) => element.getBoundingClientRect())
              .filter(({ top, bottom, width }) => width >= innerWidth / 2 && bottom > 0 && top < innerHeight)
              .reduce((sum, { height }) => sum + height, 0),
          );
        const next = page.getByRole('button', { name: /^(Continue|Continuar)$/ });
        await expect(next).toBeVisible();
        while (await next.isVisible()) {
          expect(await bars()).toBeGreaterThan(44);
          expect(await bars()).toBeLessThanOrEqual(0.2 * sizes.phone.height);
          await expect(page.locator('.tax-step:visible')).toHaveCount(1);
          const amount = page.locator('form').locator('[name="w2_income"], [name="gross_receipts"]');
          if (await amount.isVisible()) await amount.fill('123456789.55');
          await next.tap();
        }
        expect(await bars()).toBeLessThanOrEqual(0.2 * sizes.phone.height);
        await context.setOffline(true);
        await page.locator('.tax-step input:visible').first().fill('12');
        await expect(status(page)).toHaveAttribute('data-troubled');
        expect(await bars()).toBeLessThanOrEqual(0.2 * sizes.phone.height);
      });
    });
