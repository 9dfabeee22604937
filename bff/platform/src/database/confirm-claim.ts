import pg from 'pg';
import { currentlyActing } from '../request/acting';
import { currentRequest } from '../request/request-context';

// The database refuses a claim that was taken over (docs/database-rules.md): confirm_claim.
/**
 * Returns the statement with which a transaction of an idempotent request ends: it records in the transaction itself
 * that the request's work is done, or fails it if another process has taken over (docs/decisions/0076). Undefined for
 * all other transactions, also for jobs that the request has triggered.
 */
export function claimConfirmation(): string | undefined {
  const claim = currentRequest()?.claim;
  if (!claim || currentlyActing()?.role === 'system') return undefined;
  // COMMIT takes no parameters. Both values are the server's own: the key would be text from the caller.
  return `SELECT confirm_claim(${pg.escapeLiteral(claim.owner)}, ${pg.escapeLiteral(claim.claim_id)})`;
}
