import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';

interface ProcessLimits {
  heapMegabytes: number;
  /** Writable memory of the process in kB. Enforced by the kernel, whatever the input's header claims. */
  dataKilobytes: number;
  cpuSeconds: number;
  /** In ms. */
  timeout: number;
}

interface Outcome {
  /** 0 on success; the signal if a limit ended the process. */
  exit: number | NodeJS.Signals;
  output: Buffer;
  complaints: string;
}

/**
 * Runs a program on untrusted bytes, given on standard input, with limited memory and processor time and without the
 * server's secrets. A process, because what decoders allocate outside the heap cannot be limited inside the server: the
 * limits of a worker thread exclude buffers.
 */
export async function runConfined(
  program: string,
  args: readonly string[],
  input: Buffer,
  limits: ProcessLimits,
): Promise<Outcome> {
  const [command, ...rest] = commandOf([program, ...args], limits);
  const child = spawn(command, rest, { env: {}, timeout: limits.timeout, killSignal: 'SIGKILL' });
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
  // The process may exit without reading all of its input; report its exit status instead of the broken pipe.
  child.stdin.on('error', () => undefined).end(input);
  const [exit, output, complaints] = await Promise.all([ended, buffer(child.stdout), text(child.stderr)]);
  return { exit, output, complaints: complaints.slice(0, 500) };
}

/** Starts Node from a shell that sets resource limits. Windows has none, but is not a production platform. */
function commandOf(program: string[], limits: ProcessLimits): [command: string, ...args: string[]] {
  const node: [string, ...string[]] = [process.execPath, `--max-old-space-size=${limits.heapMegabytes}`, ...program];
  if (process.platform === 'win32') return node;
  const ulimit = `ulimit -d ${limits.dataKilobytes} && ulimit -t ${limits.cpuSeconds}`;
  return ['/bin/sh', '-c', `${ulimit} && exec "$@"`, 'sh', ...node];
}
