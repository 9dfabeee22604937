import type { Filing } from '@portal/domain/returns/filings.dto';
import { uuidv7 } from 'uuidv7';
import type { ReturnCipher } from './return.cipher';
import type { FilingEntity, TaxReturnEntity } from './return.entity';

/** Returns the rows of a return's filings, one per authority: of several with the same one, the last. */
export function filingRows(
  { id: return_id, client_id }: Pick<TaxReturnEntity, 'id' | 'client_id'>,
  filings: readonly Filing[],
  cipher: ReturnCipher,
): FilingEntity[] {
  const byAuthority = new Map(filings.map((filing) => [filing.authority.trim(), filing]));
  return [...byAuthority].map(([authority, filing]) => {
    const id = uuidv7();
    const isPending = filing.outcome === 'pending';
    return {
      ...{ id, return_id, client_id, delivery_id: null, authority, method: filing.method, sent_on: filing.sent_on },
      submission_id: filing.submission_id?.trim() || null,
      outcome: filing.outcome,
      outcome_on: isPending ? null : filing.outcome_on || null,
      code: isPending ? null : filing.code?.trim() || null,
      words: cipher.encrypt('filings', id, isPending ? null : filing.words?.trim() || null),
    };
  });
}
