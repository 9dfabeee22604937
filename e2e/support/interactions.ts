import type { Page } from '@playwright/test';

/** Event timing entry, missing from TypeScript's DOM library. */
interface EventTiming extends PerformanceEntry {
  interactionId: number;
}

declare global {
  interface Window {
    /** Longest event of each interaction, ms, by its id. */
    interactions?: Map<number, number>;
  }
}

/** Records how long each interaction takes until its paint, as INP counts it, on pages opened after this call. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const longest = new Map<number, number>();
    window.interactions = longest;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as EventTiming[])
        if (interactionId) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/**
 * Performs one interaction.
 * @returns the longest time to paint of its events, ms; 0 if none takes as long as a frame
 */
export async function timeOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => window.interactions?.clear());
  await act();
  // Entries arrive with the frame after the paint.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted, 50)))),
  );
  return page.evaluate(() => Math.max(0, ...(window.interactions?.values() ?? [])));
}
