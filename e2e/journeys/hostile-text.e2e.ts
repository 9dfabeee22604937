import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillHostileOffice, type HostileOffice } from '../support/hostile-office';
import { hostilePages, readers, shownTo } from '../support/hostile-pages';
import { trap } from '../support/hostile-values';
import { findHarm, openBy, reorderedBy, settle, textOf, watchForHarm } from '../support/hostile-walk';
import { startOwnPortal } from '../support/own-portal';
import { signInThroughApi } from '../support/people';
import { expect, test as base } from '../support/portal';
import { root } from '../support/root';
import { findYearOfEngine } from '../support/year-of-engine';

interface Hostile {
  url: string;
  office: HostileOffice;
}

/** Starts a portal of its own, whose pages contain nothing but hostile text. */
const test = base.extend<object, { hostile: Hostile }>({
  hostile: [
    async ({ playwright }, use) => {
      const portal = await startOwnPortal();
      const api = await playwright.request.newContext();
      try {
        await use({ url: portal.url, office: await fillHostileOffice(api, portal) });
      } finally {
        await api.dispose();
        await portal.stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ hostile: { url } }, use) => use(url),
});
test.use({ viewport: { width: 360, height: 740 } });

for (const reader of readers)
  test(`shows hostile text to ${reader} as text, which neither runs nor breaks the layout`, async ({
    page,
    complaints,
    hostile: { office },
  }) => {
    test.setTimeout(600_000);
    complaints.expect(/^answer: 404 GET \S+\/(office|preparer)\//);
    const ran = await watchForHarm(page);
    if (reader !== 'visitor') await signInThroughApi(page, office[reader]);
    const texts: string[] = [];
    const look = async (at: string): Promise<void> => {
      expect.soft(await findHarm(page), at).toEqual([]);
      expect.soft(await reorderedBy(page), at).toEqual([]);
      const text = await textOf(page);
      expect.soft(findYearOfEngine(text), `the year that ${at} names`).toEqual([]);
      texts.push(text);
    };
    for (const { path, press } of hostilePages(reader, office))
      await test.step(path, async () => {
        await page.goto(path);
        await settle(page);
        await look(path);
        for (const name of press) await openBy(page, name, () => look(`${path} ${String(name)}`));
      });
    const all = texts.join('\n');
    expect.soft(shownTo[reader].filter((value) => !all.includes(value))).toEqual([]);
    // The only call is this one, which also proves that calls are recorded.
    await page.evaluate(`${trap}()`);
    expect(ran()).toEqual([page.url()]);
  });

test('walks over every route of the portal', () => {
  const made = { officeId: 'office', preparer: { id: 'id', code: 'CODE' }, client: { id: 'id' } };
  const walked = readers.flatMap((reader) => hostilePages(reader, made).map(({ path }) => path));
  const paths = walked.map((path) => new URL(path, 'http://portal').pathname);
  const missing = routesOfPortal().filter((route) => !paths.some((path) => patternOf(route).test(path)));
  expect(missing).toEqual([]);
});

/** `/messages/:userId?` → `^/messages(/[^/]+)?$` */
const patternOf = (route: string): RegExp =>
  new RegExp(
    `^${route
      .replace('*', '.*')
      .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')}$`,
  );

/** Returns the path patterns of all areas and of the shell. */
function routesOfPortal(): string[] {
  const areas = ['admin', 'client', 'preparer', 'public'].flatMap(
    (area) =>
      (JSON.parse(readFileSync(join(root, `mfe-${area}/routes.json`), 'utf8')) as { routes: { path: string }[] })
        .routes,
  );
  const shell = readFileSync(join(root, 'shell/src/routes/routes.tsx'), 'utf8').matchAll(/\bpath: '([^']+)'/g);
  return [...areas.map(({ path }) => path), ...[...shell].map(([, path = '']) => path)];
}
