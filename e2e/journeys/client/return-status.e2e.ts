import type { ReturnStatus } from '@portal/domain/returns/returns.dto';
import clientReturn from '@portal/domain/returns/client-return.messages.es.json' with { type: 'json' };
import intake from '@portal/domain/intake/intake.messages.es.json' with { type: 'json' };
import returns from '@portal/domain/returns/returns.messages.es.json' with { type: 'json' };
import { expectAccessible } from '../../support/accessible';
import { fillPersonal, submitIntake } from '../../support/intake';
import { follow } from '../../support/navigation';
import { registerThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';

test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('leads from the form to whose turn it is, and to the dated steps of the return', async ({ page }) => {
  await registerThroughApi(page);
  const card = page.getByRole('region', { name: clientReturn.turn });
  const steps = page.getByRole('region', { name: clientReturn.steps });
  const fits = async (): Promise<void> => {
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  };

  await test.step('says what to do first, and how long it takes', async () => {
    await page.goto('/dashboard');
    await expect(card).toContainText('Le toca a usted');
    await expect(card).toContainText('Toma unos 15 minutos');
    await page.goto('/return');
    await expect(steps.getByRole('listitem')).toHaveCount(7);
    await fits();
    await follow(page, 'Empezar', 'Formulario de datos para la declaración');
  });

  await test.step('fills in the form and submits it', async () => {
    await fillPersonal(page, 'single', intake);
    await submitIntake(page, intake);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await page.request.get('/api/return', { headers: { authorization: `Bearer ${token}` } });
  const { state, turn } = (await response.json()) as ReturnStatus;

  await test.step('says whose turn it is, once and without a percentage', async () => {
    expect(['documents_needed', 'ready_to_prepare']).toContain(state);
    await expect(card.getByText(returns.turns[turn], { exact: true })).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card).not.toContainText('%');
    await fits();
  });

  await test.step('shows the answers as done today, and the papers as the current step', async () => {
    await follow(page, clientReturn.details, clientReturn.title);
    await expect(page).toHaveURL(/\/return$/);
    await expect(card.getByText(returns.turns[turn], { exact: true })).toBeVisible();
    const [answers, papers] = [steps.getByRole('listitem').nth(0), steps.getByRole('listitem').nth(1)];
    await expect(answers).toContainText(new RegExp(`${returns.steps.answers} ${clientReturn.phases.done}.*20\\d\\d`));
    await expect(papers).toHaveAttribute('aria-current', 'step');
    await expect(papers).toContainText(/Ahora, desde el \d+ .*20\d\d/);
    await fits();
  });
});
