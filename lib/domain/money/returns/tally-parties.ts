import { sql, type Rows } from '../../../infra/db/db'
import type { TallyParty } from '../../../rules/money/tally/voucher'
import { gstStates } from '../../../terms/gst-states'

type Row = {
  id: number
  role: 'customer' | 'supplier'
  companyName: string
  legalName: string | null
  addressLine1: string | null
  addressLine2: string | null
  city: string | null
  pin: string | null
  stateCode: string | null
  gstin: string | null
  pan: string | null
  scheme: 'regular' | 'composition' | 'unregistered' | null
}

const registrations = { regular: 'Regular', composition: 'Composition', unregistered: 'Unregistered' } as const

/** The ledgers of these companies, by id. */
export async function tallyParties(rows: Rows, ids: readonly number[]): Promise<Map<number, TallyParty>> {
  const found = await rows<Row>(sql`
    SELECT u.id, u.role, u.company_name AS "companyName", t.legal_name AS "legalName", t.address_line1 AS "addressLine1",
      t.address_line2 AS "addressLine2", t.city, t.pin, t.state_code AS "stateCode", t.gstin, t.pan, t.scheme
    FROM users u LEFT JOIN tax_profiles t ON t.account_id = u.id WHERE u.id = ANY (${[...new Set(ids)]}::int[]) ORDER BY u.id`)
  return new Map(found.map((row): [number, TallyParty] => [row.id, partyOf(row)]))
}

/** Two companies may have one name: the number of the account tells them apart, and stays when a name changes. */
const partyOf = ({ id, role, companyName, legalName, scheme, stateCode, gstin, ...rest }: Row): TallyParty => ({
  name: `${legalName ?? companyName} (${role === 'customer' ? 'C' : 'S'}${id})`,
  group: role === 'customer' ? 'Sundry Debtors' : 'Sundry Creditors',
  addressLines: [rest.addressLine1, rest.addressLine2, rest.city].flatMap((line) => line ?? []),
  state: stateCode ? (gstStates[stateCode] ?? null) : null,
  pin: rest.pin,
  gstin,
  pan: rest.pan,
  registration: scheme && gstin ? registrations[scheme] : 'Unregistered',
})
