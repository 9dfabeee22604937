import type { ChatGroup, ChatMessage, Contact } from '@portal/domain/messages/messages.dto';
import { lastLineOf } from '@portal/domain/messages/last-line';
import { ReadableGroups } from '@portal/bff-access/group-access';
import { DecryptionError } from '@portal/bff-platform/encryption/cipher';
import type { OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import { requestTranslate } from '@portal/bff-platform/messages/translate';
import type { Actor } from '@portal/bff-platform/request/actor';
import type { StoredContact } from './contacts.repository';
import type { ListedGroup, StoredGroup, StoredPost } from './groups.repository';
import type { StoredMessage } from './messages.repository';

/** Encryption context of a message's text. */
export const messageContext = (row: string) => ({ table: 'messages', column: 'content', row });
export const postContext = (row: string) => ({ table: 'group_messages', column: 'content', row });

/** The newest message of a conversation, for the list of contacts. */
interface Newest {
  last_id: string | null;
  last_sender_id: string | null;
  last_content: Buffer | null;
}

/**
 * Returns the beginning of the newest message, or null if it cannot be decrypted, so that one broken message does not
 * break the whole list. Opening the conversation reports the error.
 */
function presentNewest(
  { last_id, last_sender_id, last_content }: Newest,
  context: typeof messageContext,
  reader: Actor,
  cipher: OwnerCipher | undefined,
) {
  if (last_id === null || !cipher) return { last_message: null, last_message_is_own: false };
  const last_message_is_own = last_sender_id === reader.id;
  try {
    return { last_message: lastLineOf(cipher.decrypt(context(last_id), last_content) ?? ''), last_message_is_own };
  } catch (error) {
    if (error instanceof DecryptionError) return { last_message: null, last_message_is_own };
    throw error;
  }
}

export const presentContact = (
  row: StoredContact,
  reader: Actor,
  ciphers: ReadonlyMap<string, OwnerCipher>,
): Contact => ({
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
  ...presentNewest(row, messageContext, reader, ciphers.get(row.last_key_owner_id ?? '')),
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
  ...(row.attachments?.length ? { attachments: [...row.attachments] } : {}),
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

export function presentGroup(row: ListedGroup, reader: Actor, cipher: OwnerCipher): ChatGroup {
  const t = requestTranslate();
  const values = { office: row.office_name ?? '' };
  return {
    id: row.id,
    group_type: row.group_type,
    group_id: row.office_id,
    name: row.name ?? t({ id: `messages.groups.${reader.role}.${row.group_type}`, values }),
    description: row.description ?? t({ id: `messages.aboutGroups.${row.group_type}`, values }),
    can_write: ReadableGroups.of(reader).areWritable,
    unread: row.unread,
    last_message_at: row.last_at?.toISOString() ?? null,
    ...presentNewest(row, postContext, reader, cipher),
  };
}
