import type { CDPSession, Page } from '@playwright/test';

/** Starts to measure the time of the page's main thread, which other load on the machine does not affect. */
export async function countThreadTime(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** Returns the page's main-thread time so far, in milliseconds. */
export async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
}
