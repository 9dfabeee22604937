/** Apart from the DTOs, because lists of accounts filter by status, and need none of the forms of the sign-in pages. */
export const accountStatuses = ['active', 'pending', 'disabled'] as const;
export type AccountStatus = (typeof accountStatuses)[number];
