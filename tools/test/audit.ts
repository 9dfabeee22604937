import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { audits, runAudit, summaryOf } from './npm-audits';
import { auditOldPackages } from './old-packages';

/**
 * `npm run audit` runs npm's audits and that of old packages, and fails on a finding, or if one could not run. `-- --where-possible` accepts the
 * latter: a mirror of the registry may have no advisories, and a machine no network.
 */
const { values } = parseArgs({ options: { 'where-possible': { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('../..', import.meta.url));
// Without network, npm would retry for minutes.
const more = values['where-possible'] ? ['--fetch-retries=0'] : [];
const results = [];
const all = [...audits.map((audit) => () => runAudit(audit, root, more)), () => auditOldPackages(root, more)];
for (const audit of all) {
  const result = await audit();
  process.stdout.write(result.text);
  results.push(result);
}
const { text, code } = summaryOf(results, values['where-possible']);
process.stdout.write(text);
process.exitCode = code;
