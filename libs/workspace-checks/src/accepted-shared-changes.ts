/**
 * Deliberate incompatible changes of shared modules: the message of the test, and why no released area fails. Delete an
 * entry once a release contains the change.
 */
export const acceptedSharedChanges: readonly { change: string; reason: string }[] = [];
