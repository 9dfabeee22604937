import { pagesNotFound, pagesOpenTo, readers } from '../support/layout-pages';
import {
  delayResponses,
  mostShift as limit,
  recordLayoutShifts,
  shiftsOf,
  sumOf,
  throttle,
} from '../support/layout-shift';
import { withholdEvents } from '../support/navigation';
import { expect, test } from '../support/portal';

/** The bars of lists just fit into one row. */
const tablet = { width: 768, height: 1024 };

const locales = { en: 'en-US', es: 'es-MX' } as const;

for (const language of ['en', 'es'] as const)
  // Spanish text is longer, but only `npm run measure:layout-shift` measures it.
  test.describe(
    `a page that loads slowly on a phone, in ${language}`,
    { tag: language === 'es' ? '@measured' : [] },
    () => {
      test.use({ locale: locales[language], viewport: { width: 360, height: 740 } });

      for (const who of readers)
        test(`does not shift its layout for ${who}`, async ({ page, complaints }, { project }) => {
          const throttled = project.metadata.throttled === true;
          test.setTimeout(throttled ? 600_000 : 120_000);
          complaints.expect(pagesNotFound);
          const paths = await pagesOpenTo(page, who, language);
          await withholdEvents(page);
          await recordLayoutShifts(page);
          await (throttled ? throttle(page) : delayResponses(page));
          const found: Record<string, number> = {};
          const moved: string[] = [];
          for (const path of paths) {
            const shifts = await shiftsOf(page, path);
            found[path] = Math.round(sumOf(shifts) * 1000) / 1000;
            if (found[path] > limit)
              moved.push(...shifts.flatMap((shift) => [`${path} ${shift.value.toFixed(3)}`, ...shift.moved]));
          }
          if (throttled) process.stdout.write(`${who} ${language} ${JSON.stringify(found, null, 2)}\n`);
          expect(
            Object.entries(found).filter(([, value]) => value > limit),
            moved.join('\n'),
          ).toEqual([]);
        });
    },
  );

test.describe('a page that loads slowly on a tablet', () => {
  test.use({ viewport: tablet });

  for (const who of ['preparer', 'admin'] as const)
    test(`does not shift the dashboard of the ${who}`, async ({ page }) => {
      await pagesOpenTo(page, who, 'en');
      await withholdEvents(page);
      await recordLayoutShifts(page);
      await delayResponses(page);
      const shifts = await shiftsOf(page, '/dashboard');
      expect(sumOf(shifts), shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(limit);
    });
});
