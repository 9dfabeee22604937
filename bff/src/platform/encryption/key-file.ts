import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { randomUUID } from 'node:crypto';
import { freshRingText, KeyRing, KeyRingError } from './key-ring';

/** A key ring in a file that only its owner may read: the default of a single machine. */
export class KeyFile {
  private ring?: KeyRing;
  private readAs = '';

  constructor(private readonly path: string) {}

  /** The ring as the file has it now; the file is made with one fresh key when there is none. */
  current(): KeyRing {
    const state = this.state();
    if (!this.ring || state !== this.readAs) {
      this.ring = KeyRing.parse(this.path, readFileSync(this.path, 'utf8'));
      this.readAs = state;
    }
    return this.ring;
  }

  /** Replaces the file in one step: no reader ever sees half a ring. */
  replace(ring: KeyRing): void {
    const next = this.written(ring.toText());
    renameSync(next, this.path);
  }

  private state(): string {
    try {
      return this.checked();
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      this.create();
      return this.checked();
    }
  }

  private checked(): string {
    const { mode, ino, mtimeMs } = statSync(this.path);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new KeyRingError(`${this.path} may be read by others. Run: chmod 600 ${this.path}`);
    }
    return `${ino}:${mtimeMs}`;
  }

  /** Several processes may start at once: whoever links first decides, and the file is whole from the start. */
  private create(): void {
    const next = this.written(freshRingText());
    try {
      linkSync(next, this.path);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    } finally {
      rmSync(next, { force: true });
    }
  }

  private written(text: string): string {
    mkdirSync(dirname(this.path), { recursive: true });
    const next = `${this.path}.${randomUUID()}`;
    writeFileSync(next, `${text}\n`, { mode: 0o600, flag: 'wx' });
    return next;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
