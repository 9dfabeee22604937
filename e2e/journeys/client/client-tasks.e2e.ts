import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { allowed, Counted } from '../../support/counted';
import { openIntake, section } from '../../support/intake';
import { canaries, registerThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';

/**
 * Clicks and keys that the form took for this family before, apart from the answers that only the client can give: a
 * second Tab past the button of each date picker, the same last name typed three times, a key for the spouse's switch, and
 * two for the first child.
 */
const before = 64;

test.use({ viewport: { width: 1280, height: 800 } });

test('takes few clicks and keys, besides the answers themselves, to file an intake for a family of four', async ({
  page,
}) => {
  const { last_name } = await registerThroughApi(page);
  await openIntake(page);
  const work = new Counted(page);
  let answers = 0;
  const answer = async (text: string): Promise<void> => {
    answers += text.length;
    await work.type(text);
  };
  const next = (): Promise<void> => work.press('Tab');
  const fill = async (...texts: string[]): Promise<void> => {
    for (const text of texts) {
      await answer(text);
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
  });

  await test.step('fills in the spouse, whom the filing status has added', async () => {
    const spouse = section(page, words.sections.spouse);
    await expect(spouse.getByRole('switch', { name: words.fields.has_spouse })).toBeChecked();
    await expect(spouse.getByLabel(words.fields.last_name)).toHaveValue(last_name);
    await next();
    await fill('Robin');
    await next();
    await fill(canaries.spouseSsn.replaceAll('-', ''), '01301986', 'Nurse');
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
    await answer('62000');
    await work.click(page.getByRole('button', { name: words.submit }));
    await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
    await work.click(page.getByRole('button', { name: words.submit }));
    await expect(page.getByText('Intake form submitted successfully!')).toBeVisible();
  });

  expect(work.count - answers).toBeLessThanOrEqual(allowed(before));
});
