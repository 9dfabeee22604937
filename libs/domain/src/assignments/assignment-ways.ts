/** Ways in which a client's preparer can change. */
export const assignmentWays = ['code', 'choice', 'preparer_intake', 'admin', 'admin_bulk', 'admin_undo'] as const;
export type AssignmentWay = (typeof assignmentWays)[number];
