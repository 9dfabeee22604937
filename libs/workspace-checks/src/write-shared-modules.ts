import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedSources } from '@portal/federation/shared-modules';
import { describeModules } from './shared-modules';

/** `npm run shared-modules` records what the shell shares with the areas. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const json = JSON.stringify(describeModules(root, sharedSources), null, 2);
writeFileSync(path.join(root, 'docs/shared-modules.json'), `${json}\n`);
