/** The closed vocabulary of problems, with the HTTP status of each (decisions: HTTP, errors and status). */
export const statusOfProblem = {
  invalid_input: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  session_expired: 401,
  forbidden: 403,
  approval_pending: 403,
  password_change_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_exists: 409,
  stale_version: 409,
  conflict: 409,
  still_has_clients: 409,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  throttled: 429,
  internal: 500,
  unavailable: 503,
  insufficient_storage: 507,
} as const;

export type ProblemCode = keyof typeof statusOfProblem;

/** One invalid input: `field` is a path into the body (`children.0.ssn`), `detail` the sentence shown beside it. */
export interface FieldError {
  field: string;
  detail: string;
}

/** RFC 9457 `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** The message for the user. */
  detail: string;
  code: ProblemCode;
  request_id: string;
  errors?: FieldError[];
  /** For `already_exists`: the id of the existing row. */
  id?: string;
  /** For `stale_version`: the current version. */
  version?: number;
}
