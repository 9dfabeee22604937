import { expect, type Page } from '@playwright/test';
import { directionControls, trap } from './hostile-values';

/**
 * Records each call of the function that hostile values try to call, in any frame. Returns a function that lists the
 * pages on which it happened.
 */
export async function watchForHarm(page: Page): Promise<() => readonly string[]> {
  const ran: string[] = [];
  await page.context().exposeBinding(trap, ({ frame }) => {
    ran.push(frame.url());
  });
  return () => ran;
}

/** Waits until the page shows its content and nothing is loading. The event stream stays open, so the network is not. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .ui-skeleton')).toHaveCount(0);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** Presses the first button of this name, waits for what it opens, and closes it after `look`. */
export async function openBy(page: Page, name: RegExp, look: () => Promise<void>): Promise<void> {
  const opened = page.locator('[role=dialog], [role=menu], details[open], dialog[open]').filter({ visible: true });
  const before = await opened.count();
  await page.getByRole('button', { name }).first().click();
  await expect.poll(() => opened.count(), `what ${String(name)} opens`).toBeGreaterThan(before);
  await settle(page);
  await look();
  await page.keyboard.press('Escape');
  await expect.poll(() => opened.count(), `${String(name)} closes`).toBe(before);
  // A closed modal goes back by the history entry that it added, and would abort a navigation that starts meanwhile.
  await page.waitForFunction(() => (history.state as { usr?: { window?: true } | null } | null)?.usr?.window !== true);
}

/** Returns all text of the page, including what is typed in its fields, as the user's text and not as the screen's. */
export const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const names = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    return [document.body.textContent, ...fields.map(({ value }) => value), ...names].join('\n');
  });

/** Returns characters of the page's text that reorder the text around them. */
export const reorderedBy = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').textContent())?.match(directionControls) ?? [];

/** Returns what hostile text has become other than text: elements, handlers, links that run, and a page too wide. */
export const findHarm = (page: Page): Promise<string[]> =>
  page.evaluate((called) => {
    const harm: string[] = [];
    const runs = /^\s*(javascript|data:text|vbscript):/i;
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isHandler = name.startsWith('on');
        const isLink = /^(href|src|action|formaction|srcdoc|xlink:href)$/.test(name) && runs.test(value);
        if (isHandler || isLink) harm.push(`<${element.localName} ${name}="${value}">`);
      }
      const isScript = element.localName === 'script' && element.textContent.includes(`${called}()`);
      // Browsers do not run data: structured data of prerendered pages, and what signed-in pages start with.
      const isData = /^application\/(ld\+)?json$/.test(element.getAttribute('type') ?? '');
      if (isScript && !isData) harm.push(element.outerHTML);
    }
    if (document.querySelector('img[src="x"], svg[onload], [autofocus][onfocus]')) harm.push('an injected element');
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) harm.push(`${wide} px too wide: ${widest()}`);
    return harm;

    /** Returns the elements that reach furthest to the right. */
    function widest(): string {
      const out = [...document.querySelectorAll('body *')].filter(
        (one) => one.getBoundingClientRect().right > window.innerWidth + 0.5,
      );
      return out
        .slice(-3)
        .map(({ localName, className }) => `${localName}.${className}`)
        .join(', ');
    }
  }, trap);
