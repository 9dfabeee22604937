/** What a preparer's list of clients is narrowed to (specification part 1, section 2). */
export const clientFilters = ['all', 'complete', 'incomplete', 'no-documents'] as const;
export type ClientFilter = (typeof clientFilters)[number];

/** By name; newest client first; furthest on first (specification part 1, section 2). */
export const clientSorts = ['name', 'date', 'progress'] as const;
export type ClientSort = (typeof clientSorts)[number];

/** How far a client's form is. `changed`: submitted, and changed since without being submitted again. */
export const formStates = ['none', 'draft', 'submitted', 'changed'] as const;
export type FormState = (typeof formStates)[number];
