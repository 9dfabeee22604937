/**
 * Deliberate breaking changes: the message of the contract test, and why no client is affected. Delete an entry once a
 * release contains the change.
 */
export const acceptedBreaks: readonly { change: string; reason: string }[] = [
  {
    change: 'ClientViewsBody.views no longer accepts null',
    reason: 'The server answered 500 to null, and no client sends it.',
  },
  { change: 'ClientViewsBody.views is now required', reason: 'Views are always saved as a whole list.' },
];
