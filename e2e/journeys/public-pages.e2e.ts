import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { newPerson, signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

interface Said {
  at: string;
  headings?: readonly string[];
  /** Exact sentences shown to visitors (specification part 2). */
  texts?: readonly string[];
  /** Target path by link text. */
  links?: Readonly<Record<string, string>>;
  buttons?: readonly string[];
}

const pages: readonly Said[] = [
  {
    at: '/',
    headings: ['Meet our preparers', 'Where and when to find us', 'What to bring'],
    texts: ['In business since 2019', '4100 Larkspur Avenue, Suite 2'],
    links: {
      'File Now': '/general-intake',
      'View Team': '/agent-links',
      'Estimate your refund first': '/estimate',
      'Call 313-555-0119': 'tel:3135550119',
      'Visit Portal: Renee Okafor': '/preparer/RENOKA',
      'renee@demo.example': 'mailto:renee@demo.example',
    },
  },
  {
    at: '/agent-links',
    headings: ['Tax Preparers', 'Renee Okafor', 'Isaac Thornbury'],
    links: {
      'Visit Portal Renee Okafor': '/preparer/RENOKA',
      'Email Renee Okafor': 'mailto:renee@demo.example',
      'Back to Home': '/',
    },
    buttons: ['Copy Portal Link Renee Okafor'],
  },
  {
    at: '/office/detroit-main',
    headings: ['Detroit Main Office', 'Renee Okafor', 'Priya Raman'],
    texts: ['4100 Larkspur Avenue, Suite 2', 'Tax Expert', 'Self-Employment', 'CEO/Founder'],
    links: {
      'All locations': '/agent-links',
      'Choose Renee': '/preparer/RENOKA',
      'Start Your Tax Return': '/general-intake?office=detroit-main',
      'Call 313-555-0119': 'tel:3135550119',
    },
  },
  { at: '/office/outer-drive', headings: ['Outer Drive Location', 'Leon Castellanos'] },
  {
    at: '/office/nowhere',
    headings: ['Office Not Found'],
    texts: ['The office you’re looking for doesn’t exist.'],
    links: { 'Back to Home': '/' },
  },
  {
    at: '/preparer/renoka',
    headings: ['Renee Okafor', 'Services'],
    texts: ['Preparer code: RENOKA', 'Business Tax'],
    links: { 'Create Account': '/register?preparer=RENOKA', 'renee@demo.example': 'mailto:renee@demo.example' },
  },
  {
    at: '/preparer/NOBODY',
    headings: ['Preparer Not Found'],
    texts: ['Invalid preparer code or preparer not found.'],
  },
  { at: '/privacy', headings: ['Privacy', 'Who can see it', 'How long we keep it'] },
  { at: '/terms', headings: ['Terms of use', 'Submitting is not filing'] },
  {
    at: '/general-intake',
    headings: ['Contact Information'],
    texts: ['Step 1 of 4: Contact Information', '25%', 'This is urgent (I need my taxes done ASAP)'],
    buttons: ['Next'],
  },
];

const main = (page: Page) => page.getByRole('main');

test.describe('public site with the specified wording', () => {
  for (const { at, headings = [], texts = [], links = {}, buttons = [] } of pages)
    test(at, async ({ page, complaints }) => {
      if (/nowhere|NOBODY/.test(at)) complaints.expect(/^answer: 404 GET .*\/(office\/nowhere|preparer\/NOBODY)$/);
      await page.goto(at);
      for (const name of headings) await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
      for (const text of texts) await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
      for (const [name, href] of Object.entries(links))
        await expect(main(page).getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href);
      for (const name of buttons) await expect(main(page).getByRole('button', { name, exact: true })).toBeVisible();
      await expectAccessible(page);
    });

  test('lists all thirteen preparers, one of them CEO/Founder, and offers them in the general intake', async ({
    page,
  }) => {
    await page.goto('/agent-links');
    // Other journeys create preparers with this first name, some of them already approved.
    const ofTheDemo = { hasNotText: newPerson().first_name };
    await expect(main(page).getByRole('article').filter(ofTheDemo)).toHaveCount(13);
    await expect(main(page).getByText(/^CEO\/Founder/)).toHaveCount(1);
    await main(page).getByRole('combobox', { name: 'Office' }).selectOption('Outer Drive Location');
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await page.goto('/general-intake');
    const preparer = main(page).getByLabel('Preferred preparer (optional)');
    await preparer.focus();
    const options = preparer.getByRole('option').filter(ofTheDemo);
    await expect(options).toHaveCount(15);
    await expect(options.nth(0)).toHaveText('Any available preparer');
    await expect(options.nth(14)).toHaveText('No Preference');
    await expect(options.getByText('CEO/Founder')).toHaveCount(1);
  });

  test('filters the directory by language and specialty in the URL', async ({ page }) => {
    await page.goto('/agent-links');
    await main(page).getByRole('combobox', { name: 'Language' }).selectOption('Spanish');
    await expect(page).toHaveURL(/\/agent-links\?language=es$/);
    await expect(main(page).getByRole('article')).toHaveCount(3);
    await expect(main(page).getByText('3 tax preparers', { exact: true })).toBeVisible();
    await main(page).getByRole('combobox', { name: 'Specialty' }).selectOption('ITIN');
    await expect(main(page).getByRole('article')).toHaveCount(2);
    await page.reload();
    await expect(main(page).getByRole('article')).toHaveCount(2);
  });

  test('links to the privacy notice and the terms from the footer, in the language of the page', async ({ page }) => {
    await page.goto('/es');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
    await expect(page).toHaveURL(/\/es\/privacy$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Privacidad' })).toBeVisible();
    await page.goto('/login');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Terms of use|Condiciones/ })
      .click();
    await expect(page).toHaveURL(/\/terms$/);
  });

  test('links an office to a map without contacting it', async ({ page }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(page.url()).origin) others.push(request.url());
    });
    await page.goto('/office/detroit-main');
    const map = main(page).getByRole('link', { name: 'View on a map: Detroit Main Office' });
    await expect(map).toHaveAttribute('href', /^https:\/\/maps\.google\.com\/\?q=4100\+Larkspur/);
    await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    expect(others.filter((url) => url.includes('google'))).toEqual([]);
  });

  test('redirects a signed-in client from a preparer’s page to the intake form', async ({ page }) => {
    await signInThroughApi(page, running.account('client'));
    await page.goto('/preparer/RENOKA');
    await expect(page).toHaveURL(/\/intake-form$/);
  });

  test('redirects a signed-in preparer from a preparer’s page to the dashboard', async ({ page }) => {
    await signInThroughApi(page, running.account('preparer'));
    await page.goto('/preparer/RENOKA');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
