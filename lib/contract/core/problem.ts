import type { ProblemBody } from './problem-body'
import { statusOf, type ProblemCode } from './problem-codes'

/** What is wrong with one field; `path` is the field's name, dots between levels. */
export type Issue = { path: string; message: string }

/** A refusal that a person can read. Thrown by rules and verbs on the server, and by `call` in the browser. */
export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly issues?: Issue[],
    readonly extra: {
      requestId?: string
      retryAfter?: number
      /** The step of a sign-in that it opens, for a cookie. */ step?: string
    } = {},
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
