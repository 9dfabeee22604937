/** Documents shown under recent activity (specification part 1, section 9). */
export const recentDocuments = 3;
