/** What is said of choosing and changing a client's preparer (specification part 2, sections 2, 5, 7 and 8). */
export const assignmentsMessages = {
  fields: {
    preparer_code: 'Preparer code',
    client_id: 'Client',
    preparer_id: 'Preparer',
    from_preparer_id: 'Current preparer',
    to_preparer_id: 'New preparer',
    client_ids: 'Clients',
    reason: 'Reason',
  },
  invalidCode: 'Invalid preparer code',
  noSuchPreparer: 'This preparer is not available.',
  noSuchClient: 'One of these clients does not exist any more.',
  changedMeanwhile: 'This client was assigned to another preparer in the meantime.',
} as const;

declare module '../i18n/message' {
  interface Catalogs {
    assignments: typeof assignmentsMessages;
  }
}
