import { createHash } from 'node:crypto';
import { season } from '@portal/domain/testing/season';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { DocumentEntity } from '../src/document.entity';
import { defineFactory, type Needs } from '@portal/bff-platform/testing/factory';
import { officeFactories } from '@portal/bff-office/testing/factories';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Factories for test data: volume, and states that the API cannot reach. They write through the entities, so a renamed
 * column does not compile.
 */
export const documentsFactories = (manager: EntityManager) => ({
  ...officeFactories(manager),

  /** Documents without bytes, for lists and counters. */
  document: defineFactory(
    manager,
    DocumentEntity,
    ({ document_type = 'w2' }: Needs<DocumentEntity, 'user_id'> & Partial<DocumentEntity>) => {
      const id = uuidv7();
      return {
        id,
        tax_year: season,
        filename: `${document_type}.pdf`,
        document_type,
        content_type: 'application/pdf',
        size: 9,
        sha256: sha256(id),
        storage_key: id,
        scan_state: 'clean' as const,
      };
    },
  ),
});

export type DocumentsFactories = ReturnType<typeof documentsFactories>;
