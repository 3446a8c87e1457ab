import type { ProblemBody } from './problem-body'

/** The error codes of the API and their HTTP statuses. */
export const statusOf = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof statusOf

/** What is wrong with one field; `path` is the field's name, dots between levels. */
export type Issue = { path: string; message: string }

/** A refusal that a person can read. Thrown by rules and verbs on the server, and by `call` in the browser. */
export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly issues?: Issue[],
    readonly extra: { requestId?: string; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'Problem'
  }

  get status(): number {
    return statusOf[this.code]
  }

  toJSON(): ProblemBody {
    const { message, code, issues } = this
    return {
      message,
      code,
      ...(issues && { issues }),
      ...(this.extra.requestId && { requestId: this.extra.requestId }),
    }
  }
}

/** A refusal of one field: the message stands for the whole call and under the field. */
export const invalid = (path: string, message: string) => new Problem('validation', message, [{ path, message }])
