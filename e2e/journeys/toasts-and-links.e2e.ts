import { pageHeading } from '../support/navigation';
import { signInThroughApi, signOut } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('shows a toast at the bottom left, away from headings and close buttons', async ({ page }) => {
      await signInThroughApi(page, running.account('client'));
      await page.goto('/dashboard');
      if (width < 1000) await page.getByRole('button', { name: 'Menu' }).click();
      await signOut(page);
      const toast = await page.locator('.ui-toast').boundingBox();
      if (!toast) throw new Error('no toast');
      expect(toast.x).toBeLessThanOrEqual(24);
      expect(height - toast.y - toast.height).toBeLessThanOrEqual(24);
      expect(toast.y).toBeGreaterThan(height / 2);
    });
  });
}

test('underlines the links of the login page, whichever way the visitor came', async ({ page }) => {
  const underlined = async (): Promise<string[]> => {
    await expect(pageHeading(page, 'Sign in')).toBeVisible();
    const links = page.getByRole('main').locator('a:not([class])');
    await expect(links.first()).toBeVisible();
    return links.evaluateAll((all) =>
      all.map((link) => `${link.textContent}: ${getComputedStyle(link).textDecorationLine}`),
    );
  };
  await page.goto('/login');
  const direct = await underlined();
  expect(direct.length).toBeGreaterThan(1);
  expect(direct.filter((link) => !link.endsWith(': underline'))).toEqual([]);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  expect(await underlined()).toEqual(direct);
  await page.goto('/register');
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .click();
  expect(await underlined()).toEqual(direct);
});
