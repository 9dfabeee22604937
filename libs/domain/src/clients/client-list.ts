/**
 * Filters of a preparer's client list: four of specification part 1, section 2, then by what decides whom to serve next.
 */
export const clientFilters = [
  'all',
  'complete',
  'incomplete',
  'no-documents',
  'waiting',
  'missing',
  'unread',
  'changed',
] as const;
export type ClientFilter = (typeof clientFilters)[number];

/**
 * Sort orders: by name, newest client first, or most progress first (specification part 1, section 2); then longest wait,
 * most missing items, most unread messages, or forms edited since submission first.
 */
export const clientSorts = ['name', 'date', 'progress', 'waiting', 'missing', 'unread', 'changed'] as const;
export type ClientSort = (typeof clientSorts)[number];

/** State of a client's form. `changed`: submitted, but edited since. */
export const formStates = ['none', 'draft', 'submitted', 'changed'] as const;
export type FormState = (typeof formStates)[number];
