import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'

const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', env().AUTH_SECRET!, '', purpose, 32))

/** Encrypts a secret for one purpose: AES-256-GCM, the key derived from AUTH_SECRET (HKDF-SHA-256). */
export function seal(purpose: string, secret: Buffer): Buffer<ArrayBuffer> {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** The secret; null when it was sealed with another AUTH_SECRET, for another purpose, or was altered. */
export function unseal(purpose: string, sealed: Uint8Array): Buffer | null {
  const [iv, tag, text] = [sealed.subarray(0, 12), sealed.subarray(12, 28), sealed.subarray(28)]
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), iv).setAuthTag(tag)
    return Buffer.concat([decipher.update(text), decipher.final()])
  } catch {
    return null
  }
}
