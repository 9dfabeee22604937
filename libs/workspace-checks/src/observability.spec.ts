import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectDefaultMetrics } from 'prom-client';
import { parse } from 'yaml';

const root = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const sources = [
  'bff/platform/src/metrics/metrics.ts',
  'gateway/src/monitoring.ts',
  'libs/server/src/process-metrics.ts',
];

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const missing = ' (not run here: promtool is not installed)';

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const alerts = (parse(read('deploy/observability/rules.yaml')) as Rules).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('deploy/observability/dashboard.json')) as Dashboard;
const queries = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Names of metrics that the programs define themselves, or that prom-client collects. */
const own = sources.flatMap((file) => [...read(file).matchAll(/\bname: '(\w+)'/g)].map(([, name = '']) => name));
const isCollected = (name: string): boolean => /^(process|nodejs)_/.test(name);

/** Words of a query outside of selectors and strings that are followed by neither a parenthesis nor a list of labels. */
const metricsIn = (query: string): string[] =>
  [...query.replace(/\{[^}]*\}|by \([^)]*\)|\[\w+\]/g, '').matchAll(/\b([a-z]\w*_\w+)\b(?! ?\()/g)].map(
    ([, name = '']) => name.replace(/_(?:bucket|count|sum)$/, ''),
  );

describe('rules and dashboard', () => {
  it.each(queries)('%s uses only metrics that a program reports', (_, query) => {
    const used = metricsIn(query);
    expect(used).not.toEqual([]);
    expect(used.filter((name) => !own.includes(name) && !isCollected(name))).toEqual([]);
  });

  it('use process metrics that exist', () => {
    expect(collectDefaultMetrics.metricsList).toEqual(
      expect.arrayContaining(['eventLoopLag', 'processStartTime', 'osMemoryHeap']),
    );
  });

  it('show every metric of the programs', () => {
    const shown = queries.flatMap(([, query]) => metricsIn(query));
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  });

  (hasPromtool ? it : it.skip)(`fire as their tests say${hasPromtool ? '' : missing}`, () => {
    const cwd = fileURLToPath(new URL('deploy/observability', root));
    expect(execFileSync('promtool', ['test', 'rules', 'rules.test.yaml'], { cwd, encoding: 'utf8' })).toContain(
      'SUCCESS',
    );
  });
});
