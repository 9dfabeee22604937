import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { newClient, newPreparer, type NewClient, type NewPreparer } from '../support/clients-of-a-preparer';
import { follow, withholdEvents } from '../support/navigation';
import { signIn, type Credentials } from '../support/people';
import { expect, test } from '../support/portal';
import { root } from '../support/root';
import { running } from '../support/running';

let client: NewClient;
let preparer: NewPreparer;
test.beforeEach(async ({ page }) => {
  preparer = await newPreparer(page.request);
  client = await newClient(page, { first_name: 'Uploads', preparer: preparer.code });
});

/** Returns a PDF with the given words. They must be unique, because duplicate uploads are rejected. */
async function pdfOf(page: Page, words: string): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setContent(
    `<h1 style="break-after: page">${words} ${randomBytes(8).toString('hex')}</h1><h1>Second page</h1>`,
  );
  const bytes = await paper.pdf({ format: 'Letter' });
  await paper.close();
  return bytes;
}

const file = (name: string, buffer: Buffer, mimeType = 'application/pdf') => ({ name, mimeType, buffer });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chooser = (page: Page, name: string) => card(page, name).locator('input[type=file]:not([capture])');

async function openDocuments(page: Page, account: Credentials): Promise<void> {
  await signIn(page, account);
  await follow(page, 'Documents', 'Document Management');
}

test('lets a client upload documents, and the assigned preparer find, view and download them', async ({
  page,
  browser,
}) => {
  const name = `w2-${randomBytes(4).toString('hex')}.pdf`;
  await test.step('uploads two files at once and shows one of them', async () => {
    await openDocuments(page, client);
    await expect(card(page, 'Document Checklist')).toBeVisible();
    await expectAccessible(page);
    const text = file('notes.txt', randomBytes(20), 'text/plain');
    await chooser(page, 'W-2').setInputFiles([file(name, await pdfOf(page, 'W-2 of the journey')), text]);
    await expect(page.getByText('2 file(s) uploaded successfully!')).toBeVisible();
    await page.getByRole('button', { name: `View ${name}` }).click();
    await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
    await expect(page.locator('canvas[data-drawn]')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('shows a message for a file without a preview', async () => {
    await page.getByRole('button', { name: 'View notes.txt' }).first().click();
    await expect(page.getByText('This file type cannot be previewed in the browser.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('lets the preparer find it by name, view it by keyboard, and download it', async () => {
    const office = await browser.newContext({ baseURL: running.url() });
    const staffPage = await office.newPage();
    await openDocuments(staffPage, preparer);
    await expectAccessible(staffPage);
    await staffPage.getByLabel('Search documents').fill(name);
    const table = card(staffPage, 'All Client Documents');
    await expect(table.getByText('1 to 1 of 1')).toBeVisible();
    await table.getByRole('button', { name: `View ${name}` }).click();
    await expect(staffPage.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
    await expect(staffPage.locator('canvas[data-drawn]')).toBeVisible();
    await staffPage.keyboard.press('ArrowRight');
    await expect(staffPage.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible();
    await expect(staffPage.locator('canvas[data-drawn]')).toBeVisible();
    const download = staffPage.waitForEvent('download');
    await staffPage.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(name);
    await expect(staffPage.getByText(`Downloaded: ${name}`)).toBeVisible();
    await office.close();
  });
});

/** Returns the color of the rendered page at this fraction of its width, as `[red, green, blue]`. */
const colorAt = (page: Page, part: number): Promise<number[]> =>
  page.locator('canvas[data-drawn]').evaluate((element, at) => {
    const canvas = element as HTMLCanvasElement;
    const pixel = canvas.getContext('2d')?.getImageData(canvas.width * at, canvas.height / 2, 1, 1).data;
    return [...(pixel ?? [])].slice(0, 3);
  }, part);

test('shows an uploaded HEIC photo from an iPhone to client and preparer', async ({ page, browser }) => {
  // Left half orange, right half teal, encoded with libheif and x265. None of the tested browsers decodes HEIC
  // natively.
  const heic = readFileSync(join(root, 'e2e/support/photo.heic'));
  const name = 'IMG_0042.HEIC';
  // The preparer sees the name in the table and again in the list below the client's name.
  const look = async (at: Page): Promise<void> => {
    await at
      .getByRole('button', { name: `View ${name}` })
      .first()
      .click();
    await expect(at.locator('canvas[data-drawn]')).toBeVisible();
    const [[red = 0, , blue = 0], [otherRed = 0, , otherBlue = 0]] = [await colorAt(at, 0.25), await colorAt(at, 0.75)];
    expect(red, 'orange on the left').toBeGreaterThan(blue + 80);
    expect(otherBlue, 'teal on the right').toBeGreaterThan(otherRed + 60);
  };
  await openDocuments(page, client);
  await chooser(page, 'ID Verification').setInputFiles(file(name, heic, 'image/heic'));
  await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
  await look(page);

  const office = await browser.newContext({ baseURL: running.url() });
  const staffPage = await office.newPage();
  await openDocuments(staffPage, preparer);
  await look(staffPage);
  await office.close();
});

/** A one-page PDF that shows a string in font 4 without embedding that font. */
function paperWithoutFonts(shown: string, fonts: readonly string[]): Buffer {
  const content = `BT /F 24 Tf 20 40 Td ${shown} Tj ET`;
  const paper = [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Contents 5 0 R /Resources << /Font << /F 4 0 R >> >> >> endobj',
    ...fonts,
    `5 0 obj << /Length ${content.length} >> stream`,
    content,
    'endstream endobj',
    'trailer << /Root 1 0 R >>',
  ];
  return Buffer.from(paper.join('\n'));
}

const withoutFonts = [
  {
    what: 'a standard font',
    paper: paperWithoutFonts('(Wages of the year)', [
      '4 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
    ]),
    files: [/\/LiberationSans-Regular\.\w+\.ttf$/],
  },
  {
    what: 'a Chinese font and its character map',
    // "Wages" in Chinese, as UCS-2.
    paper: paperWithoutFonts('<5DE58D44>', [
      '4 0 obj << /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >> endobj',
      '6 0 obj << /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /FontDescriptor 7 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >> endobj',
      '7 0 obj << /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> endobj',
    ]),
    files: [/\/UniGB-UCS2-H\.\w+\.bcmap$/, /\/Adobe-GB1-UCS2\.\w+\.bcmap$/],
  },
];

for (const { what, paper, files } of withoutFonts)
  test(`renders a PDF that does not embed ${what}, using files shipped by the portal`, async ({ page }) => {
    const name = `pay-${randomBytes(4).toString('hex')}.pdf`;
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await openDocuments(page, client);
    await chooser(page, 'Other').setInputFiles(file(name, paper));
    await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
    const responses = files.map((address) => page.waitForResponse(address));
    await page
      .getByRole('button', { name: `View ${name}` })
      .first()
      .click();
    for (const response of await Promise.all(responses)) expect(response.status()).toBe(200);
    await expect(page.locator('canvas[data-drawn]')).toBeVisible();
    expect(warnings.filter((text) => /standardFontDataUrl|cMapUrl/.test(text))).toEqual([]);
  });

test('draws the JPEG 2000 pictures of a PDF, with a decoder that it loads for them only', async ({ page }) => {
  // Left half orange, right half teal, encoded with OpenJPEG.
  const picture = readFileSync(join(root, 'e2e/support/picture.jp2'));
  const drawing = 'q 300 0 0 100 0 0 cm /I Do Q';
  const paper = [
    '%PDF-1.5',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Contents 5 0 R /Resources << /XObject << /I 4 0 R >> >> >> endobj',
    `4 0 obj << /Type /XObject /Subtype /Image /Width 16 /Height 16 /Filter /JPXDecode /Length ${picture.length} >> stream`,
    `${picture.toString('latin1')}\nendstream endobj`,
    `5 0 obj << /Length ${drawing.length} >> stream\n${drawing}\nendstream endobj`,
    'trailer << /Root 1 0 R >>',
  ];
  const name = `scan-${randomBytes(4).toString('hex')}.pdf`;
  await openDocuments(page, client);
  await chooser(page, 'Other').setInputFiles(file(name, Buffer.from(paper.join('\n'), 'latin1')));
  await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
  await page
    .getByRole('button', { name: `View ${name}` })
    .first()
    .click();
  await expect(page.locator('canvas[data-drawn]')).toBeVisible();
  const [[red = 0, , blue = 0], [otherRed = 0, , otherBlue = 0]] = [
    await colorAt(page, 0.25),
    await colorAt(page, 0.75),
  ];
  expect(red, 'orange on the left').toBeGreaterThan(blue + 80);
  expect(otherBlue, 'teal on the right').toBeGreaterThan(otherRed + 60);
});

test.describe('messages for failed document requests', () => {
  const small = file('paper.pdf', Buffer.from('%PDF-1.7'));

  const uploads = [
    { status: 413, sentence: 'File too large! Please use smaller files (under 15MB).' },
    { status: 500, sentence: 'Upload failed! File may be too large or corrupted. Please try with a smaller file.' },
    { status: 408, sentence: 'Upload timeout! Please try with smaller files or check your connection.' },
    { status: 503, sentence: 'Failed to upload files. Please try again or use smaller files.' },
  ];
  for (const { status, sentence } of uploads) {
    test(`shows the specified message for upload response ${status}`, async ({ page, complaints }) => {
      complaints.expect(new RegExp(`^answer: ${status} POST .*/api/documents/upload\\?year=\\d+$`));
      await openDocuments(page, client);
      await page.route('**/api/documents/upload?*', (route) => route.fulfill({ status, body: 'no' }));
      await chooser(page, 'Other').setInputFiles(small);
      await expect(card(page, 'Other').getByRole('alert')).toContainText(sentence);
      await expect(card(page, 'Other').getByText('paper.pdf')).toBeVisible();
    });
  }

  test('rejects a batch with one file over 15 MB', async ({ page }) => {
    await openDocuments(page, client);
    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith('/upload') ? 1 : 0));
    await chooser(page, 'Receipts').setInputFiles([small, file('large.pdf', Buffer.alloc(15_728_641))]);
    await expect(card(page, 'Receipts').getByRole('alert')).toContainText(
      'File too large! Maximum file size is 15MB. Please compress or resize your files and try again.',
    );
    expect(sent).toBe(0);
  });

  test('shows the specified messages when list, viewer and download fail', async ({ page, complaints }) => {
    complaints.expect(/^answer: 500 GET .*\/api\/documents/);
    await withholdEvents(page);
    const lists = /\/api\/documents\/categories/;
    await page.route(lists, (route) => route.fulfill({ status: 500, body: 'no' }));
    await openDocuments(page, client);
    await expect(page.getByText('Failed to load documents')).toBeVisible();
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Try Again' }).click();
    const name = `${randomBytes(4).toString('hex')}.pdf`;
    await chooser(page, '1099').setInputFiles(file(name, await pdfOf(page, '1099')));
    await page.route('**/api/documents/*/*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByRole('button', { name: `Download ${name}` }).click();
    await expect(page.getByText('Failed to download document. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: `View ${name}` }).click();
    await expect(page.getByText('Error loading document')).toBeVisible();
    await expect(page.getByText('Failed to load document').first()).toBeVisible();
    await page.unroute('**/api/documents/*/*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
  });
});
