import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from './env'

const signature = (purpose: string, text: string) =>
  createHmac('sha256', env().AUTH_SECRET!).update(`${purpose}\n${text}`).digest('base64url')

/** Signs a text for one purpose (HMAC-SHA-256); safe in an address. */
export const sign = (purpose: string, text: string) => `${text}.${signature(purpose, text)}`

/** The signed text; null when the signature or the purpose does not match. */
export function verified(purpose: string, signed: string): string | null {
  const dot = signed.lastIndexOf('.')
  const text = signed.slice(0, dot)
  const [given, ours] = [Buffer.from(signed.slice(dot + 1)), Buffer.from(signature(purpose, text))]
  return dot > 0 && given.length === ours.length && timingSafeEqual(given, ours) ? text : null
}
