import { passkeyLimits } from '@portal/domain/passkeys/passkeys.limits';
import { usePasskeysQuery } from '@portal/data-access/passkeys';

const all = { query: { limit: passkeyLimits.perPerson } };

/** Reads the user's passkeys. */
export const useOwnPasskeys = (options?: Parameters<typeof usePasskeysQuery>[1]) => usePasskeysQuery(all, options);
