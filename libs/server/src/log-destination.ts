import { write, writeSync } from 'node:fs';

/** Writes at once when this many bytes are waiting; otherwise every `interval` ms. */
const batch = 12_288;
const interval = 250;

/** Maximum size of the lines that wait to be written, bytes. */
const mostWaiting = 1_048_576;

/** Maximum time for which the flush at exit waits for a slow reader, ms. */
const longestFlush = 1000;

let dropped = 0;

const open = new Set<LogDestination>();
process.on('exit', () => {
  for (const destination of open) destination.flushSync();
});

/** Returns how many log lines this process has dropped because they could not be written. */
export const droppedLogLines = (): number => dropped;

/**
 * Buffers log lines and writes them a few times per second and at exit, because writing each line would delay responses.
 *
 * A full disk or a closed pipe never ends the process: lines wait in memory until writing works again, and those that do
 * not fit are dropped and counted. pino's own destination retries forever in its flush at exit, so that a process with a
 * full disk could not stop.
 */
export class LogDestination {
  private waiting: Buffer[] = [];
  private bytes = 0;
  /** Size of the running write, bytes; 0 if there is none. */
  private writing = 0;
  private isFailing = false;
  private readonly timer = setInterval(() => this.flush(), interval).unref();

  /**
   * @param fd file descriptor
   * @param onRecovered called when all waiting lines are written after a failure
   */
  constructor(
    private readonly fd: number,
    private readonly onRecovered: () => void,
  ) {
    open.add(this);
  }

  write(text: string): void {
    const line = Buffer.from(text);
    if (this.writing + this.bytes + line.length > mostWaiting) {
      dropped += 1;
      return;
    }
    this.waiting.push(line);
    this.bytes += line.length;
    // After a failure, only the timer tries again.
    if (this.bytes >= batch && !this.isFailing) this.flush();
  }

  private flush(): void {
    if (this.writing > 0 || this.bytes === 0) return;
    const all = this.takeAll();
    this.writing = all.length;
    write(this.fd, all, (error, written) => {
      this.writing = 0;
      this.putBack(all.subarray(error ? 0 : written));
      if (error) this.isFailing = true;
      else if (this.bytes >= batch) this.flush();
      else if (this.isFailing) this.recovered();
    });
  }

  private recovered(): void {
    this.isFailing = false;
    this.onRecovered();
  }

  /** Writes what it can at once; the rest is lost if the disk is full. */
  flushSync(): void {
    const end = Date.now() + longestFlush;
    let rest = this.takeAll();
    while (rest.length > 0 && Date.now() < end) {
      try {
        rest = rest.subarray(writeSync(this.fd, rest));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') break;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      }
    }
    this.putBack(rest);
  }

  /** Stops writing. Lines that are still waiting are lost. */
  close(): void {
    clearInterval(this.timer);
    open.delete(this);
  }

  private takeAll(): Buffer {
    const all = Buffer.concat(this.waiting, this.bytes);
    this.waiting = [];
    this.bytes = 0;
    return all;
  }

  private putBack(rest: Buffer): void {
    if (rest.length === 0) return;
    this.waiting.unshift(rest);
    this.bytes += rest.length;
  }
}
