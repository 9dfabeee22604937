/** A request's claim on its idempotency key. */
export interface Claim {
  readonly owner: string;
  readonly key: string;
  readonly endpoint: string;
  /** A later claim on the same key, after this one has timed out, has another id. */
  readonly claim_id: string;
}
