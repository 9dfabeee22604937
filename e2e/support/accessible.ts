import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails on every finding of axe that is serious or critical (WCAG 2.2 AA), and says where. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated and not added as a script tag, which the content security policy would refuse.
  await animationsDone(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (tags) => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    // A toast may begin to fade out meanwhile, which it does afterwards then.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    try {
      // What passes is not written down node by node, which a long page pays for.
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

/** What fades in or out is half transparent for a moment, and would be measured so. */
const animationsDone = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ends = (animation: Animation): boolean => animation.effect?.getComputedTiming().endTime !== Infinity;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished.then(() => true)),
    );
  });
