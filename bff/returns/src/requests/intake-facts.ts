import type { IntakeFacts } from '@portal/domain/requests/request-rules';
import type { EntityManager } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import type { OwnerCipher } from '@portal/bff-platform/encryption/encryption';

/**
 * Reads what the intake form says about the documents of a return. The tax forms provide it, because they depend on the
 * returns and not the other way round.
 */
export abstract class IntakeFactsSource {
  /** Reads the version that the office sees, within the transaction; undefined without a form for that year. */
  abstract read(
    transaction: EntityManager,
    client: ReadableClientId,
    tax_year: number,
    cipher: OwnerCipher,
  ): Promise<IntakeFacts | undefined>;
}
