import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { ProgramProcess } from '@portal/server/testing/program';
import { built } from '../support/root';
import { running } from '../support/running';

/** A hand-written version of the home page: the same text and links with a dozen CSS rules. */
export async function madeByHand(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.goto(running.url());
  const body = await page.evaluate(() => {
    document.querySelectorAll('script,style,svg,noscript,select,label,#said').forEach((element) => element.remove());
    for (const element of document.body.querySelectorAll('*'))
      for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name);
    return document.body.innerHTML.replace(/<div><\/div>/g, '');
  });
  await page.close();
  const style =
    'body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:auto;padding:1rem;background:#faf9f6;color:#17262b}' +
    'h1{font-size:2rem;line-height:1.1}a{color:#0b5e6b}article{border:1px solid #e3dfd7;padding:1rem;margin:1rem 0}';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Home</title><style>${style}</style></head><body>${body}</body></html>`;
}

/** Serves a folder with the gateway itself, so that compression and connections are the same. */
export async function serveByHand(html: string): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-by-hand-'));
  writeFileSync(join(folder, 'home.html'), html);
  writeFileSync(join(folder, 'home.html.br'), brotliCompressSync(html));
  const env = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', SERVE_FOLDER: folder };
  const program = new ProgramProcess(join(built, 'gateway/dist/main.js'), env);
  const close = async (): Promise<void> => {
    program.signal('SIGTERM');
    await program.exitCode();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `${await program.url()}/home.html`, close };
}
