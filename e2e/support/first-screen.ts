import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** When the page last became usable, epoch ms. */
    usableSince?: number;
  }
}

/** Records when pages opened after this call can be used: their heading is shown, and no skeleton is left in view. */
export async function recordFirstScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isUsable = false;
    const isInView = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().top < window.innerHeight;
    new MutationObserver(() => {
      const main = document.querySelector('main');
      const loading = [...(main?.querySelectorAll('[aria-busy="true"]') ?? [])];
      const now = Boolean(main?.querySelector('h1')) && !loading.some(isInView);
      if (now && !isUsable) window.usableSince = performance.timeOrigin + performance.now();
      isUsable = now;
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
  });
}

/** Returns when the page became usable, epoch ms. To be called once its loading has settled. */
export const usableSince = (page: Page): Promise<number> =>
  page.evaluate(() => {
    if (window.usableSince === undefined) throw new Error('The page has not become usable');
    return window.usableSince;
  });
