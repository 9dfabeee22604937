const shownDigits = 4;

/** The last four characters; none of a text so short that they would be all of it. */
const lastOf = (value: string): string => (value.length > shownDigits ? value.slice(-shownDigits) : '');

/** '123-45-6789' → 'XXX-XX-6789' */
export const maskSsn = (ssn: string): string => `XXX-XX-${lastOf(ssn)}`;

/** '000123456789' → '****6789' (specification part 1, section 2: masked to its last 4 digits). */
export const maskAccount = (account: string): string => `****${lastOf(account)}`;
