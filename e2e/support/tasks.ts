import { expect, test, type Page } from '@playwright/test';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { newClient, newPreparer as newPreparerWithCode } from './clients-of-a-preparer';
import { Counted } from './counted';
import { openIntake, section } from './intake';
import { pageHeading } from './navigation';
import { newClients, newPreparer, ownName } from './office';
import { canaries, newPerson, registerThroughApi, signIn, signInThroughApi } from './people';
import { running } from './running';

/** Limits a list to people of this task, so that it does not assign or approve those of others. */
const narrowed = (page: Page, calls: RegExp, search: string): Promise<unknown> =>
  page.route(calls, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('search', search);
    await route.continue({ url: url.href });
  });

/** Opens a page of the admin area on which neither task begins. */
async function openDocuments(page: Page): Promise<void> {
  await signInThroughApi(page, running.account('admin'));
  await page.goto('/documents');
  await expect(pageHeading(page, 'Document Management')).toBeVisible();
}

/** Assigns the ten clients who have waited longest. */
export async function assignTenClients(page: Page): Promise<Counted> {
  const [preparer, last] = [await newPreparer(page.request), ownName('Ten')];
  await newClients(page.request, last, 12);
  await narrowed(page, /\/api\/admin\/unassigned-clients\?/, last);
  await narrowed(page, /\/api\/admin\/users\?.*sort=clients(&|$)/, preparer.last_name);
  await openDocuments(page);

  const work = new Counted(page);
  await work.click(page.getByRole('link', { name: 'Dashboard', exact: true }));
  await work.click(page.getByRole('link', { name: 'Assign the 10 longest waiting' }));
  const dialog = page.getByRole('dialog', { name: 'Bulk Assign Clients' });
  await expect(dialog).toContainText('10');
  await work.click(dialog.getByRole('button', { name: `${preparer.name} · 0` }));
  await work.click(dialog.getByRole('button', { name: 'Assign Clients' }));
  await expect(page.getByText(`10 clients were assigned to ${preparer.name}.`)).toBeVisible();
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  return work;
}

/** Approves a preparer who has registered. */
export async function approveAPreparer(page: Page): Promise<Counted> {
  const person = { ...newPerson(), last_name: ownName('Asks') };
  const registered = await page.request.post('/api/auth/register', {
    data: { ...person, role: 'preparer', phone: null },
  });
  expect(registered.status()).toBe(201);
  await narrowed(page, /\/api\/admin\/users\?.*status=pending/, person.last_name);
  await openDocuments(page);

  const work = new Counted(page);
  await work.click(page.getByRole('link', { name: 'Dashboard', exact: true }));
  const name = `${person.first_name} ${person.last_name}`;
  await work.click(page.getByRole('button', { name: `Approve ${name}` }));
  await expect(page.getByText(`${name} was approved.`)).toBeVisible();
  return work;
}

/** Finds a client from another client's page, and opens their W-2. */
export async function openTheW2(page: Page): Promise<Counted> {
  const preparer = await newPreparerWithCode(page.request);
  const found = await newClient(page, { first_name: 'Zelda', preparer: preparer.code, documents: ['w2', '1099'] });
  const other = await newClient(page, { first_name: 'Other', preparer: preparer.code });
  await signInThroughApi(page, preparer);
  await page.goto(`/client/${other.id}`);
  await expect(pageHeading(page, other.name)).toBeVisible();

  const work = new Counted(page);
  await work.press('/');
  await expect(page.getByLabel('Search clients')).toBeFocused();
  await work.type('Zel');
  await expect(page.getByRole('link', { name: other.name, exact: true })).toBeHidden();
  await work.click(page.getByRole('link', { name: `2: Review documents of ${found.name}` }));
  const review = page.getByRole('dialog');
  await expect(review.getByRole('heading', { name: /^w2\.pdf/ })).toBeVisible();
  await expect(review.locator('.doc-viewer__page > canvas[data-drawn]')).toBeVisible();
  return work;
}

/** Answers the newest message from a page without messages. */
export async function answerAMessage(page: Page): Promise<Counted> {
  const preparer = await newPreparerWithCode(page.request);
  const client = await newClient(page, { first_name: 'Writes', preparer: preparer.code });
  await signIn(page, preparer);
  const headers = { authorization: `Bearer ${client.token}` };
  const contacts = await page.request.get('/api/message-contacts', { headers });
  const [{ id: recipient_id = '' } = {}] = (await contacts.json()) as { id?: string }[];
  const sent = await page.request.post('/api/messages', {
    headers,
    data: { recipient_id, content: 'Did you get it?' },
  });
  expect(sent.ok()).toBe(true);
  await page.goto('/preparer/profile');
  await expect(pageHeading(page, /./)).toBeVisible();

  const work = new Counted(page);
  await work.press('m');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Did you get it?')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Message', exact: true })).toBeFocused();
  await work.answer('OK');
  await work.press('Enter');
  await expect(drawer.getByRole('listitem').filter({ hasText: 'OK' })).toBeVisible();
  return work;
}

/** Fills in and submits the intake form of a couple with two children. */
export async function fileForAFamily(page: Page): Promise<Counted> {
  const { last_name } = await registerThroughApi(page);
  await openIntake(page);
  const work = new Counted(page);
  const next = (): Promise<void> => work.press('Tab');
  const fill = async (...texts: string[]): Promise<void> => {
    for (const text of texts) {
      await work.answer(text);
      await next();
    }
  };
  /** Picks an option of the focused select by its first letters. */
  const pick = async (letters: string, value: string): Promise<void> => {
    await work.type(letters);
    await expect(page.locator(':focus')).toHaveValue(value);
    await next();
  };

  await test.step('fills in the filer', async () => {
    await work.click(section(page, words.sections.personal).getByLabel(words.fields.ssn));
    await fill(canaries.ssn.replaceAll('-', ''), '11231971', 'Machinist', '100 Woodward Avenue', 'Detroit');
    await pick('Mic', 'MI');
    await fill('48226');
    await pick('M', 'married_filing_jointly');
    // Past what few people are: blind, a student, or somebody's dependent.
    await next();
  });

  await test.step('fills in the spouse, whom the filing status has added', async () => {
    const spouse = section(page, words.sections.spouse);
    await expect(spouse.getByRole('switch', { name: words.fields.has_spouse })).toBeChecked();
    await expect(spouse.getByLabel(words.fields.last_name)).toHaveValue(last_name);
    await next();
    await fill('Robin');
    await next();
    await fill(canaries.spouseSsn.replaceAll('-', ''), '01301986', 'Nurse');
    await next();
  });

  await test.step('fills in two children', async () => {
    const children = section(page, words.sections.children);
    await expect(children.getByRole('switch', { name: words.fields.has_children })).toBeFocused();
    await work.press('Space');
    for (const [at, name] of ['Kit', 'Max'].entries()) {
      const child = children.getByRole('group', { name: `Child ${at + 1}` });
      await expect(child.getByLabel(words.fields.first_name)).toBeFocused();
      await expect(child.getByLabel(words.fields.last_name)).toHaveValue(last_name);
      await fill(name);
      await next();
      await fill(canaries.childSsn.replaceAll('-', ''), `0601201${at}`);
      await pick('C', 'child');
      if (at === 0) await work.press('Enter');
    }
    await next();
  });

  await test.step('enters the wages, reviews and submits', async () => {
    await expect(section(page, words.sections.income).getByLabel(words.fields.w2_income)).toBeFocused();
    await work.answer('62000');
    await work.click(page.getByRole('button', { name: words.submit }));
    await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
    await work.click(page.getByRole('button', { name: words.submit }));
    await expect(page.getByText('Intake form submitted successfully!')).toBeVisible();
  });
  return work;
}
