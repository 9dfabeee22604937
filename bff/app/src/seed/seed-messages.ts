import type { DataSource } from 'typeorm';
import {
  GroupMessageEntity,
  GroupReadMarkerEntity,
  MessageEntity,
  MessageGroupEntity,
} from '@portal/bff-messages/messages/message.entity';
import { messageContext, postContext } from '@portal/bff-messages/messages/message.presenter';
import { MessagesRepository } from '@portal/bff-messages/messages/messages.repository';
import { officeKeyOwner, type Encryption } from '@portal/bff-platform/encryption/encryption';
import { demoClients } from './demo-clients';
import { demoId, daysAgo, insertIfAbsent } from './demo-rows';
import { demoConversations, demoPosts } from './demo-messages';
import { demoPreparers } from './demo-preparers';

/** Returns a time in the morning in Detroit; each further message is 17 minutes later. */
function atOffice(days: number, place = 0): Date {
  const day = daysAgo(days);
  day.setUTCHours(15, 4 + 17 * place, 0, 0);
  return day;
}

export async function seedConversations(database: DataSource, encryption: Encryption): Promise<void> {
  const messages = new MessagesRepository(database);
  for (const [at, conversation] of demoConversations.entries()) {
    const client = demoId('client', conversation.client);
    const preparer = demoId('preparer', conversation.preparer);
    const cipher = await encryption.forOwner(client);
    const ids = conversation.lines.map((_line, place) => demoId('message', 100 * at + place));
    for (const [place, [by, days, content]] of conversation.lines.entries()) {
      const id = ids[place] ?? '';
      const [sender_id, recipient_id] = by === 'client' ? [client, preparer] : [preparer, client];
      await insertIfAbsent(database, MessageEntity, {
        ...{ id, sender_id, recipient_id, key_owner_id: client },
        content: cipher.encrypt(messageContext(id), content),
        created_at: atOffice(days, place),
      });
    }
    const last = await messages.findSeq([client, preparer], ids.at(-1) ?? '');
    if (last === undefined) continue;
    await database.transaction(async (transaction) => {
      await messages.markRead(transaction, [client, preparer], last);
      await messages.markRead(transaction, [preparer, client], last);
    });
  }
}

/** Inserts posts by the founder that everyone else has read. */
export async function seedPosts(database: DataSource, encryption: Encryption): Promise<void> {
  const cipher = await encryption.forOwner(officeKeyOwner);
  const readers = [
    ...demoClients.map((_client, at) => demoId('client', at)),
    ...demoPreparers.map((_preparer, at) => demoId('preparer', at)),
  ];
  for (const [at, { group_type, days, content }] of demoPosts.entries()) {
    const id = demoId('post', at);
    const group = await database.manager.findOneByOrFail(MessageGroupEntity, { group_type });
    await insertIfAbsent(database, GroupMessageEntity, {
      ...{ id, group_id: group.id, sender_id: demoId('preparer', 0) },
      content: cipher.encrypt(postContext(id), content),
      created_at: atOffice(days),
    });
    const { seq } = await database.manager.findOneByOrFail(GroupMessageEntity, { id });
    const read = readers.map((person_id) => ({
      group_id: group.id,
      person_id,
      last_read_seq: seq,
      read_at: new Date(),
    }));
    await database.manager.upsert(GroupReadMarkerEntity, read, ['group_id', 'person_id']);
  }
}
