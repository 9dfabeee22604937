/** Two groups for the whole business, two per office (specification part 1, section 3). */
export const groupTypes = ['all_clients', 'all_preparers', 'office_preparers', 'office_clients'] as const;
export type GroupType = (typeof groupTypes)[number];

/**
 * Kinds of events. "The user" is the subscriber.
 * - `ready`: the stream is open; no event is missed from here on
 * - `reset`: too many events were missed to replay them; refetch contacts, groups, counts and the open conversation
 * - `message`: a message between the user and `user_id`, in either direction
 * - `group_message`: a post to the group `message_group_id`
 * - `read`: the user has read messages from `user_id`, possibly in another tab, or `user_id` has read messages from the
 *   user
 * - `group_read`: the user has read the posts of `message_group_id`
 * - `contacts`: the people the user may write to have changed; refetch contacts and groups
 * - `documents`: a document of the user, or of one of the user's clients, has changed; refetch the visible ones
 * - `return`: the return of the user, or of one of the user's clients, has moved; refetch the visible ones
 * - `office`: for admins; rows of each kind in `changed` were added, removed or changed
 */
export const eventKinds = [
  'ready',
  'reset',
  'message',
  'group_message',
  'read',
  'group_read',
  'contacts',
  'documents',
  'return',
  'office',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Kinds of rows in the admin area. `clients` covers every account except preparers. */
export const officeNouns = [
  'clients',
  'preparers',
  'offices',
  'assignments',
  'intakes',
  'schedule_c',
  'documents',
  'returns',
  'leads',
  'site',
] as const;
export type OfficeNoun = (typeof officeNouns)[number];
