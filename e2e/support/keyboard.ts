import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  /** Elements that have had focus since the page was loaded. */
  var focused: WeakSet<Element> | undefined;
}

/** Presses Tab until the target has focus, as a keyboard user does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${String(target)}`);
}

/** Tabs to each field and types into it; in a select, typing picks an option by its first letters. */
export async function typeByKeyboard(page: Page, fields: readonly (readonly [Locator, string])[]): Promise<void> {
  for (const [field, text] of fields) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
}

export async function pressByKeyboard(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/**
 * Returns the controls that Tab does not reach. Stops when all are reached or a whole round reaches no new ones.
 * Includes controls that appear during the round, because a form may load after the page's title.
 */
export async function unreachableByTab(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const focused = (globalThis.focused = new WeakSet<Element>());
    document.addEventListener('focusin', ({ target }) => target instanceof Element && focused.add(target));
  });
  const controls = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary,[tabindex]')]
        .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled, [inert] *, [aria-hidden=true] *'))
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.ariaHidden !== 'true')
        // Tab reaches only one radio button of a group.
        .filter((control) => !control.matches('input[type=radio]:not(:checked)'));
      const left = all.filter((control) => globalThis.focused?.has(control) === false);
      return { count: all.length, left: left.map((control) => control.outerHTML.slice(0, 160)) };
    });
  let { count, left } = await controls();
  for (let idlePresses = 0; left.length > 0 && idlePresses < count + 30;) {
    for (let at = 0; at < 10; at += 1) await page.keyboard.press('Tab');
    const now = await controls();
    idlePresses = now.left.join() === left.join() ? idlePresses + 10 : 0;
    ({ count, left } = now);
  }
  return left;
}
