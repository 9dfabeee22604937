import { parseArgs } from 'node:util';
import { runCommand, withDatabase } from './support/command';
import { DataKeysRepository } from '@portal/bff-platform/encryption/data-keys.repository';
import { EncryptionKeys } from '@portal/bff-platform/encryption/encryption-keys';
import { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { KeyRotation } from '@portal/bff-platform/encryption/key-rotation';

/**
 * Re-wraps every data key with a new key-encryption key. Run it again later with `--retire` to drop the old keys. If
 * ENCRYPTION_KEYS is set, first prepend the new key by hand and restart every replica; the old key may be removed when
 * this command has finished.
 */
const rotatePepper = (peppers: PepperKeys): string =>
  peppers.rotateFile()
    ? 'Added a new key. Passwords and PINs are rehashed with it at each sign-in; the old key is kept until then.'
    : 'Add the new key at the front of PEPPER_KEYS and restart. Keep the old key for users who have not signed in since.';

await runCommand(() =>
  withDatabase(async (database, env) => {
    const flag = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({ options: { retire: flag, pepper: flag } });
    if (values.pepper) return rotatePepper(PepperKeys.of(env));
    const rotation = new KeyRotation(new DataKeysRepository(database), EncryptionKeys.of(env));
    if (!values.retire) return `Re-wrapped ${await rotation.rotate()} data keys.`;
    const retired = await rotation.retire();
    return retired.length === 0 ? 'No keys to retire.' : `No longer needed: ${retired.join(', ')}.`;
  }),
);
