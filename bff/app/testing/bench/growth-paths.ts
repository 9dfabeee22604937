/** Paths that return nothing without a search. */
export const needSearch = ['/admin/search'];

/** Lists of clients that an admin can search. */
const searchable = [
  'admin/all-intake-forms',
  'admin/clients',
  'admin/unassigned-clients',
  'admin/reassignment-history',
  'admin/returns',
  'documents',
];

/**
 * Filtered and sorted list requests of an admin, for the lists that support them. Each requests one screen of rows,
 * because the offices have very different numbers of rows and only responses of the same length are comparable.
 */
export const narrowed = [
  '/admin/all-intake-forms?status=unassigned',
  '/admin/all-intake-forms?status=draft&office_id=branch-3&limit=10',
  '/admin/all-intake-forms?sort=income_descending',
  '/admin/clients?office_id=branch-3&limit=10',
  '/admin/clients?status=assigned&sort=name_descending',
  '/admin/users?office_id=branch-3&limit=10',
  '/admin/audit-log?action=session',
  '/admin/audit-log?outcome=refused',
  '/admin/returns?turn=office&limit=50',
  '/admin/returns?state=rejected&limit=10',
  '/admin/returns?age=over_5&limit=50',
  '/admin/returns?turn=office&age=days_3_5&limit=3',
  '/admin/returns?sort=newest',
  '/admin/returns?sort=name',
  '/admin/returns?sort=due',
  '/admin/returns?office_id=branch-3&limit=10',
  '/admin/returns?office_id=branch-3&turn=office&sort=name&limit=5',
  '/admin/returns?preparer_id=none&limit=10',
  // The id of the seed's first preparer, who has the most clients.
  '/admin/returns?preparer_id=01950000-0000-7000-8000-010000000000&limit=5',
  '/documents',
  '/documents?sort=filename',
  // Searches for a last name, part of a last name, a first name, a part of every email address, and a part of only a
  // few thousand addresses.
  ...['martinez', 'artine', 'sofia', 'example', 'cruz.1'].flatMap((search) =>
    searchable.map((list) => `/${list}?search=${search}&limit=10`),
  ),
  '/admin/search?search=martinez',
  '/admin/clients?search=example&sort=name_descending&limit=10',
  '/admin/users?search=martinez&limit=10',
  '/admin/audit-log?search=martinez&limit=10',
  '/admin/audit-log?search=example&limit=10',
  '/documents?search=w2&limit=10',
];

/** Requests of a preparer, with fewer rows than the queue of the busiest preparer in the small office. */
export const ofPreparer = [
  '/queue?limit=5',
  '/queue?turn=office&limit=5',
  '/queue?turn=client&limit=5',
  '/queue?age=over_5&limit=5',
  '/queue?sort=newest&limit=5',
  '/queue?sort=name&limit=5',
  '/queue?sort=due&limit=5',
  '/queue?search=example&limit=5',
  '/queue/totals',
  '/dashboard/clients?limit=5',
  '/dashboard/clients/totals',
  '/client/{clientId}/return',
  '/client/{clientId}/requests',
];
