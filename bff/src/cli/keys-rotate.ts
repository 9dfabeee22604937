import { parseArgs } from 'node:util';
import { runCommand, withDatabase } from './support/command';
import { DataKeysRepository } from '../platform/encryption/data-keys.repository';
import { EncryptionKeys } from '../platform/encryption/encryption-keys';
import { KeyRotation } from '../platform/encryption/key-rotation';

/**
 * Re-wraps every data key with a new key-encryption key; `--retire`, later, drops the old ones. With ENCRYPTION_KEYS the new key is
 * put in front by hand, every replica restarted, then this run; when it is done the old key may be taken out.
 */
await runCommand(() =>
  withDatabase(async (database, env) => {
    const { values } = parseArgs({ options: { retire: { type: 'boolean', default: false } } });
    const rotation = new KeyRotation(new DataKeysRepository(database), EncryptionKeys.of(env));
    if (!values.retire) return `${await rotation.rotate()} data keys were re-wrapped.`;
    const retired = await rotation.retire();
    return retired.length === 0 ? 'No key was left to retire.' : `No longer needed: ${retired.join(', ')}.`;
  }),
);
