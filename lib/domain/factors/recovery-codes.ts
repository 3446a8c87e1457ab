import { createHmac, randomBytes } from 'node:crypto'
import { sql, type Rows, type Tx } from '../../infra/db/db'
import { env } from '../../infra/env'

const CODES = 10
/** Crockford's alphabet: no letter that is taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const hashOf = (code: string) => createHmac('sha256', env().AUTH_SECRET!).update(`recovery code\n${code}`).digest()

/** As it was shown: without gaps, in capitals, and with the digits that letters were read for. */
const normalized = (code: string) => code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

/** Ten new codes of 50 bits in the place of all old ones; only keyed hashes are kept. */
export async function newRecoveryCodes(tx: Pick<Tx, 'recoveryCode'>, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () =>
    [...randomBytes(10)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(''),
  )
  await tx.recoveryCode.deleteMany({ where: { memberId } })
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ memberId, hash: hashOf(code) })) })
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** Uses a code up; false when it is none of the person's, or was used before. */
export async function spendRecoveryCode(rows: Rows, memberId: number, code: string): Promise<boolean> {
  const used = await rows(sql`
    UPDATE recovery_codes SET used_at = now()
    WHERE member_id = ${memberId} AND hash = ${hashOf(normalized(code))} AND used_at IS NULL RETURNING member_id`)
  return used.length > 0
}
