/** Lists whose filters are kept per account: the preparer's queue, and the admin's board and list of returns. */
export const filteredLists = ['queue', 'returns'] as const;
export type FilteredList = (typeof filteredLists)[number];

/** What the rows of the admin's board are. */
export const boardGroups = ['office', 'preparer'] as const;
export type BoardGroup = (typeof boardGroups)[number];
