/**
 * Deliberate incompatible changes of shared modules: the message of the test, and why no released area fails. Delete an
 * entry once a release contains the change.
 */
export const acceptedSharedChanges: readonly { change: string; reason: string }[] = [
  {
    change: 'saveFile of @portal/ui-kit/core is gone without having been deprecated for one release',
    reason: 'No release contains it: it moved to @portal/data-access/save-file.',
  },
];
