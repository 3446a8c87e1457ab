import { Problem } from '../contract/core/problem'

/** The server didn't answer: the line is down, or the server is. */
export class NetworkError extends Problem {
  constructor() {
    super('unavailable', 'We can’t reach the server. Your input is still here; please try again.')
  }
}

/**
 * The message of a failure for people. `otherwise` is the fallback: it stands alone without a reason, and before the
 * reason when the server did not answer. The server's reason replaces it, or follows it where `followed`.
 * Without a fallback the reason stands alone.
 */
export function errorMessage(error: unknown, otherwise?: string, { followed = false } = {}): string {
  const reason = error instanceof Problem ? error.message : ''
  if (!reason) return otherwise ?? 'Something went wrong. Please try again.'
  if (!otherwise) return reason
  if (followed) return `${otherwise}: ${reason}`
  return error instanceof NetworkError ? `${otherwise.replace(/\.$/, '')}. ${reason}` : reason
}
