import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { apps } from '@portal/federation/apps';
import { messageOf } from '../../tools/process/message-of';
import { build } from '../../tools/process/nx';
import { watchCanary } from './canary-watch';
import { canaryOf, historyOf, liveHistoryOf, publish, rollBack, startCanary, switchTo, type Switch } from './releases';

const root = fileURLToPath(new URL('../..', import.meta.url));

const usage = `npm run release:area -- <area>                       build, check, publish and switch
npm run release:area -- <area> --publish             the same without the switch
npm run release:area -- <area> --switch <release>    to a published release
npm run release:area -- <area> --canary <percent>    build, check and publish; only this share of the browsers gets it
npm run release:area -- <area> --watch               roll the canary back if it fails more often than the live release
npm run release:area -- <area> --promote             the canary to all browsers
npm run release:area -- <area> --rollback            end the canary, or go to the previous release
npm run release:area -- <area> --list                history of releases

--canary with --switch <release> takes a published one. --watch needs --gateways <URL,…>, lasts --minutes <60>, and reads
METRICS_TOKEN.

--override <name> releases during a freeze (freeze.json) that names this person.

<area> is one of ${apps.map(({ area }) => area).join(', ')}. --in <folder> sets the folder of releases (default: RELEASES_DIR or .data/releases).`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    in: { type: 'string', default: process.env.RELEASES_DIR ?? join(root, '.data/releases') },
    publish: { type: 'boolean', default: false },
    switch: { type: 'string' },
    rollback: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    override: { type: 'string' },
    canary: { type: 'string' },
    promote: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    gateways: { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
});

/** @returns the message to print */
async function main(): Promise<string> {
  const app = apps.find(({ area }) => area === positionals[0]);
  if (!app) throw new Error(usage);
  const { area } = app;
  const dir = resolve(values.in);
  if (values.list) return listOf(dir, area);
  if (values.rollback) return `Rolled ${area} back to ${await rollBack(dir, area)}.`;
  if (values.watch) return watch(dir, area);
  if (values.promote) return promote(dir, area);
  const release = values.switch ?? publish(dir, app, await built(app.folder));
  if (values.publish) return `${release} of ${area} is published but not active yet.`;
  if (values.canary) {
    const canary = Number(values.canary);
    await startCanary(dir, { area, release, canary, override: values.override });
    return `${area} serves ${release} to ${canary}% of the browsers from the next page load on.`;
  }
  await switchTo(dir, area, release, values.override);
  return `${area} serves ${release} from the next page load on.`;
}

/** @returns the built files */
async function built(folder: string): Promise<string> {
  await build(root, { projects: [`@portal/${folder}`] });
  return join(root, folder, 'dist');
}

async function promote(dir: string, area: string): Promise<string> {
  const canary = canaryOf(dir, area);
  if (canary === undefined) throw new Error(`${area} has no canary.`);
  await switchTo(dir, area, canary, values.override);
  return `${area} serves ${canary} to all browsers from the next page load on.`;
}

async function watch(dir: string, area: string): Promise<string> {
  const gateways = values.gateways?.split(',') ?? [];
  const minutes = Number(values.minutes);
  if (gateways.length === 0 || !(minutes > 0)) throw new Error(usage);
  const runs = await watchCanary({
    ...{ dir, area, gateways, token: process.env.METRICS_TOKEN, interval: 15_000, duration: minutes * 60_000 },
    say: (line) => void process.stdout.write(`${new Date().toISOString()}  ${line}\n`),
  });
  if (!runs) process.exitCode = 1;
  return runs ? `The canary fails no more often than the live release.` : `${area} has no canary anymore.`;
}

function listOf(dir: string, area: string) {
  const active = liveHistoryOf(dir, area).at(-1);
  const noteOf = ({ at, canary }: Switch) => {
    if (canary === 0) return '  canary ended';
    if (canary !== undefined) return `  canary of ${canary}%`;
    return at === active?.at ? '  active' : '';
  };
  return historyOf(dir, area)
    .map((entry) => `${entry.at}  ${entry.release}${noteOf(entry)}`)
    .join('\n');
}

main().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  },
);
