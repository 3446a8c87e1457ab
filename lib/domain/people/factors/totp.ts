import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { log } from '../../../infra/observability/log'
import { seal, unseal } from '../../../infra/sealed'

const PURPOSE = 'authenticator app'
const STEP = 30

const totpOf = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: 'Jobwork',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  })

/** A secret of 160 bits for an authenticator app: sealed for the database, and as the app takes it. */
export function newTotp(email: string) {
  const secret = randomBytes(20)
  const totp = totpOf(secret, email)
  return { sealed: seal(PURPOSE, secret), uri: totp.toString(), secret: totp.secret.base32 }
}

/** The step of time that a code belongs to, now or one step beside (RFC 6238); null when it is wrong, or the secret can't be opened. */
export function stepOf(sealed: Uint8Array, code: string, now = Date.now()): number | null {
  const secret = unseal(PURPOSE, sealed)
  if (!secret) log().warn('the secret of an authenticator app does not open: AUTH_SECRET was replaced')
  return secret && stepOfCode(secret, code, now)
}

/** The same of the bare secret. */
export function stepOfCode(secret: Buffer, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / STEP) + delta
}

/** The code of a secret in base32 at a time (ms). */
export const codeAt = (base32: string, now = Date.now()) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: STEP, secret: Secret.fromBase32(base32) }).generate({
    timestamp: now,
  })
