import type { Passkey } from '@portal/domain/passkeys/passkeys.dto';
import type { ListedPasskey } from './passkeys.repository';

export const presentPasskey = ({ id, name, created_at, last_used_at }: ListedPasskey): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
