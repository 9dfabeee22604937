import { readFileSync, statSync } from 'node:fs';
import { createOnce, replaceFile } from '../config/atomic-write';
import { freshRingText, KeyRing, KeyRingError } from './key-ring';

/** A key ring in a file that only its owner can read: the default on a single machine. */
export class KeyFile {
  private ring?: KeyRing;
  private readAs = '';

  constructor(private readonly path: string) {}

  /** Returns the ring currently in the file. Creates the file with one new key if it does not exist. */
  current(): KeyRing {
    const state = this.state();
    if (!this.ring || state !== this.readAs) {
      this.ring = KeyRing.parse(this.path, readFileSync(this.path, 'utf8'));
      this.readAs = state;
    }
    return this.ring;
  }

  /** Replaces the file atomically: no reader sees a partial ring. */
  replace(ring: KeyRing): void {
    replaceFile(this.path, `${ring.toText()}\n`);
  }

  private state(): string {
    try {
      return this.checked();
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      createOnce(this.path, `${freshRingText()}\n`);
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
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
