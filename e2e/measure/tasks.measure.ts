import type { Page } from '@playwright/test';
import { allowedFor, before, type Counted, type Task } from '../support/counted';
import { expect, test } from '../support/portal';
import { answerAMessage, approveAPreparer, assignTenClients, fileForAFamily, openTheW2 } from '../support/tasks';

const tasks: Readonly<Record<Task, { name: string; run: (page: Page) => Promise<Counted> }>> = {
  assignTenClients: { name: 'assign 10 clients', run: assignTenClients },
  openTheW2: { name: 'find a client and open the W-2', run: openTheW2 },
  answerAMessage: { name: 'answer a message', run: answerAMessage },
  approveAPreparer: { name: 'approve a preparer', run: approveAPreparer },
  fileForAFamily: { name: 'file an intake for a family of four', run: fileForAFamily },
};

const rows: string[][] = [['task', 'clicks', 'keys', 'pages', 'sum', 'fewer', 'characters of text']];
const change = (from: number, to: number): string => `${from} -> ${to}`;

test.use({ viewport: { width: 1280, height: 800 } });

for (const [task, { name, run }] of Object.entries(tasks) as [Task, (typeof tasks)[Task]][])
  test(name, async ({ page }) => {
    const { clicks, keys, pages, count, typed } = await run(page);
    const old = before[task];
    const sum = old.clicks + old.keys;
    const fewer = `${Math.round((1 - count / sum) * 100)} %`;
    rows.push([
      name,
      change(old.clicks, clicks),
      change(old.keys, keys),
      change(old.pages, pages),
      change(sum, count),
      fewer,
      String(typed),
    ]);
    expect(count).toBeLessThanOrEqual(allowedFor(task));
  });

test.afterAll(() => {
  const widths = (rows[0] ?? []).map((_title, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) => row.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  '));
  process.stdout.write(`${lines.join('\n')}\n`);
});
