import { eventKinds } from '@portal/domain/messages/message-kinds';
import type { PushEvent } from '@portal/domain/messages/messages.dto';
import type { StoredEvent } from '../../platform/events/events.repository';

/** Of a kind that this version does not know only its place in the order is of use: the page fetches everything. */
export const presentEvent = (row: StoredEvent): PushEvent => ({
  kind: eventKinds.find((kind) => kind === row.kind) ?? 'reset',
  ...(row.subject_id === null ? {} : { message_id: row.subject_id }),
  ...(row.person_id === null ? {} : { user_id: row.person_id }),
  ...(row.group_id === null ? {} : { message_group_id: row.group_id }),
});
