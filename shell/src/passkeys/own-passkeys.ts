import { passkeyLimits } from '@portal/domain/passkeys/passkeys.limits';
import { usePasskeysQuery } from '@portal/data-access/passkeys';

interface Options {
  skip?: boolean;
  refetchOnMountOrArgChange?: boolean;
}

const all = { query: { limit: passkeyLimits.perPerson } };

/** Reads the user's passkeys. */
export const useOwnPasskeys = (options: Options = {}) => usePasskeysQuery(all, options);
