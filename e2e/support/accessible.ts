import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails on every serious or critical axe violation (WCAG 2.2 AA), listing the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluate the code instead of adding a script tag, which the Content Security Policy would block.
  await animationsDone(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (tags) => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    // Prevents a toast from fading out during the check.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    try {
      // Report violations only: listing every passing node of a long page is slow.
      const { violations } = await here.run(document, { runOnly: tags, resultTypes: ['violations'] });
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        where: nodes.map((node) => node.target.join(' ')),
      }));
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    }
  }, rules);
  const serious = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious, 'what axe finds').toEqual([]);
}

/**
 * Waits until animations have ended: a semitransparent element would fail the contrast check. Looks again and again,
 * because `finished` never settles if the animated element is removed at the wrong moment.
 */
const animationsDone = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
