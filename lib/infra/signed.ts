import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from './env'

const signature = (purpose: string, text: string) =>
  createHmac('sha256', env().AUTH_SECRET!).update(`${purpose}\n${text}`).digest('base64url')

/** A text that only this installation can have written, for one purpose; it can stand in an address. */
export const sign = (purpose: string, text: string) => `${text}.${signature(purpose, text)}`

/** The text of a signed one, or null when somebody else wrote it, or for another purpose. */
export function verified(purpose: string, signed: string): string | null {
  const dot = signed.lastIndexOf('.')
  const text = signed.slice(0, dot)
  const [given, ours] = [Buffer.from(signed.slice(dot + 1)), Buffer.from(signature(purpose, text))]
  return dot > 0 && given.length === ours.length && timingSafeEqual(given, ours) ? text : null
}
