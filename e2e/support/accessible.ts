import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { root } from './root';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A violation with one of these impacts passes the check. */
const tolerated: readonly (string | null | undefined)[] = ['minor', 'moderate'];

/** The minified file, because every checked page compiles it: the package's `source` is more than twice as long. */
const source = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Part of axe that its types leave out. */
interface Audit {
  _audit: { rules: { id: string; impact: string }[] };
}

/** Fails on every serious or critical axe violation (WCAG 2.2 AA), listing the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluate the code instead of adding a script tag, which the Content Security Policy would block.
  await animationsDone(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(
    async ([runOnly, impacts]) => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe & Audit };
      // A rule has one impact for all that it finds, so the rules that cannot fail the check need not run.
      const others = here._audit.rules.filter(({ impact }) => impacts.includes(impact));
      const rules = Object.fromEntries(others.map(({ id }) => [id, { enabled: false }]));
      // Prevents a toast from fading out during the check.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
      try {
        // Report violations only: listing every passing node of a long page is slow.
        const { violations } = await here.run(document, { runOnly, rules, resultTypes: ['violations'] });
        return violations.map(({ id, impact, nodes }) => ({
          id,
          impact,
          where: nodes.map((node) => node.target.join(' ')),
        }));
      } finally {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      }
    },
    [tags, tolerated] as const,
  );
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
