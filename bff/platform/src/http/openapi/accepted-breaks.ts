/**
 * Deliberate breaking changes: the message of the contract test, and why no client is affected. Delete an entry once a
 * release contains the change.
 */
export const acceptedBreaks: readonly { change: string; reason: string }[] = [];
