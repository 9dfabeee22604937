import { expect, type Locator, type Page } from '@playwright/test';
import type { Translated } from '@portal/domain/i18n/message';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { canaries } from './people';

/** Returns the section with this title. */
export const section = (page: Page, title: string): Locator => page.getByRole('region', { name: title });

/** Opens a section of the form. On a phone, only one is shown at a time. */
export async function openSection(
  page: Page,
  title: string,
  guide: Pick<Words['guide'], 'title' | 'show'> = words.guide,
): Promise<void> {
  const nav = page.getByRole('navigation', { name: guide.title });
  const toggle = page.getByRole('button', { name: guide.show, exact: true });
  await expect(nav.or(toggle).first()).toBeVisible();
  if (await toggle.isVisible()) await toggle.click();
  await nav.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
}

/** Returns a field by its label: the first match within the section or page. */
export const field = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(label, { exact: true }).first();

interface Relative {
  first_name: string;
  ssn: string;
  date_of_birth: string;
}

const about = async (within: Locator, { first_name, ssn, date_of_birth }: Relative): Promise<void> => {
  await field(within, words.fields.first_name).fill(first_name);
  await field(within, words.fields.last_name).fill('Journey');
  await field(within, words.fields.ssn).pressSequentially(ssn);
  await field(within, words.fields.date_of_birth).fill(date_of_birth);
};

/** The form's messages in any language. */
type Words = Translated<typeof words>;

/** Fills in all required personal data, typing the SSN digit by digit. A married filing status also adds a spouse. */
export async function fillPersonal(
  page: Page,
  filing_status = 'single',
  { sections, fields }: Pick<Words, 'sections' | 'fields'> = words,
): Promise<void> {
  const personal = section(page, sections.personal);
  await field(personal, fields.ssn).pressSequentially(canaries.ssn.replaceAll('-', ''));
  await field(personal, fields.date_of_birth).fill(canaries.dateOfBirth);
  await field(personal, fields.occupation).fill('Machinist');
  await field(personal, fields.address).fill('100 Woodward Avenue');
  await field(personal, fields.city).fill('Detroit');
  await field(personal, fields.state).selectOption('MI');
  await field(personal, fields.zip_code).fill('48226');
  await field(personal, fields.filing_status).selectOption(filing_status);
}

export async function fillSpouse(page: Page): Promise<void> {
  const spouse = section(page, words.sections.spouse);
  const has = spouse.getByRole('switch', { name: words.fields.has_spouse });
  if (!(await has.isChecked())) await has.click();
  await about(spouse, { first_name: 'Robin', ssn: canaries.spouseSsn, date_of_birth: '1986-01-30' });
  await field(spouse, words.fields.occupation).fill('Nurse');
}

/** Adds two children. */
export async function fillChildren(page: Page): Promise<void> {
  const children = section(page, words.sections.children);
  await children.getByRole('switch', { name: words.fields.has_children }).click();
  for (const [at, first_name] of ['Kit', 'Max'].entries()) {
    // Turning the switch on adds the first child.
    if (at > 0) await children.getByRole('button', { name: words.addChild }).click();
    const child = children.getByRole('group', { name: `Child ${at + 1}` });
    await about(child, { first_name, ssn: canaries.childSsn, date_of_birth: `201${at}-06-01` });
    await field(child, words.fields.relationship).selectOption('child');
  }
}

export const openIntake = async (page: Page): Promise<void> => {
  await page.goto('/intake-form');
  await expect(section(page, words.sections.personal)).toBeVisible();
};

export async function fillBank(page: Page): Promise<void> {
  const bank = section(page, words.sections.bank);
  await field(bank, words.fields.bank_name).fill(canaries.bankName);
  await field(bank, words.fields.routing_number).fill(canaries.routingNumber);
  await field(bank, words.fields.account_number).fill(canaries.accountNumber);
}

/** Expects the status that all input is saved on the server. */
export const expectSaved = (page: Page): Promise<void> => expect(page.getByText(/^Saved \d/)).toBeVisible();

/** Submits a complete form through the review. */
export async function submitIntake(
  page: Page,
  { submit, review }: Pick<Words, 'submit' | 'review'> = words,
): Promise<void> {
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('heading', { name: review.title })).toBeVisible();
  await page.getByRole('button', { name: submit }).click();
}
