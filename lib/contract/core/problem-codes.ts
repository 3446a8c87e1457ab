/** The error codes of the API and their HTTP statuses. */
export const statusOf = {
  validation: 400,
  unauthenticated: 401,
  second_factor: 401,
  forbidden: 403,
  confirm: 403,
  second_factor_required: 403,
  nda_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  approval_needed: 409,
  too_large: 413,
  unsupported_type: 415,
  misdirected: 421,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof statusOf
