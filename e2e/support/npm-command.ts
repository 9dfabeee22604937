import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { freePort } from '../../tools/process/ports';
import { root } from './root';

type Settings = Readonly<Record<string, string>>;

/** Environment of a user's shell, without the variables of the test run. */
const shell = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NX_|npm_|PORTAL_|NODE_ENV)/.test(name)));

/** An npm script, run as a user would, in a process group of its own as in a terminal. */
export class NpmCommand {
  private static readonly running = new Set<NpmCommand>();
  output = '';
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(script: string, settings: Settings, ...args: readonly string[]) {
    const [stdio, env] = [['ignore', 'pipe', 'pipe'] as const, { ...shell(), ...settings }];
    this.child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      env,
      stdio: [...stdio],
      detached: true,
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk) => (this.output += String(chunk)));
    NpmCommand.running.add(this);
    this.ended = new Promise((resolve) =>
      this.child.once('close', (code) => {
        NpmCommand.running.delete(this);
        resolve(code);
      }),
    );
  }

  /** Interrupts all commands, so that a failed test leaves none running. */
  static async interruptAll(): Promise<void> {
    for (const command of NpmCommand.running) await command.interrupt();
  }

  /** Waits until the output matches. Fails if the command exits first. */
  async prints(words: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = words.exec(this.output);
      if (found) return found;
      if (!NpmCommand.running.has(this))
        throw new Error(`It ended without a word of ${String(words)}:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Sends Ctrl-C to the process group, as a terminal does, and waits until the last process has closed its output. */
  async interrupt(): Promise<void> {
    if (this.child.pid) process.kill(-this.child.pid, 'SIGINT');
    await this.ended;
  }
}

/** Runs `npm start` on a free port. */
export async function npmStart(
  dataDir: string,
  settings: Settings = {},
): Promise<{ port: number; portal: NpmCommand }> {
  const port = await freePort();
  return { port, portal: new NpmCommand('start', { PORT: String(port), DATA_DIR: dataDir, ...settings }) };
}

/**
 * Returns the command lines of processes with this text in their environment or arguments; empty on systems without
 * /proc.
 */
export function processesWith(text: string): string[] {
  if (!existsSync('/proc/self/environ')) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids.flatMap((pid) => {
    const [command, environment] = ['cmdline', 'environ'].map((file) => read(`/proc/${pid}/${file}`));
    return `${command}\0${environment}`.includes(text) ? [`${pid}: ${command?.replaceAll('\0', ' ')}`] : [];
  });
}

/** The process may have exited or belong to another user. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
