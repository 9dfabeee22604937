// @ts-check
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNodes } from './nodes.mjs';

/** @type {string} */
let home;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'portal-nodes-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** @param {string} folder @param {string} says */
function install(folder, says) {
  const bin = join(home, folder);
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'node'), `#!/bin/sh\n${says}\n`);
  chmodSync(join(bin, 'node'), 0o755);
  return bin;
}

it('finds the newest supported Node of each major version, skipping broken and outdated ones', async () => {
  const path = [install('a', 'echo v22.9.0'), install('b', 'exit 1'), join(home, 'nothing')].join(':');
  install('.nvm/versions/node/v22.10.1/bin', 'echo v22.10.1');
  install('.nvm/versions/node/v20.9.0/bin', 'echo v20.9.0');
  install('.volta/tools/image/node/20.19.4/bin', 'echo v20.19.4');
  const NODES = install('own', 'echo v24.0.0');
  const nodes = await findNodes({ PATH: path, NODES }, '20.19', home);
  expect(nodes.map(({ version }) => version)).toEqual(['20.19.4', '22.10.1', '24.0.0']);
});
