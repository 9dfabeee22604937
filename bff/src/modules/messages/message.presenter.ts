import type { ChatGroup, ChatMessage, Contact } from '@portal/domain/messages/messages.dto';
import type { OwnerCipher } from '../../platform/encryption/encryption';
import { requestTranslate } from '../../platform/messages/translate';
import type { StoredContact } from './contacts.repository';
import type { StoredGroup, StoredPost } from './groups.repository';
import type { StoredMessage } from './messages.repository';

/** Where the text of a message is encrypted for. */
export const messageContext = (row: string) => ({ table: 'messages', column: 'content', row });
export const postContext = (row: string) => ({ table: 'group_messages', column: 'content', row });

export const presentContact = (row: StoredContact): Contact => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  role: row.role,
  preparer_code: row.preparer_code,
  can_write: row.can_write,
  unread: row.unread,
  last_message_at: row.last_at?.toISOString() ?? null,
});

export const presentMessage = (row: StoredMessage, cipher: OwnerCipher): ChatMessage => ({
  id: row.id,
  seq: row.seq,
  sender_id: row.sender_id,
  sender_name: row.sender_name ?? '',
  recipient_id: row.recipient_id,
  group_type: null,
  group_id: null,
  content: cipher.decrypt(messageContext(row.id), row.content),
  read_at: row.read_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

export const presentPost = (
  row: StoredPost,
  { group_type, office_id }: Pick<StoredGroup, 'group_type' | 'office_id'>,
  cipher: OwnerCipher,
): ChatMessage => ({
  id: row.id,
  seq: row.seq,
  sender_id: row.sender_id,
  sender_name: row.sender_name ?? '',
  recipient_id: null,
  group_type,
  group_id: office_id,
  content: cipher.decrypt(postContext(row.id), row.content),
  read_at: null,
  created_at: row.created_at.toISOString(),
});

type ListedGroup = StoredGroup & { unread: number; last_message_at: Date | null };

export function presentGroup(row: ListedGroup, can_write: boolean): ChatGroup {
  const t = requestTranslate();
  const values = { office: row.office_name ?? '' };
  return {
    id: row.id,
    group_type: row.group_type,
    group_id: row.office_id,
    name: row.name ?? t({ id: `messages.groups.${row.group_type}`, values }),
    description: row.description ?? t({ id: `messages.aboutGroups.${row.group_type}`, values }),
    can_write,
    unread: row.unread,
    last_message_at: row.last_message_at?.toISOString() ?? null,
  };
}
