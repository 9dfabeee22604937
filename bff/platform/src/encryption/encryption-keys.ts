import { join } from 'node:path';
import { KeyFile } from './key-file';
import { KeyRing, KeyRingError } from './key-ring';

export interface KeySettings {
  ENCRYPTION_KEYS?: string;
  BLIND_INDEX_KEYS?: string;
  PEPPER_KEYS?: string;
  DATA_DIR: string;
  production: boolean;
}

/**
 * Source of the keys: settings, or files in DATA_DIR on a single machine. Replace it to use a key management service.
 */
export class EncryptionKeys {
  constructor(
    private readonly wrapping: () => KeyRing,
    private readonly index: () => KeyRing,
    /** Present if the wrapping keys are in a local file, which can be rewritten. */
    readonly wrappingFile?: KeyFile,
  ) {}

  /** @throws KeyRingError if a ring is missing in production or malformed anywhere */
  static of(settings: KeySettings): EncryptionKeys {
    const wrapping = keySource(settings, 'ENCRYPTION_KEYS', 'encryption-keys');
    const index = keySource(settings, 'BLIND_INDEX_KEYS', 'blind-index-keys');
    return new EncryptionKeys(wrapping.current, index.current, wrapping.file);
  }

  /** Key-encryption keys. A ring in a file is reloaded when the file changes, so that rotation needs no restart. */
  get wrappingRing(): KeyRing {
    return this.wrapping();
  }

  get indexRing(): KeyRing {
    return this.index();
  }
}

export interface KeySource {
  current: () => KeyRing;
  file?: KeyFile;
}

type RingSetting = 'ENCRYPTION_KEYS' | 'BLIND_INDEX_KEYS' | 'PEPPER_KEYS';

/** Returns a ring from its setting, or from its file under DATA_DIR. @throws KeyRingError */
export function keySource(settings: KeySettings, setting: RingSetting, fileName: string): KeySource {
  const text = settings[setting];
  if (text) {
    const ring = KeyRing.parse(setting, text);
    return { current: () => ring };
  }
  if (settings.production) throw new KeyRingError(`${setting} is not set.`);
  const file = new KeyFile(join(settings.DATA_DIR, fileName));
  file.current();
  return { current: () => file.current(), file };
}
