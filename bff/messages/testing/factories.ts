import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { MessageEntity, MessageThreadEntity } from '../src/messages/message.entity';
import { ciphertext, defineFactory, type Needs } from '@portal/bff-platform/testing/factory';
import { officeFactories } from '@portal/bff-office/testing/factories';

/**
 * Factories for test data: volume, and states that the API cannot reach. They write through the entities, so a renamed
 * column does not compile.
 */
export const messagesFactories = (manager: EntityManager) => ({
  ...officeFactories(manager),

  message: defineFactory(
    manager,
    MessageEntity,
    ({ sender_id }: Needs<MessageEntity, 'sender_id' | 'recipient_id'>) => ({
      id: uuidv7(),
      key_owner_id: sender_id,
      content: ciphertext,
    }),
  ),

  thread: defineFactory(
    manager,
    MessageThreadEntity,
    (_given: Needs<MessageThreadEntity, 'person_id' | 'other_id'>) => ({ last_seq: 1, last_at: new Date() }),
  ),
});

export type MessagesFactories = ReturnType<typeof messagesFactories>;
