import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ProgramProcess } from '@portal/server/testing/program';
import { deployables } from '../../deploy/image/deployables';
import { freePort } from '../../tools/process/ports';
import { run } from '../../tools/process/run.mjs';
import { built, root } from './root';

/** Reads the last stage of a Dockerfile, with its working directory mapped to `folder`. */
function imageOf(name: string, folder: string) {
  const stage =
    readFileSync(join(root, name, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const match = (pattern: RegExp): string => pattern.exec(stage)?.[1] ?? '';
  const place = match(/^WORKDIR (.+)$/m);
  const environment = match(/^ENV (.+)$/m)
    .split(' ')
    .map((pair) => pair.replace(place, folder).split(/=(.*)/s, 2) as [string, string]);
  return {
    env: Object.fromEntries(environment),
    command: JSON.parse(match(/^CMD (.+)$/m)) as string[],
    healthCheck: JSON.parse(match(/^HEALTHCHECK .*CMD (.+)$/m)) as string[],
  };
}

interface ImageProcess {
  url: string;
  /** Runs the container's own health check. */
  isHealthy: () => Promise<boolean>;
  stop: () => Promise<number | null>;
}

/**
 * The images of gateway, shell and areas as deploy/image builds them, but without containers: their own files, plus only
 * the packages declared by the gateway. The real build installs packages from a registry; here they are copied from the
 * local installation.
 */
export class Images {
  private readonly dir = mkdtempSync(join(tmpdir(), 'portal-images-'));
  private readonly running: ImageProcess[] = [];

  /**
   * Copies the packages to the common parent folder of all images, where Node resolves packages missing from an image's
   * own folder. Includes packages nested in the gateway's folder, which may have versions of its own.
   */
  async installPackages(): Promise<void> {
    const args = ['ls', '--omit=dev', '--workspace=gateway', '--all', '--parseable'];
    const { stdout } = await run('npm', args, { cwd: root });
    const packages = stdout.split('\n').filter((path) => path.includes('node_modules') && !path.includes('@portal'));
    const filter = (path: string): boolean => !/\.(map|md|d\.[cm]?ts)$/.test(path);
    for (const path of packages)
      cpSync(path, join(this.dir, relative(root, path).replace(/^gateway\W/, '')), { recursive: true, filter });
  }

  /** Starts an image from its files on a free port, with the command of its Dockerfile. */
  async start(name: string, settings: Readonly<Record<string, string>> = {}): Promise<ImageProcess> {
    const folder = join(this.dir, name);
    for (const [from, to] of Object.entries(deployables.get(name)?.files ?? {}))
      cpSync(existsSync(join(built, from)) ? join(built, from) : join(root, from), join(folder, to), {
        recursive: true,
      });
    const { env, command, healthCheck } = imageOf(name, folder);
    const PORT = String(await freePort());
    const all = {
      ...env,
      LOG_LEVEL: 'info',
      PUBLIC_ORIGIN: `http://localhost:${PORT}`,
      SHUTDOWN_DELAY: '0',
      ...settings,
    };
    const program = new ProgramProcess(join(folder, command.at(-1) ?? ''), { ...all, HOST: '127.0.0.1', PORT });
    await program.url();
    const [, script = '', path = ''] = healthCheck;
    const image = {
      url: `http://localhost:${PORT}`,
      isHealthy: async () => {
        const { code } = await run(process.execPath, [join(folder, script), path], { env: { PORT } });
        return code === 0;
      },
      stop: () => {
        program.signal('SIGTERM');
        return program.exitCode();
      },
    };
    this.running.push(image);
    return image;
  }

  async remove(): Promise<void> {
    await Promise.all(this.running.map(({ stop }) => stop()));
    rmSync(this.dir, { recursive: true, force: true });
  }
}
