/** Two of the whole business, two of each office (specification part 1, section 3). */
export const groupTypes = ['all_clients', 'all_preparers', 'office_preparers', 'office_clients'] as const;
export type GroupType = (typeof groupTypes)[number];

/**
 * What an event says.
 *
 * - `ready`: the stream is open, and from here on nothing is missed
 * - `reset`: more was missed than can be told; fetch contacts, groups, counts and the open conversation anew
 * - `message`: a message between the reader and `user_id`, whoever of them wrote it
 * - `group_message`: a post to the group `message_group_id`
 * - `read`: the reader has read `user_id`'s messages, here or on another page; or `user_id` has read the reader's
 * - `group_read`: the reader has read the posts of `message_group_id`
 * - `contacts`: whom the reader may write to has changed; fetch contacts and groups anew
 * - `documents`: a document of the reader, or of one of the reader's clients, has changed; fetch what is shown of them anew
 * - `office`: to admins; of each kind in `changed` something is new, gone or different, whoever did it
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

/** What the administration shows: kinds of rows. `clients`: every account that is no preparer's. */
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
