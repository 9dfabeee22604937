import { associatedData } from './cipher';
import type { VaultSettings } from '../config/vault';
import type { WrappedKey } from './data-keys.repository';
import { KeyRingError } from './key-ring';
import { contextOfKey, KeyServiceError, wrongKey, type KeyWrapper } from './key-wrapper';

/** Requests wait this long for Vault, ms: callers get an answer within three seconds. */
const patience = 2000;

interface BatchResult {
  ciphertext?: string;
  plaintext?: string;
  error?: string;
}

/**
 * Wraps with the transit engine of HashiCorp Vault or OpenBao: the key-encryption key never leaves it, and destroying
 * or rotating it there needs no restart here. A key id is `vault:<name>:v<version>`, as the version is part of Vault's
 * ciphertext. The token needs `update` on `transit/encrypt/<name>` and `transit/decrypt/<name>`, nothing else.
 */
export class VaultKeyWrapper implements KeyWrapper {
  private readonly prefix: string;

  constructor(private readonly settings: VaultSettings) {
    this.prefix = `vault:${settings.key}:`;
  }

  holds(kek_id: string): boolean {
    return kek_id.startsWith(this.prefix);
  }

  /** Vault names the version only in ciphertext, unless the token may also read the key. */
  async activeId(): Promise<string> {
    return (await this.wrap('version', Buffer.alloc(1))).kek_id;
  }

  async wrap(owner_id: string, key: Buffer): Promise<WrappedKey> {
    const [result] = await this.ask('encrypt', [{ plaintext: key.toString('base64'), ...boundTo(owner_id) }]);
    const [, version, encrypted] = /^vault:(v\d+):([A-Za-z0-9+/]+={0,2})$/.exec(result?.ciphertext ?? '') ?? [];
    if (!version || !encrypted) throw new KeyServiceError(`Vault did not encrypt: ${result?.error ?? 'no ciphertext'}`);
    return { owner_id, kek_id: `${this.prefix}${version}`, wrapped_key: Buffer.from(encrypted, 'base64') };
  }

  async unwrap(keys: readonly WrappedKey[]): Promise<Buffer[]> {
    if (keys.length === 0) return [];
    const results = await this.ask(
      'decrypt',
      keys.map(({ owner_id, kek_id, wrapped_key }) => ({
        ciphertext: `vault:${this.versionOf(kek_id)}:${wrapped_key.toString('base64')}`,
        ...boundTo(owner_id),
      })),
    );
    return keys.map(({ kek_id }, at) => {
      const { plaintext } = results[at] ?? {};
      if (plaintext === undefined) throw wrongKey(kek_id);
      return Buffer.from(plaintext, 'base64');
    });
  }

  private versionOf(kek_id: string): string {
    if (this.holds(kek_id)) return kek_id.slice(this.prefix.length);
    throw new KeyRingError(`Data keys are wrapped with key ${kek_id}, which Vault's key ${this.settings.key} is not.`);
  }

  /** Sends a batch, whose results come in the order of its items. Vault answers 400 if an item failed. */
  private async ask(operation: 'encrypt' | 'decrypt', batch_input: readonly object[]): Promise<BatchResult[]> {
    const { address, token, key } = this.settings;
    try {
      const response = await fetch(`${address}/v1/transit/${operation}/${encodeURIComponent(key)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { 'x-vault-token': token } : {}) },
        body: JSON.stringify({ batch_input }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (response.ok || response.status === 400) return resultsIn(await response.json(), batch_input.length);
      throw new KeyServiceError(`Vault answered ${response.status}.`);
    } catch (error) {
      if (error instanceof KeyServiceError) throw error;
      throw new KeyServiceError('Vault cannot be reached.', { cause: error });
    }
  }
}

/** Binds a wrapped key to its owner, as the local wrapper does: moved to another row, it does not decrypt. */
const boundTo = (owner_id: string) => ({
  associated_data: Buffer.from(associatedData(contextOfKey(owner_id))).toString('base64'),
});

function resultsIn(answer: unknown, count: number): BatchResult[] {
  const { data } = answer as { data?: { batch_results?: BatchResult[] } | null };
  if (data?.batch_results?.length === count) return data.batch_results;
  throw new KeyServiceError('Vault rejected the batch.');
}
