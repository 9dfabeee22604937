/** Two for the whole business, two per office (specification part 1, section 3). */
export const groupTypes = ['all_clients', 'all_preparers', 'office_preparers', 'office_clients'] as const;
export type GroupType = (typeof groupTypes)[number];

/**
 * Kinds of events.
 *
 * - `ready`: the stream is open, and from here on no event is missed
 * - `reset`: too many events were missed to replay; fetch contacts, groups, counts and the open conversation again
 * - `message`: a message between the reader and `user_id`, in either direction
 * - `group_message`: a post to the group `message_group_id`
 * - `read`: the reader has read `user_id`'s messages, here or on another page; or `user_id` has read the reader's
 * - `group_read`: the reader has read the posts of `message_group_id`
 * - `contacts`: the people the reader may write to have changed; fetch contacts and groups again
 * - `documents`: a document of the reader, or of one of the reader's clients, has changed; fetch the visible ones again
 * - `office`: for admins; rows of each kind in `changed` were added, removed or changed by anyone
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
  'office',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Kinds of rows in the administration. `clients`: every account that is not a preparer's. */
export const officeNouns = [
  'clients',
  'preparers',
  'offices',
  'assignments',
  'intakes',
  'schedule_c',
  'documents',
  'leads',
  'site',
] as const;
export type OfficeNoun = (typeof officeNouns)[number];
