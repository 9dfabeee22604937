import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { distOf, folderOf } from './gateway';
import { root } from './root';

const run = promisify(execFile);
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024 });

/** The sources of an earlier commit in a temporary folder, with the packages that are installed here. */
export class LastRelease {
  private readonly workspace = mkdtempSync(join(tmpdir(), 'portal-last-release-'));

  constructor(private readonly commit: string) {
    const apps = ['shell', 'mfe-client', 'mfe-preparer', 'mfe-admin', 'mfe-public'];
    const archive = git('archive', commit, 'package.json', 'tsconfig.base.json', 'libs', ...apps);
    execFileSync('tar', ['-x', '-C', this.workspace], { input: archive });
    const packages = join(this.workspace, 'node_modules');
    mkdirSync(join(packages, '@portal'), { recursive: true });
    for (const name of readdirSync(join(root, 'node_modules')))
      if (name !== '@portal') symlinkSync(join(root, 'node_modules', name), join(packages, name));
    const libs = readdirSync(join(this.workspace, 'libs')).map((name) => join('libs', name));
    for (const folder of [...apps, ...libs]) {
      symlinkSync(join(this.workspace, folder), join(packages, manifestIn(this.workspace, folder).name));
      const own = join(root, folder, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(this.workspace, folder, 'node_modules'));
    }
  }

  /**
   * Builds the shell or an area of that commit. Returns today's build if none of its sources differ.
   * @returns folder with the built files, and whether they were built
   */
  async build(area: string): Promise<{ dist: string; isBuilt: boolean }> {
    const folder = folderOf(area);
    if (!this.differs(folder)) return { dist: distOf(area), isBuilt: false };
    const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js');
    const cwd = join(this.workspace, folder);
    await run(process.execPath, [rspack, 'build'], { cwd, env: { ...process.env, NODE_ENV: 'production' } });
    return { dist: join(cwd, 'dist'), isBuilt: true };
  }

  remove(): void {
    rmSync(this.workspace, { recursive: true });
  }

  private differs(folder: string): boolean {
    const sources = [...sourcesOf(folder)].flatMap((name) => [name, `:(exclude)${name}/**/*.spec.*`]);
    return git('diff', '--name-only', this.commit, '--', ...sources, 'package-lock.json').length > 0;
  }
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

const manifestIn = (workspace: string, folder: string) =>
  JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8')) as Manifest;

/** Returns the folder of an app, those of the packages that its build contains, and the build's own. */
function sourcesOf(folder: string, found = new Set(['libs/federation'])): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const name of Object.keys(manifestIn(root, folder).dependencies ?? {}))
    if (name.startsWith('@portal/')) sourcesOf(name.replace('@portal', 'libs'), found);
  return found;
}
