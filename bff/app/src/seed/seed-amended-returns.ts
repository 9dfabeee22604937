import type { DataSource } from 'typeorm';
import type { Encryption } from '@portal/bff-platform/encryption/encryption';
import { ReturnCipher } from '@portal/bff-returns/return.cipher';
import { ReturnTransitionEntity, TaxReturnEntity } from '@portal/bff-returns/return.entity';
import { demoClients } from './demo-clients';
import { daysAgo, demoId, insertIfAbsent } from './demo-rows';
import { preparerOf } from './seed-returns';

/** Begins the amended return of every demo client who has one. Call it after `seedReturns`. */
export async function seedAmendedReturns(
  database: DataSource,
  encryption: Encryption,
  tax_year: number,
): Promise<void> {
  for (const [at, client] of demoClients.entries()) {
    if (client.amended === undefined) continue;
    const [return_id, client_id, began] = [demoId('amendedReturn', at), demoId('client', at), daysAgo(client.amended)];
    // check_new_return refuses a second amended return even if the insert would then be ignored.
    if (!(await database.manager.existsBy(TaxReturnEntity, { id: return_id, client_id })))
      await database.manager.insert(TaxReturnEntity, {
        ...{ id: return_id, client_id, tax_year, kind: 'amended', sequence: 2, state: 'preparing' },
        ...{ state_since: began, created_at: began, items_generated_at: began },
      });
    const cipher = new ReturnCipher(await encryption.forOwner(client_id));
    await insertIfAbsent(database, ReturnTransitionEntity, {
      ...{ id: return_id, return_id, client_id, from_state: null, to_state: 'preparing', cause: 'person', at: began },
      ...preparerOf(client),
      note: cipher.encrypt('return_transitions', return_id, 'A Form 1099-G came after the return was accepted.'),
    });
  }
}
