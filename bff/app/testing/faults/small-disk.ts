import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small file system in memory that a test can fill up. Mounting it needs root. */
export class SmallDisk {
  private constructor(private readonly dir: string) {}

  static mount(dir: string, megabytes: number): SmallDisk {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', dir], { stdio: 'pipe' });
    return new SmallDisk(dir);
  }

  /** Returns whether this process may mount file systems. */
  static get isAvailable(): boolean {
    const dir = mkdtempSync(join(tmpdir(), 'portal-mount-'));
    try {
      SmallDisk.mount(dir, 1).unmount();
      return true;
    } catch {
      return false;
    } finally {
      rmdirSync(dir);
    }
  }

  /** Writes until the kernel refuses the next byte. */
  fill(): void {
    const file = openSync(this.filler, 'a');
    for (let size = 1_048_576; size >= 1;)
      try {
        writeSync(file, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 16);
      }
    closeSync(file);
  }

  free(): void {
    rmSync(this.filler, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['-l', this.dir], { stdio: 'pipe' });
  }

  private get filler(): string {
    return join(this.dir, 'filler');
  }
}
