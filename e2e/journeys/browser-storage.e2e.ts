import type { Page } from '@playwright/test';
import { intakeMessages as intake } from '@portal/domain/intake/intake.messages';
import { scheduleCMessages as scheduleC } from '@portal/domain/schedule-c/schedule-c.messages';
import { browserStorage, placesOf, showAllFields, typeIntoAllFields } from '../support/browser-storage';
import { newClient, newPreparer, type NewClient, type NewPreparer } from '../support/clients-of-a-preparer';
import { fillContact, fillTax, expectStep } from '../support/general-intake';
import { textOf } from '../support/hostile-walk';
import { pageHeading } from '../support/navigation';
import { canaries, fieldOf, registerThroughApi, signIn, signInOnThisPage, signOut } from '../support/people';
import { expect, test } from '../support/portal';
import { expectStored } from '../support/stored-drafts';

const fileName = 'canary-of-a-file-name.pdf';
/** The draft of a general intake is plain text in its tab, without the Social Security number. */
const tabOnly = /^session general-intake:/;
/** Of the user themselves, `user` holds the name and the addresses. */
const ownRecord = /^local user$/;

let preparer: NewPreparer;
let client: NewClient;
test.beforeEach(async ({ page, complaints }) => {
  complaints.expect(/^failed: (POST|PUT) \S+\/api\//);
  page.on('dialog', (dialog) => void dialog.accept());
  preparer = await newPreparer(page.request);
  client = await newClient(page, { first_name: 'Canaryowner', preparer: preparer.code });
});

/** Lets nothing that is typed reach the server, so that the browser has to keep all of it. */
const keepUnsaved = (page: Page): Promise<unknown> =>
  page.route(/\/api\/(intake|schedule-c|messages|documents|client-preferences)\b/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );

/** Fills in every field of a form that saves itself, and waits until the browser has stored it. */
async function fillForm(page: Page, path: string, title: string, stored: number): Promise<string[]> {
  await page.goto(path);
  await expect(pageHeading(page, title)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox').first()).toBeEditable();
  await showAllFields(main);
  const typed = await typeIntoAllFields(main);
  await expectStored(page, stored);
  expect(Object.keys(await browserStorage(page))).toContain('table portal unsaved-drafts');
  return typed;
}

/** The next person at this browser: nothing of the last one is stored or shown, in the places that had it. */
async function expectNothingForNext(page: Page, typed: readonly string[]): Promise<void> {
  await registerThroughApi(page);
  for (const path of ['/intake-form', '/schedule-c', '/documents', '/messages', '/general-intake']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const shown = await textOf(page);
    expect(
      typed.filter((value) => shown.includes(value)),
      path,
    ).toEqual([]);
    expect(placesOf(await browserStorage(page), typed), path).toEqual([]);
  }
}

test('keeps nothing readable of what a client types, and nothing at all after signing out', async ({ page }) => {
  await signIn(page, client);
  await keepUnsaved(page);
  const typed: string[] = [];
  const look = async (allowed?: RegExp): Promise<void> =>
    expect(placesOf(await browserStorage(page), typed, allowed)).toEqual([]);

  await test.step('intake form', async () => {
    typed.push(...(await fillForm(page, '/intake-form', intake.title, 1)));
    expect(typed.length).toBeGreaterThan(30);
    await look();
  });
  await test.step('Schedule C', async () => {
    const business = await fillForm(page, '/schedule-c', scheduleC.title, 2);
    expect(business.length).toBeGreaterThan(15);
    typed.push(...business);
    await look();
  });
  await test.step('message', async () => {
    await page.goto('/messages');
    await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: preparer.name }).click();
    await fieldOf(page, 'Message').fill(canaries.message);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(canaries.message)).toBeVisible();
    typed.push(canaries.message);
    await look();
  });
  await test.step('document', async () => {
    await page.goto('/documents');
    const bytes = { name: fileName, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 canary of the bytes') };
    const card = page.getByRole('region', { name: 'W-2', exact: true });
    await card.locator('input[type=file]:not([capture])').last().setInputFiles(bytes);
    await expect(page.getByText(fileName).first()).toBeVisible();
    typed.push(fileName, 'canary of the bytes');
    await look();
  });
  await test.step('general intake', async () => {
    await page.goto('/general-intake');
    await fillContact(page, client.email);
    await fillTax(page);
    await expectStep(page, 'Income & Deductions');
    await expect.poll(async () => placesOf(await browserStorage(page), [canaries.dateOfBirth])).toHaveLength(1);
    typed.push(canaries.dateOfBirth, '1 Main Street');
    await look(tabOnly);
    const stored = await browserStorage(page);
    expect(placesOf(stored, [canaries.ssn])).toEqual([]);
    // By itself: an id can contain the same four digits.
    const lastFour = new RegExp(`\\b${canaries.ssn.slice(-4)}\\b`);
    expect(Object.keys(stored).filter((place) => lastFour.test(stored[place] ?? ''))).toEqual([]);
    expect(placesOf(await browserStorage(page), [client.email], ownRecord).every((at) => tabOnly.test(at))).toBe(true);
  });
  await test.step('after signing out, and for the next person', async () => {
    typed.push(canaries.ssn, client.email, client.last_name, client.id, client.password);
    await page.goto('/dashboard');
    await signOut(page);
    await expectStored(page, 0);
    await look();
    expect(Object.keys(await browserStorage(page)).sort()).toEqual(['cookies', 'page']);
    await expectNothingForNext(page, typed);
  });
});

test('removes what its owner typed as a visitor once they have signed in and out', async ({ page }) => {
  await page.goto('/general-intake');
  await fillContact(page, client.email);
  await fillTax(page);
  await expectStep(page, 'Income & Deductions');
  const typed = [client.email, canaries.dateOfBirth, '313-555-0144', '1 Main Street'];
  await expect.poll(async () => placesOf(await browserStorage(page), typed)).toHaveLength(typed.length);
  await page.goto('/login');
  await signInOnThisPage(page, client);
  await page.goto('/general-intake');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/dashboard');
  await signOut(page);
  expect(placesOf(await browserStorage(page), typed)).toEqual([]);
});

test('finds a value wherever a browser can keep one, and in other encodings', async ({ page, context }) => {
  const value = canaries.accountNumber;
  await page.goto('/login');
  await page.evaluate(async (planted) => {
    localStorage.setItem('planted', `{"a":"${planted}"}`);
    sessionStorage.setItem('planted', btoa(`a draft with ${planted} in it`));
    history.replaceState({ planted }, '');
    await (await caches.open('planted')).put('/planted', new Response(planted));
    const opening = indexedDB.open('planted', 1);
    opening.onupgradeneeded = () => {
      const bytes = new TextEncoder().encode(planted);
      opening.result.createObjectStore('rows', { autoIncrement: true }).add({ bytes, buffer: bytes.buffer });
    };
    await new Promise((done) => (opening.onsuccess = done));
    opening.result.close();
  }, value);
  await context.addCookies([{ name: 'planted', value, url: page.url() }]);
  const places = placesOf(await browserStorage(page), [value]).map((place) => place.replace(/: \d+$/, ''));
  expect(places.map((place) => place.replace(/https?:\/\/[^/]+/, ''))).toEqual([
    'local planted',
    'session planted',
    'table planted rows',
    'cache planted /planted',
    'page',
    'cookies',
  ]);
});
