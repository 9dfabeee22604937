import { loadavg } from 'node:os';
import type { CDPSession, Page } from '@playwright/test';
import { intakeLimits } from '@portal/domain/intake/intake.limits';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { field, openIntake, section } from '../support/intake';
import { register } from '../support/people';
import { expect, test } from '../support/portal';
import { countThreadTime, threadTime } from '../support/thread-time';
import { saveHousehold } from './household';

/** Targets in milliseconds from keystroke to paint. */
const goals = { slowest: 100, median: 50 };
/** CPU slowdown to the speed of a phone that is a few years old. */
const slowdown = 4;
const keys = '76650508425012345678'.split('');
const keystrokes = 50;

interface TimedPage {
  keyTimes: number[];
}

/** Records the time from each keystroke to the painted frame. */
const timeKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const timed = globalThis as unknown as TimedPage;
    timed.keyTimes = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => timed.keyTimes.push(performance.now() - timeStamp);
          painted.port2.postMessage(null);
        }),
      { capture: true },
    );
  });

/** Returns the key to press at a position: a digit, or every tenth time Ctrl+A, so that typing replaces the amount. */
const keyAt = (at: number): string => (at % 10 === 9 ? 'Control+A' : (keys[at % keys.length] ?? '0'));

const shown = (ms = NaN): string => `${ms.toFixed(0)} ms`;
const summary = (times: readonly number[]): string =>
  `slowest ${shown(times.at(-1))} (goal ${goals.slowest}), median ${shown(times[times.length >> 1])} (goal ${goals.median}), ` +
  `95th of 100 ${shown(times[Math.floor(times.length * 0.95)])}`;

/** Returns the main-thread time from each keystroke to its paint, scaled to the slow processor. */
async function threadTimes(page: Page, session: CDPSession): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < keystrokes; at++) {
    const before = await threadTime(session);
    await page.keyboard.press(keyAt(at));
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    times.push(((await threadTime(session)) - before) * slowdown);
    await page.waitForTimeout(80);
  }
  return times.sort((a, b) => a - b);
}

test('typing an amount with twenty children in the form', async ({ page }) => {
  test.setTimeout(300_000);
  await register(page);
  await saveHousehold(page, { children: intakeLimits.children });
  await openIntake(page);
  const wages = field(section(page, words.sections.income), words.fields.w2_income);
  await expect(page.locator('.tax-outcome')).toBeVisible();
  // Wait until the page has settled.
  await page.waitForTimeout(3_000);
  await wages.focus();
  const session = await countThreadTime(page);
  const used = await threadTimes(page, session);
  await timeKeys(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (let at = 0; at < keystrokes; at++) {
    await page.keyboard.press(keyAt(at));
    await page.waitForTimeout(80);
  }
  const times = await page.evaluate(() => (globalThis as unknown as TimedPage).keyTimes);
  times.sort((a, b) => a - b);
  process.stdout.write(
    `${times.length} keys, ${slowdown}x slower, load ${loadavg()[0]?.toFixed(1)}: ${summary(times)}\n` +
      `time of the main thread alone, ${slowdown}x: ${summary(used)}\n`,
  );
});
