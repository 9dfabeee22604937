import { season } from '@portal/domain/testing/season';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { ciphertext, defineFactory, type Needs } from '@portal/bff-platform/testing/factory';
import { officeFactories } from '@portal/bff-office/testing/factories';
import {
  RequestItemDocumentEntity,
  RequestItemEntity,
  RequestItemEventEntity,
  ReturnSituationsEntity,
} from '../src/requests/request-item.entity';
import { FilingEntity, ReturnNoteEntity, TaxReturnEntity } from '../src/return.entity';

/** Factories for returns in states that only a long history of moves reaches. */
export const returnsFactories = (manager: EntityManager) => ({
  ...officeFactories(manager),

  taxReturn: defineFactory(manager, TaxReturnEntity, (_given: Needs<TaxReturnEntity, 'client_id'>) => ({
    id: uuidv7(),
    tax_year: season,
  })),

  returnNote: defineFactory(
    manager,
    ReturnNoteEntity,
    (_given: Needs<ReturnNoteEntity, 'return_id' | 'client_id' | 'author_id'>) => ({
      id: uuidv7(),
      author_name: 'Ann Author',
      text: ciphertext,
    }),
  ),

  filing: defineFactory(manager, FilingEntity, (_given: Needs<FilingEntity, 'return_id' | 'client_id'>) => ({
    id: uuidv7(),
    authority: 'federal',
    method: 'efile' as const,
    sent_on: `${season + 1}-02-01`,
    outcome: 'pending' as const,
  })),

  situations: defineFactory(
    manager,
    ReturnSituationsEntity,
    (_given: Needs<ReturnSituationsEntity, 'return_id' | 'client_id'>) => ({ answers: ciphertext }),
  ),

  requestItem: defineFactory(
    manager,
    RequestItemEntity,
    (_given: Needs<RequestItemEntity, 'return_id' | 'client_id'>) => ({
      id: uuidv7(),
      rule_key: 'w2' as const,
      source: 'rule' as const,
      document_type: 'w2' as const,
      required: true,
    }),
  ),

  requestItemDocument: defineFactory(
    manager,
    RequestItemDocumentEntity,
    (_given: Needs<RequestItemDocumentEntity, 'item_id' | 'document_id' | 'client_id'>) => ({}),
  ),

  requestItemEvent: defineFactory(
    manager,
    RequestItemEventEntity,
    (_given: Needs<RequestItemEventEntity, 'item_id' | 'client_id'>) => ({ id: uuidv7(), what: 'sent' as const }),
  ),
});

export type ReturnsFactories = ReturnType<typeof returnsFactories>;
