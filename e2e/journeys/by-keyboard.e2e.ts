import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { newClient, newPreparer } from '../support/clients-of-a-preparer';
import { unreachableByTab, pressByKeyboard, tabTo, typeByKeyboard } from '../support/keyboard';
import { pagesNotFound, pagesOpenTo } from '../support/layout-pages';
import { pageHeading } from '../support/navigation';
import { canaries, fieldOf, signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { solidPng } from '../support/solid-png';

/** These tests use only the keyboard, on a phone-sized screen, in Spanish. */

test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('main').getByRole('combobox', { name, exact: true });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

for (const reader of ['visitor', 'client', 'preparer'] as const)
  test(`reaches every control on each page with Tab for ${reader}`, async ({ page, complaints }) => {
    complaints.expect(pagesNotFound);
    for (const path of await pagesOpenTo(page, reader, 'es'))
      await test.step(path, async () => {
        await page.goto(path);
        await expect(pageHeading(page, /./)).toBeVisible();
        await page.waitForLoadState('load');
        expect(await unreachableByTab(page), path).toEqual([]);
      });
  });

test('lets a visitor file a general intake', async ({ page }) => {
  await page.goto('/es/general-intake');
  await expect(step(page, 'Información de contacto')).toBeVisible();
  await typeByKeyboard(page, [
    [fieldOf(page, 'Nombre'), 'Rosa'],
    [fieldOf(page, 'Apellido'), 'Teclado'],
    [fieldOf(page, 'Correo electrónico'), `${randomUUID()}@example.com`],
    [fieldOf(page, 'Teléfono'), '313-555-0144'],
  ]);
  const urgent = page.getByRole('checkbox', { name: 'Es urgente (necesito mi declaración lo antes posible)' });
  await pressByKeyboard(page, urgent, 'Space');
  await expect(urgent).toBeChecked();
  await pressByKeyboard(page, button(page, 'Siguiente'));

  // Each step focuses its heading, so the next Tab reaches the first field.
  await expect(step(page, 'Información fiscal')).toBeFocused();
  await typeByKeyboard(page, [
    [fieldOf(page, 'Número de Seguro Social'), canaries.ssn.replaceAll('-', '')],
    // Day and month are equal, so that the format does not matter.
    [page.getByLabel('Fecha de nacimiento'), '11111971'],
    [fieldOf(page, 'Dirección'), 'Calle Mayor 1'],
    [fieldOf(page, 'Ciudad'), 'Detroit'],
    [list(page, 'Estado'), 'Mich'],
    [fieldOf(page, 'Código postal (ZIP)'), '48226'],
  ]);
  await expect(list(page, 'Estado')).toHaveValue('MI');
  await pressByKeyboard(page, button(page, 'Siguiente'));

  await expect(step(page, 'Ingresos y deducciones')).toBeFocused();
  await typeByKeyboard(page, [[fieldOf(page, 'Ingresos del Formulario W-2 (opcional)'), '40000']]);
  await pressByKeyboard(page, button(page, 'Siguiente'));
  await expect(step(page, 'Revisar y enviar')).toBeFocused();
  await expectAccessible(page);
  await pressByKeyboard(page, button(page, 'Enviar información fiscal'));
  await expect(pageHeading(page, 'Recibimos su información')).toBeFocused();
  await expect(page.getByRole('status', { name: 'Contraseña temporal' })).toHaveText(/^([A-Z2-9]{4}-){4}[A-Z2-9]{4}$/);
  await expectAccessible(page);
  await pressByKeyboard(page, button(page, 'Elegir mi propia contraseña ahora'));
  await expect(page.getByLabel('Contraseña actual')).toHaveValue(/^([A-Z2-9]{4}-){4}[A-Z2-9]{4}$/);
});

test('lets a client upload and view a document, submit a Schedule C, and change preparer', async ({ page }) => {
  const preparer = await newPreparer(page.request);
  await signInThroughApi(page, await newClient(page, { first_name: 'Teclado', preparer: preparer.code }));

  await test.step('uploads and views a document', async () => {
    await page.goto('/documents');
    const card = page.getByRole('region', { name: 'Otro', exact: true });
    const name = `${randomBytes(4).toString('hex')}.png`;
    const chooser = page.waitForEvent('filechooser');
    await pressByKeyboard(page, card.getByRole('button', { name: /^Subir Otro/ }));
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: solidPng() });
    await expect(page.getByText('1 archivo(s) subido(s) correctamente.')).toBeVisible();
    const view = button(page, `Ver ${name}`);
    await pressByKeyboard(page, view);
    const viewer = page.getByRole('dialog');
    await expect(viewer.locator('canvas[data-drawn]')).toBeVisible();
    const zoom = viewer.getByText(/^\d+\s?%$/);
    const before = await zoom.textContent();
    await page.keyboard.press('-');
    await expect(zoom).not.toHaveText(before ?? '');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(view).toBeFocused();
  });

  await test.step('submits a Schedule C', async () => {
    await page.goto('/schedule-c');
    await expect(pageHeading(page, 'Anexo C (Schedule C)')).toBeVisible();
    await typeByKeyboard(page, [
      [fieldOf(page, 'Nombre del negocio'), 'Panadería'],
      [list(page, 'Tipo de negocio'), 'Servicio de c'],
      [fieldOf(page, 'Dirección del negocio'), 'Calle Mayor 1'],
      [fieldOf(page, 'Ciudad'), 'Detroit'],
      [list(page, 'Estado'), 'Mich'],
      [fieldOf(page, 'Código postal (ZIP)'), '48226'],
    ]);
    await expect(list(page, 'Tipo de negocio')).toHaveValue('food_service');
    await pressByKeyboard(page, button(page, 'Continuar'));
    await typeByKeyboard(page, [[fieldOf(page, 'Ingresos brutos o ventas'), '20100']]);
    await pressByKeyboard(page, button(page, 'Continuar'));
    await typeByKeyboard(page, [[fieldOf(page, 'Comidas y entretenimiento'), '200']]);
    await expect(page.getByRole('complementary', { name: 'Ganancia o pérdida' })).toContainText('20,000.00');
    await pressByKeyboard(page, button(page, 'Enviar el Anexo C'));
    await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeFocused();
    await pressByKeyboard(page, button(page, 'Enviar el Anexo C'));
    await expect(page.getByText('¡Anexo C enviado!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('changes the preparer', async () => {
    await page.goto('/assign-preparer#change');
    await typeByKeyboard(page, [[page.getByRole('searchbox', { name: 'Buscar preparadores' }), 'Okafor']]);
    await pressByKeyboard(page, button(page, 'Elegir a Renee Okafor'));
    const question = page.getByRole('dialog', { name: '¿Cambiar de preparador?' });
    await expect(question).toBeVisible();
    await tabTo(page, question.getByRole('button', { name: 'Cambiar de preparador' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('¡Se le asignó a Renee Okafor!')).toBeVisible();
  });
});
