/** Filters of a preparer's client list (specification part 1, section 2). */
export const clientFilters = ['all', 'complete', 'incomplete', 'no-documents'] as const;
export type ClientFilter = (typeof clientFilters)[number];

/** Sort orders: by name, newest client first, or most progress first (specification part 1, section 2). */
export const clientSorts = ['name', 'date', 'progress'] as const;
export type ClientSort = (typeof clientSorts)[number];

/** State of a client's form. `changed`: submitted, but edited since. */
export const formStates = ['none', 'draft', 'submitted', 'changed'] as const;
export type FormState = (typeof formStates)[number];
