import { expectAccessible } from '../support/accessible';
import { newClient, newPreparer } from '../support/clients-of-a-preparer';
import { signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';
import { turnedPhoto } from '../support/turned-photo';

test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test('sends three photos as one PDF, upright and in order, which the preparer sees as one file', async ({
  page,
  browser,
}) => {
  const preparer = await newPreparer(page.request);
  const client = await newClient(page, { first_name: 'Fotos', preparer: preparer.code });
  await signInThroughApi(page, client);
  await page.goto('/documents');
  const card = page.getByRole('region', { name: 'W-2', exact: true });
  const pages = page.getByRole('dialog').getByRole('listitem');
  const photo = async (name: string, upper: string) => {
    const buffer = await turnedPhoto(page, upper, '#0000ff');
    return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
  };

  await test.step('chooses two photos, and takes another one', async () => {
    await card
      .locator('input[type=file]:not([capture])')
      .setInputFiles([await photo('segunda', '#00ff00'), await photo('tercera', '#ffff00')]);
    const dialog = page.getByRole('dialog', { name: 'Páginas de un documento' });
    await expect(dialog.getByText('2 páginas, que se envían como un solo PDF en este orden.')).toBeVisible();
    await dialog.locator('input[capture]').setInputFiles(await photo('primera', '#ff0000'));
    await expect(pages).toHaveCount(3);
    const shown = await pages.locator('img').evaluateAll((images) =>
      Promise.all(
        images.map(async (image) => {
          await (image as HTMLImageElement).decode();
          const { naturalWidth, naturalHeight } = image as HTMLImageElement;
          return naturalWidth < naturalHeight;
        }),
      ),
    );
    expect(shown, 'are upright').toEqual([true, true, true]);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const sizes = await dialog.getByRole('button').evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  });

  await test.step('puts the photos in order, and sends one document', async () => {
    await page.getByRole('button', { name: 'Subir la página 3 un lugar' }).click();
    await page.getByRole('button', { name: 'Subir la página 2 un lugar' }).click();
    await expect(pages).toHaveText([/primera/, /segunda/, /tercera/]);
    await page.getByRole('button', { name: 'Enviar como un solo documento' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card.getByText(/^W-2 \d{4}-\d\d-\d\d\.pdf$/)).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(1);
  });

  const office = await browser.newContext({
    baseURL: running.url(),
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });
  const desk = await office.newPage();
  await test.step('the preparer sees one file of three pages', async () => {
    await signInThroughApi(desk, preparer);
    await desk.goto('/documents');
    const view = desk.getByRole('button', { name: /^Ver W-2 / });
    await expect(desk.getByRole('region', { name: 'Documentos de todos los clientes' }).getByRole('row')).toHaveCount(
      2,
    );
    await view.first().click();
    await expect(desk.getByRole('img', { name: 'Página 1 de 3' })).toBeVisible();
    /** Whether red, green and blue are strong in the upper and in the lower half of the page. */
    const colors = () =>
      desk.locator('canvas[data-drawn]').evaluate((element) => {
        const canvas = element as HTMLCanvasElement;
        const at = (part: number) =>
          [...(canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height * part, 1, 1).data ?? [])]
            .slice(0, 3)
            .map((value) => (value > 128 ? 1 : 0))
            .join('');
        return [at(0.25), at(0.75)];
      });
    for (const [at, upper] of ['100', '010', '110'].entries()) {
      await expect(desk.getByRole('img', { name: `Página ${at + 1} de 3` })).toBeVisible();
      await expect.poll(colors).toEqual([upper, '001']);
      await desk.keyboard.press('ArrowRight');
    }
  });
  await office.close();
});
