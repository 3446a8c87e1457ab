import type { Address } from '../../../contract/people/addresses'
import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import type { ReadScope, WriteScope } from '../../core/verb'

/** The columns of an address `a`. */
export const addressSelect = sql`
  a.id, a.label, a.line1, a.line2, a.city, a.pin, a.state_code AS "stateCode", a.gstin, a.is_default AS "isDefault",
  a.created_at AS "createdAt"`

/** An own address; 404 when there is none. */
export async function findAddress({ viewer, rows }: ReadScope, id: number): Promise<Address> {
  const [address] = await rows<Address>(
    sql`SELECT ${addressSelect} FROM addresses a WHERE a.id = ${id} AND a.customer_id = ${viewer.id}`,
  )
  if (!address) throw new Problem('not_found', 'Address not found')
  return address
}

/** Serializes changes to the own addresses: their number and the default hold under concurrency. */
export const lockAddresses = ({ viewer, rows }: WriteScope) =>
  rows(sql`SELECT id FROM users WHERE id = ${viewer.id} FOR NO KEY UPDATE`)

/** Takes the default from the address that has it. */
export const clearDefault = ({ viewer, tx }: WriteScope) =>
  tx.address.updateMany({ where: { customerId: viewer.id, isDefault: true }, data: { isDefault: false } })
