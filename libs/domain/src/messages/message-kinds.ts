/** Two of the whole business, two of each office (specification part 1, section 3). */
export const groupTypes = ['all_clients', 'all_preparers', 'office_preparers', 'office_clients'] as const;
export type GroupType = (typeof groupTypes)[number];
