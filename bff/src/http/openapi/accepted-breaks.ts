/**
 * Breaking changes made on purpose: the sentence that the contract test prints, and why no client is hurt. Delete an
 * entry once a release contains the change.
 */
export const acceptedBreaks: readonly { change: string; reason: string }[] = [];
