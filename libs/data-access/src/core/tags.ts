/** Cache tags: one per noun. A change names the nouns it touches, and whatever shows them loads itself again. */
export const tags = [
  'Account',
  'Assignments',
  'Documents',
  'Income',
  'Intake',
  'Messages',
  'Offices',
  'Overview',
  'Preparers',
  'Progress',
  'ScheduleC',
  'Site',
  'Tax',
] as const;
export type Tag = (typeof tags)[number];
