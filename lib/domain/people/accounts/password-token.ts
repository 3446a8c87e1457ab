import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../../../infra/db/db'

const HOUR = 3_600_000
const validFor = { reset: HOUR, invitation: 7 * 24 * HOUR }

/** The hash that is stored instead of a link's token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Voids every link that was sent for the person's password. */
export const endPasswordTokens = (tx: Pick<Tx, 'passwordToken'>, memberId: number) =>
  tx.passwordToken.updateMany({ where: { memberId, usedAt: null }, data: { usedAt: new Date() } })

/** A single-use token that sets the person's password: valid for an hour after 'forgot', for a week after an invitation. */
export async function newPasswordToken(tx: Pick<Tx, 'passwordToken'>, kind: keyof typeof validFor, memberId: number) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + validFor[kind])
  await tx.passwordToken.create({ data: { memberId, tokenHash: hashOf(token), expiresAt } })
  return token
}
