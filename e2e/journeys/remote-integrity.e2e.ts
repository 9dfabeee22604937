import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { refused } from '../support/complaints';
import { distOf, ownGateway, type OwnGateway } from '../support/gateway';
import { dashboardLoaded, follow } from '../support/navigation';
import { sendSignIn, signInOnThisPage } from '../support/people';
import { expect, test } from '../support/portal';
import { root } from '../support/root';
import { running } from '../support/running';

/** What an attacker adds to a script, and to a stylesheet. */
const added = { js: ';globalThis.tampered = true;', css: ':root{--tampered:true}' };
const entry = /^remoteEntry\.[0-9a-f]{8}\.js$/;
const chunk = /^\d+\.[0-9a-f]{8}\.js$/;
const stylesheet = /^\d+\.[0-9a-f]{8}\.css$/;

/** Programs that decode documents in a worker: a text that only their file contains, and a document that needs them. */
const decoders = [
  {
    what: 'the worker of pdf.js',
    containing: 'JpxImage#getJsModule',
    file: { name: 'tampered.pdf', mimeType: 'application/pdf', buffer: Buffer.from(onePage()) },
  },
  {
    what: 'the decoder of iPhone photos',
    containing: 'HeifDecoder',
    file: {
      name: 'tampered.heic',
      mimeType: 'image/heic',
      buffer: readFileSync(join(root, 'e2e/support/photo.heic')),
    },
  },
];

function onePage(): string {
  return [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] >> endobj',
    'trailer << /Root 1 0 R >>',
  ].join('\n');
}

const sentence = (page: Page) => page.getByText('This part of the portal is not available right now.');
const hashOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

test.describe('changed files of a remote', () => {
  let folder: string;
  let gateway: OwnGateway;

  test.beforeEach(async ({ complaints }) => {
    complaints.expect(...refused, /^console: ChunkLoadError: Loading (css )?chunk /);
    folder = await mkdtemp(join(tmpdir(), 'portal-tampered-'));
    // Without the compressed files, which would be served in place of the changed ones.
    await cp(distOf('client'), folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    gateway = await ownGateway({ client: folder });
  });
  test.afterEach(async ({ page }) => {
    // Close the page first; otherwise pending requests would fail when the gateway closes.
    await page.close();
    await gateway.close();
    await rm(folder, { recursive: true });
  });

  const at = (file: string): string => join(folder, file);

  /**
   * Changes the matching files on disk.
   * @param containing changes only files with this text
   * @returns a function that restores them
   */
  async function change(files: RegExp, containing = ''): Promise<() => Promise<void>> {
    const all = (await readdir(folder)).filter((name) => files.test(name));
    const contents = await Promise.all(all.map((name) => readFile(at(name))));
    const names = all.filter((_name, index) => contents[index]?.includes(containing));
    expect(names).not.toHaveLength(0);
    const originals = await Promise.all(names.map((name) => readFile(at(name))));
    for (const [index, name] of names.entries())
      await writeFile(at(name), `${String(originals[index])}${name.endsWith('.css') ? added.css : added.js}`);
    return async () => {
      for (const [index, name] of names.entries()) await writeFile(at(name), originals[index] ?? '');
    };
  }

  /** Whether any of the changed files took effect. */
  const isTampered = (page: Page): Promise<boolean> =>
    page.evaluate(
      () =>
        'tampered' in globalThis || getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '',
    );

  /** Signs in, expects the client area to be missing and the others to work, and opens it again. */
  async function expectRefusal(page: Page): Promise<void> {
    await page.goto(`${gateway.url}/login`);
    await sendSignIn(page, running.account('client'));
    await expect(sentence(page)).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(sentence(page)).toBeVisible();
    expect(await isTampered(page)).toBe(false);
    await page.goto(`${gateway.url}/agent-links`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sentence(page)).toBeHidden();
    await page.goto(`${gateway.url}/dashboard`);
    await expect(sentence(page)).toBeVisible();
    expect(await isTampered(page)).toBe(false);
  }

  test('are not executed and leave the other areas working: its entry', async ({ page }) => {
    const restore = await change(entry);
    await expectRefusal(page);
    await restore();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await dashboardLoaded(page);
  });

  for (const [name, files] of [
    ['a chunk', chunk],
    ['a stylesheet', stylesheet],
  ] as const)
    test(`take no effect in a loaded area, which recovers without a reload: ${name}`, async ({ page }) => {
      await page.goto(`${gateway.url}/login`);
      await signInOnThisPage(page, running.account('client'));
      await dashboardLoaded(page);
      const restore = await change(files);
      await page.getByRole('link', { name: 'Intake Form', exact: true }).click();
      await expect(page.getByText('Something went wrong on this page.')).toBeVisible();
      expect(await isTampered(page)).toBe(false);
      await restore();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Tax Intake Form' })).toBeVisible();
    });

  for (const { what, containing, file } of decoders)
    test(`do not run as a decoder of documents, which can be downloaded nevertheless: ${what}`, async ({ page }) => {
      const { name } = file;
      await page.goto(`${gateway.url}/login`);
      await signInOnThisPage(page, running.account('client'));
      await follow(page, 'Documents', 'Document Management');
      await page.locator('input[type=file]:not([capture])').first().setInputFiles(file);
      const view = page.getByRole('button', { name: `View ${name}` }).first();
      await expect(view).toBeVisible();
      const restore = await change(chunk, containing);
      const workers = page.waitForEvent('worker', { timeout: 3000 }).then(
        () => 'a worker',
        () => 'none',
      );
      await view.click();
      await expect(page.getByText('Error loading document')).toBeVisible();
      expect(await workers).toBe('none');
      expect(await isTampered(page)).toBe(false);
      const download = page.waitForEvent('download');
      await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe(name);
      await restore();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.locator('canvas[data-drawn]')).toBeVisible();
    });

  /** Names another entry, with its right hash, as an attacker would who can write to the remote's folder. */
  async function forgeManifest(): Promise<string> {
    const evil = 'remoteEntry.0badc0de.js';
    await writeFile(at(evil), added.js);
    const manifest = JSON.parse(await readFile(at('mf-manifest.json'), 'utf8')) as {
      metaData: { remoteEntry: { name: string } };
      integrity: Record<string, string>;
    };
    manifest.metaData.remoteEntry.name = evil;
    manifest.integrity[evil] = hashOf(added.js);
    const text = JSON.stringify(manifest);
    await writeFile(at('mf-manifest.json'), text);
    return text;
  }

  test('are refused if the manifest names another entry', async ({ page }) => {
    await forgeManifest();
    await expectRefusal(page);
  });

  test('are refused if the whole folder is replaced, once the deployment states the hash', async ({ page }) => {
    const published = await readFile(at('mf-manifest.json'), 'utf8');
    gateway.switchTo({ client: { entry: '/remotes/client/mf-manifest.json', integrity: hashOf(published) } });
    await writeFile(at('version.json'), JSON.stringify({ integrity: hashOf(await forgeManifest()) }));
    await expectRefusal(page);
  });

  test('are loaded if a release replaced them while the page was open', async ({ page }) => {
    await page.goto(`${gateway.url}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const manifest = `${await readFile(at('mf-manifest.json'), 'utf8')}\n`;
    await writeFile(at('mf-manifest.json'), manifest);
    await writeFile(at('version.json'), JSON.stringify({ integrity: hashOf(manifest) }));
    await signInOnThisPage(page, running.account('client'));
    await dashboardLoaded(page);
    await follow(page, 'Documents', 'Document Management');
  });
});
