/** All problem codes with their HTTP status (decisions: HTTP, errors and status). */
export const statusOfProblem = {
  invalid_input: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  second_factor_required: 401,
  session_expired: 401,
  forbidden: 403,
  approval_pending: 403,
  email_unverified: 403,
  password_change_required: 403,
  second_factor_setup_required: 403,
  step_up_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  already_done: 409,
  already_exists: 409,
  stale_version: 409,
  conflict: 409,
  still_has_clients: 409,
  wrong_state: 409,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  throttled: 429,
  internal: 500,
  unavailable: 503,
  insufficient_storage: 507,
} as const;

export type ProblemCode = keyof typeof statusOfProblem;

/** One invalid field: `field` is its path in the body (`children.0.ssn`), `detail` the message shown next to it. */
export interface FieldError {
  field: string;
  detail: string;
}

/** A problem in the format `application/problem+json` (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** Message for the user. */
  detail: string;
  code: ProblemCode;
  request_id: string;
  errors?: FieldError[];
  /** Set for `already_exists`: the id of the existing row. */
  id?: string;
  /** Set for `stale_version`: the current version. */
  version?: number;
  /** Set for `wrong_state`: the state that the return is in. */
  state?: string;
}
