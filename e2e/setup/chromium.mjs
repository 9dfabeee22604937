// @ts-check
import { existsSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { run } from '../../tools/process/run.mjs';

/**
 * @typedef {{ path: string, env: Record<string, string> }} Browser `env` contains the variables it needs to find its
 * libraries
 */

const fromE2e = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));
const named = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
/** Ample for the browsers of all groups and workers, bytes. */
const sharedMemory = 2 ** 31;
const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Returns the first browser that starts: from the environment, Playwright or the system; otherwise installs one.
 * @returns {Promise<Browser>}
 */
export async function findChromium() {
  for (const find of [fromEnvironment, fromPlaywright, fromSystem, fromPackage, byApt, byPlaywright]) {
    const browser = await find().catch(() => undefined);
    if (browser && (await runs(browser))) return browser;
  }
  throw new Error('No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to it.');
}

/**
 * Returns Playwright's switches to leave out. It keeps the shared memory of the browser's processes in files on the disk,
 * for containers with a small /dev/shm. Where that is large, drawing costs less in memory.
 */
export function ignoredSwitches() {
  const { bavail, bsize } = existsSync('/dev/shm') ? statfsSync('/dev/shm') : { bavail: 0, bsize: 0 };
  return bavail * bsize >= sharedMemory ? ['--disable-dev-shm-usage'] : [];
}

/** @param {Browser} browser */
async function runs({ path, env }) {
  const { code, stdout } = await run(path, ['--version'], { env: { ...process.env, ...env } });
  return code === 0 && /chrom/i.test(stdout);
}

async function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH ?? process.env.CHROME_PATH;
  return path ? { path, env: {} } : undefined;
}

async function fromPlaywright() {
  const { chromium } = fromE2e('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? { path, env: {} } : undefined;
}

async function fromSystem() {
  const folders = (process.env.PATH ?? '').split(':');
  const paths = [...named.flatMap((name) => folders.map((folder) => join(folder, name))), mac];
  const path = paths.find((candidate) => existsSync(candidate));
  return path ? { path, env: {} } : undefined;
}

/**
 * This npm package is made for AWS Lambda, and unpacks its libraries by itself only there. Installed when needed, because
 * it is larger than any package of the project.
 */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(root, '.cache/chromium');
  const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  if (!existsSync(entry))
    await run('npm', ['install', `--prefix=${folder}`, '--no-audit', '--no-fund', '@sparticuz/chromium@143.0.4']);
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  const { default: chromium } = await import(pathToFileURL(entry).href);
  const path = await chromium.executablePath();
  delete process.env.AWS_LAMBDA_JS_RUNTIME;
  const { LD_LIBRARY_PATH = '', FONTCONFIG_PATH = '' } = process.env;
  return { path, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } };
}

async function byApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  return fromSystem();
}

async function byPlaywright() {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  await run(process.execPath, [cli, 'install', 'chromium']);
  return fromPlaywright();
}
