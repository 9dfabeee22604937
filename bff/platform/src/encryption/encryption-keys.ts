import { join } from 'node:path';
import type { VaultSettings } from '../config/vault';
import { KeyFile } from './key-file';
import { KeyRing, KeyRingError } from './key-ring';
import { LocalKeyWrapper, MovingKeyWrapper, type KeyWrapper } from './key-wrapper';
import { VaultKeyWrapper } from './vault.key-wrapper';

export interface KeySettings {
  ENCRYPTION_KEYS?: string;
  BLIND_INDEX_KEYS?: string;
  PEPPER_KEYS?: string;
  /** Wraps data keys if set; ENCRYPTION_KEYS then only unwraps older ones. */
  VAULT?: VaultSettings | undefined;
  DATA_DIR: string;
  production: boolean;
}

interface Sources {
  wrapper: KeyWrapper;
  index: () => KeyRing;
  /** Absent if all data keys are wrapped by a key management service. */
  wrapping?: KeySource;
}

/** The keys: from settings, from files in DATA_DIR on a single machine, or in a key management service. */
export class EncryptionKeys {
  readonly wrapper: KeyWrapper;
  private readonly index: () => KeyRing;
  private readonly wrapping: KeySource | undefined;

  constructor({ wrapper, index, wrapping }: Sources) {
    [this.wrapper, this.index, this.wrapping] = [wrapper, index, wrapping];
  }

  /** @throws KeyRingError if a ring is missing in production or malformed anywhere */
  static of(settings: KeySettings): EncryptionKeys {
    const vault = settings.VAULT && new VaultKeyWrapper(settings.VAULT);
    const index = () => keySource(settings, 'BLIND_INDEX_KEYS', 'blind-index-keys').current;
    if (vault && !settings.ENCRYPTION_KEYS) return new EncryptionKeys({ wrapper: vault, index: index() });
    const wrapping = keySource(settings, 'ENCRYPTION_KEYS', 'encryption-keys');
    const local = new LocalKeyWrapper(wrapping.current);
    return new EncryptionKeys({
      wrapper: vault ? new MovingKeyWrapper(vault, local) : local,
      index: index(),
      wrapping,
    });
  }

  /** Local key-encryption keys. A ring in a file is reloaded when the file changes, so rotation needs no restart. */
  get wrappingRing(): KeyRing | undefined {
    return this.wrapping?.current();
  }

  /** Present if the wrapping keys are in a local file, which can be rewritten. */
  get wrappingFile(): KeyFile | undefined {
    return this.wrapping?.file;
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
