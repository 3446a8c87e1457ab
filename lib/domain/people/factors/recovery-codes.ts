import { randomBytes, scrypt, type BinaryLike, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { sql, type Rows, type Tx } from '../../../infra/db/db'
import { env } from '../../../infra/env'

const CODES = 10
/** Crockford's alphabet: no letter that is taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Bytes of the salt, which the ten of a person share and which stands before each hash. */
const SALT = 16

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt)
// Tests make hundreds of codes.
const cost = () => ({ N: env().NODE_ENV === 'test' ? 64 : 16_384 })
// Not keyed by AUTH_SECRET: the codes have to work when that was replaced and the authenticator's secret doesn't open.
const hashOf = async (code: string, salt: Uint8Array) => Buffer.concat([salt, await derive(code, salt, 32, cost())])

/** As it was shown: without gaps, in capitals, and with the digits that letters were read for. */
const normalized = (code: string) => code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

/** Ten new codes of 50 bits in the place of all old ones; only salted hashes are kept. */
export async function newRecoveryCodes(tx: Pick<Tx, 'recoveryCode'>, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () =>
    [...randomBytes(10)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(''),
  )
  const salt = randomBytes(SALT)
  const hashes = await Promise.all(codes.map((code) => hashOf(code, salt)))
  await tx.recoveryCode.deleteMany({ where: { memberId } })
  await tx.recoveryCode.createMany({ data: hashes.map((hash) => ({ memberId, hash })) })
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** Uses a code up; false when it is none of the person's, or was used before. */
export async function spendRecoveryCode(rows: Rows, memberId: number, code: string): Promise<boolean> {
  const [kept] = await rows<{ salt: Uint8Array }>(sql`
    SELECT substring(hash FOR ${SALT}) AS salt FROM recovery_codes WHERE member_id = ${memberId} LIMIT 1`)
  if (!kept) return false
  const hash = await hashOf(normalized(code), kept.salt)
  const used = await rows(sql`
    UPDATE recovery_codes SET used_at = now()
    WHERE member_id = ${memberId} AND hash = ${hash} AND used_at IS NULL RETURNING member_id`)
  return used.length > 0
}
