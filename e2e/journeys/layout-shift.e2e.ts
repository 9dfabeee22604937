import { delayAnswers, recordLayoutShifts, shiftsOf, sumOf, throttle } from '../support/layout-shift';
import { signInAs } from '../support/people';
import { expect, test } from '../support/portal';

/** "Good" is 0.1 for the whole visit; a page of ours may move half as much. */
const limit = 0.05;
const pages = {
  visitor: [
    '/',
    '/login',
    '/register',
    '/test',
    '/general-intake',
    '/estimate',
    '/agent-links',
    '/office/detroit-main',
    '/preparer/RENOKA',
    '/nowhere',
  ],
  client: [
    '/dashboard',
    '/intake-form',
    '/schedule-c',
    '/documents',
    '/income-summary',
    '/messages',
    '/assign-preparer',
    '/account',
  ],
  preparer: ['/dashboard', '/documents', '/messages', '/preparer/profile'],
  admin: ['/dashboard', '/admin', '/documents', '/messages'],
};

test.describe('a page that loads slowly on a phone', () => {
  for (const [who, paths] of Object.entries(pages))
    test(`does not move under the thumb of the ${who}`, async ({ page }, { config }) => {
      test.setTimeout(300_000);
      const throttled = config.metadata.throttled === true;
      await page.setViewportSize({ width: 360, height: 740 });
      if (who !== 'visitor') await signInAs(page, who);
      await recordLayoutShifts(page);
      await (throttled ? throttle(page) : delayAnswers(page));
      const found: Record<string, number> = {};
      const moved: string[] = [];
      for (const path of paths) {
        const shifts = await shiftsOf(page, path);
        found[path] = Math.round(sumOf(shifts) * 1000) / 1000;
        if (sumOf(shifts) >= limit)
          moved.push(...shifts.flatMap((shift) => [`${path} ${shift.value.toFixed(3)}`, ...shift.moved]));
      }
      if (throttled) process.stdout.write(`${who} ${JSON.stringify(found, null, 2)}\n`);
      expect(
        Object.entries(found).filter(([, value]) => value >= limit),
        moved.join('\n'),
      ).toEqual([]);
    });
});
