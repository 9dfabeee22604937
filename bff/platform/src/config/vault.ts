import { isLoopback, origin, setting, text, type Rules, type Values } from '@portal/server/settings';

export interface VaultSettings {
  /** Origin of Vault or of a Vault agent. */
  address: string;
  /** Absent if a Vault agent adds it. */
  token?: string;
  /** Name of a transit key of type `aes256-gcm96`. */
  key: string;
}

export const vaultSettings = {
  VAULT_ADDR: setting(
    origin.optional(),
    'HashiCorp Vault, OpenBao or an agent of either, whose transit engine wraps the data keys; https unless on this machine',
    'they are wrapped with `ENCRYPTION_KEYS`',
  ),
  VAULT_TOKEN: setting(text.optional(), 'token for `VAULT_ADDR`', 'the agent adds it'),
  VAULT_KEY: setting(
    text.regex(/^[\w-]{1,64}$/, { error: 'must be letters, digits, _ and -.' }).default('portal'),
    'name of the transit key, of type `aes256-gcm96`',
  ),
};

type VaultValues = Partial<Values<typeof vaultSettings>>;

/** Requires TLS, because data keys travel in the requests. */
export function wrongVault({ VAULT_ADDR }: VaultValues): Rules<typeof vaultSettings> {
  if (VAULT_ADDR === undefined) return {};
  const { protocol, hostname } = new URL(VAULT_ADDR);
  return { VAULT_ADDR: protocol === 'http:' && !isLoopback(hostname) && 'VAULT_ADDR must start with https:.' };
}

export function vaultOf({ VAULT_ADDR, VAULT_TOKEN, VAULT_KEY }: VaultValues): VaultSettings | undefined {
  if (VAULT_ADDR === undefined || VAULT_KEY === undefined) return undefined;
  return { address: VAULT_ADDR, key: VAULT_KEY, ...(VAULT_TOKEN ? { token: VAULT_TOKEN } : {}) };
}
