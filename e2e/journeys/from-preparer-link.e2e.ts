import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { expectAccessible } from '../support/accessible';
import { field, fillPersonal, section, submitIntake } from '../support/intake';
import { follow } from '../support/navigation';
import { fieldOf, signIn, newPerson } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

const email = 'renee@demo.example';

test("leads from a preparer's page to their client list, and keeps the choice when the client opens the dashboard first", async ({
  page,
  browser,
}) => {
  const person = { ...newPerson(), last_name: `Linked${Date.now()}` };

  await test.step('registers from the preparer’s page', async () => {
    await page.goto('/preparer/RENOKA');
    await follow(page, page.getByRole('main').getByRole('link', { name: 'Create Account' }), 'Create your account');
    await fieldOf(page, 'First name').fill(person.first_name);
    await fieldOf(page, 'Last name').fill(person.last_name);
    await fieldOf(page, 'Email').fill(person.email);
    await fieldOf(page, 'Password').fill(person.password);
    await fieldOf(page, 'Confirm password').fill(person.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/preparer\/RENOKA\/intake$/);
  });

  await test.step('leaves for the dashboard, and starts the form from there', async () => {
    await page.goto('/dashboard');
    await expect(page.getByText(/^You chose Renee Okafor/)).toBeVisible();
    await follow(page, 'Start', 'Tax Intake Form');
    await expect(page).toHaveURL(/\/intake-form$/);
    await expect(page.getByText(/^You chose Renee Okafor/)).toBeVisible();
  });

  await test.step('reviews and corrects an answer, and submits', async () => {
    await fillPersonal(page);
    await field(section(page, words.sections.bank), words.fields.account_number).fill('123456789');
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
    await expect(page.getByText('Your answers go to Renee Okafor.')).toBeVisible();
    await expect(section(page, words.sections.bank)).toContainText('ends in 6789');
    await expectAccessible(page);
    await page.goBack();
    await expect(field(section(page, words.sections.personal), words.fields.city)).toHaveValue('Detroit');
    await page.goForward();
    await page.getByRole('link', { name: 'Edit Occupation (Personal Information)' }).click();
    const occupation = field(section(page, words.sections.personal), words.fields.occupation);
    await expect(occupation).toBeFocused();
    await expect(occupation).toBeInViewport();
    await occupation.fill('Baker');
    await submitIntake(page);
    await expect(page.getByText('Intake form submitted successfully!')).toBeVisible();
  });

  await test.step('shows a confirmation on the dashboard, which survives a reload', async () => {
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.reload();
    const confirmation = page.getByRole('region', { name: /^Submitted on / });
    await expect(confirmation).toContainText('With Renee Okafor');
    await expect(page.getByRole('heading', { name: /^We (still need \d+ papers?|have everything)/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('adds the client to the preparer’s client list', async () => {
    const office = await browser.newContext();
    const desk = await office.newPage();
    await signIn(desk, { ...running.account('preparer'), email });
    await desk.getByRole('searchbox').first().fill(person.last_name);
    await expect(desk.getByText(person.last_name).first()).toBeVisible();
    await office.close();
  });
});

test('shows the whole disclaimer of the estimate panel at 1280×800', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const person = newPerson();
  await page.goto('/register?preparer=RENOKA');
  await fieldOf(page, 'First name').fill(person.first_name);
  await fieldOf(page, 'Last name').fill(person.last_name);
  await fieldOf(page, 'Email').fill(person.email);
  await fieldOf(page, 'Password').fill(person.password);
  await fieldOf(page, 'Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/preparer\/RENOKA\/intake$/);
  await fillPersonal(page);
  await field(section(page, words.sections.income), words.fields.w2_income).fill('61500');
  const disclaimer = page.getByText(/^This is only an estimate\. Your actual refund or amount owed may differ/);
  await expect(disclaimer).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(disclaimer).toBeInViewport({ ratio: 1 });
});
