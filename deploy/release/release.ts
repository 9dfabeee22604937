import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { apps } from '@portal/federation/apps';
import { messageOf } from '../../tools/process/message-of';
import { build } from '../../tools/process/nx';
import { historyOf, publish, rollBack, switchTo } from './releases';

const root = fileURLToPath(new URL('../..', import.meta.url));

const usage = `npm run release:area -- <area>                       build, check, publish and switch
npm run release:area -- <area> --publish             the same without the switch
npm run release:area -- <area> --switch <release>    to a published release
npm run release:area -- <area> --rollback            to the previous release
npm run release:area -- <area> --list                history of releases

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
  const release = values.switch ?? publish(dir, app, await built(app.folder));
  if (values.publish) return `${release} of ${area} is published but not active yet.`;
  await switchTo(dir, area, release, values.override);
  return `${area} serves ${release} from the next page load on.`;
}

/** @returns the built files */
async function built(folder: string): Promise<string> {
  await build(root, { projects: [`@portal/${folder}`] });
  return join(root, folder, 'dist');
}

function listOf(dir: string, area: string) {
  const history = historyOf(dir, area);
  const now = history.length - 1;
  return history.map(({ at, release }, index) => `${at}  ${release}${index === now ? '  active' : ''}`).join('\n');
}

main().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  },
);
