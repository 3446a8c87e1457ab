import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (key: string, secret: string) => createHmac('sha256', secret).update(key).digest()

/** The cookie that names a session, signed. */
export const cookieOf = (key: string, secret: string) => `sid=${key}.${signatureOf(key, secret).toString('base64url')}`

/** The key of the session that a Cookie header names, or null when nobody signed it. */
export function keyIn(cookie: string, secret: string): string | null {
  const [, key, given] = /(?:^|; )sid=([\w-]+)\.([\w-]+)/.exec(cookie) ?? []
  if (!key || !given) return null
  const [signature, right] = [Buffer.from(given, 'base64url'), signatureOf(key, secret)]
  return signature.length === right.length && timingSafeEqual(signature, right) ? key : null
}
