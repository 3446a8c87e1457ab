import { Problem } from '../../../contract/core/problem'
import type { TaxProfile } from '../../../contract/people/tax-profiles'
import { sql, type Rows, type Sql } from '../../../infra/db/db'
import { isoDay } from '../../../terms/format'
import { gstinFault } from '../../../terms/gstin'
import { maskedAccount } from '../../../rules/money/masked-account'
import { missingOfTaxProfile } from '../../../rules/money/missing'
import { financialYear } from '../../../rules/money/series'
import type { Viewer } from '../../../rules/core/permissions'
import { findAccount, type AccountRow } from '../accounts/account'
import { pick, type VisibleFields } from '../../core/visible-fields'
import type { ReadScope } from '../../core/verb'

/** A tax profile with all its fields, those of suppliers too. */
export type TaxProfileRow = Required<Omit<TaxProfile, 'missing'>> & { role: 'customer' | 'supplier' }

type Reads = Pick<ReadScope, 'rows'>
type Trader = AccountRow & { role: 'customer' | 'supplier' }

/** The current financial year in India. */
export const currentYear = () => financialYear(isoDay(Date.now()))

/** SELECT of the saved tax profile of an account. */
export const taxProfileOf = (accountId: Sql) => sql`
  SELECT t.account_id AS "accountId", u.role, true AS saved, t.legal_name AS "legalName", t.address_line1 AS "addressLine1",
    t.address_line2 AS "addressLine2", t.city, t.pin, t.state_code AS "stateCode", t.gstin, u.gst_number AS "gstNumber", t.pan, t.scheme, t.udyam,
    now_class.msme_class AS "msmeClass", now_class.activity, ${classesOf(sql`t.account_id`)} AS classes, t.agreed_days AS "agreedDays", t.bill_prefix AS "billPrefix",
    t.own_einvoice AS "ownEinvoice", t.bank_name AS "bankName", t.bank_account AS "bankAccount", t.ifsc
  FROM tax_profiles t JOIN users u ON u.id = t.account_id
  LEFT JOIN LATERAL (SELECT c.msme_class, c.activity FROM supplier_classes c
    WHERE c.account_id = t.account_id AND c.year <= ${currentYear()} ORDER BY c.year DESC LIMIT 1) now_class ON true
  WHERE t.account_id = ${accountId}`

/** The classes of a supplier by year, the latest first. */
const classesOf = (accountId: Sql) => sql`coalesce((
  SELECT json_agg(json_build_object('year', c.year, 'msmeClass', c.msme_class, 'activity', c.activity) ORDER BY c.year DESC)
  FROM supplier_classes c WHERE c.account_id = ${accountId}), '[]')`

/** The saved tax profile of an account; null where there is none. */
export async function findTaxProfile({ rows }: Reads, accountId: number): Promise<TaxProfileRow | null> {
  const [row] = await rows<TaxProfileRow>(taxProfileOf(sql`${accountId}`))
  return row ?? null
}

/** The customer or supplier of this id; 404 when there is none. */
export async function findTrader({ rows }: Reads, id: number): Promise<Trader> {
  const account = await findAccount(rows, id)
  if (account.role === 'admin') throw new Problem('not_found', 'Customer or supplier not found')
  return { ...account, role: account.role }
}

/** What a tax profile begins with: what the account has, its GST number where that is valid, its default address. */
export async function proposedProfile({ rows }: Reads, account: Trader): Promise<TaxProfileRow> {
  const address = account.role === 'customer' ? await defaultAddressOf(rows, account.id) : undefined
  const typed = account.gstNumber?.trim().toUpperCase() ?? ''
  const gstin = typed && !gstinFault(typed) ? typed : null
  const fits = (text: string | null | undefined, max: number) => (text && text.length <= max ? text : null)
  return {
    accountId: account.id,
    role: account.role,
    saved: false,
    legalName: fits(account.companyName, 100),
    addressLine1: fits(address?.line1 ?? account.address, 100),
    addressLine2: fits(address?.line2, 100),
    city: fits(address?.city, 50),
    pin: address?.pin ?? null,
    stateCode: gstin?.slice(0, 2) ?? address?.stateCode ?? null,
    gstin,
    gstNumber: account.gstNumber,
    pan: gstin?.slice(2, 12) ?? null,
    scheme: gstin ? 'regular' : null,
    udyam: null,
    msmeClass: null,
    activity: null,
    classes: [],
    agreedDays: null,
    billPrefix: null,
    ownEinvoice: false,
    bankName: null,
    bankAccount: null,
    ifsc: null,
  }
}

type DefaultAddress = Record<'line1' | 'city' | 'pin' | 'stateCode', string> & { line2: string | null }

async function defaultAddressOf(rows: Rows, customerId: number): Promise<DefaultAddress | undefined> {
  const [address] = await rows<DefaultAddress>(sql`
    SELECT line1, line2, city, pin, state_code AS "stateCode" FROM addresses
    WHERE customer_id = ${customerId} AND is_default`)
  return address
}

/** The saved profile of an account, or what it begins with. */
export const profileOf = async (scope: Reads, account: Trader): Promise<TaxProfileRow> =>
  (await findTaxProfile(scope, account.id)) ?? (await proposedProfile(scope, account))

const forCustomers = [
  'accountId',
  'saved',
  'legalName',
  'addressLine1',
  'addressLine2',
  'city',
  'pin',
  'stateCode',
  'gstin',
  'gstNumber',
  'pan',
  'scheme',
] as const satisfies (keyof TaxProfileRow)[]

const forSuppliers = [
  ...forCustomers,
  'udyam',
  'msmeClass',
  'activity',
  'classes',
  'agreedDays',
  'billPrefix',
  'ownEinvoice',
  'bankName',
  'bankAccount',
  'ifsc',
] as const satisfies (keyof TaxProfileRow)[]

/** By whose profile it is. Nobody but the company and admins reads one. */
const visible: Pick<VisibleFields<TaxProfileRow>, 'customer' | 'supplier'> = {
  customer: forCustomers,
  supplier: forSuppliers,
}

/** The profile of an account for this reader; the bank's number is masked but for owners and finance of the company itself. */
export function toTaxProfile(row: TaxProfileRow, viewer: Viewer): TaxProfile {
  const reads = viewer.id === row.accountId && ['owner', 'finance'].includes(viewer.member.role)
  const bankAccount = row.bankAccount && !reads ? maskedAccount(row.bankAccount) : row.bankAccount
  const fields = visible[row.role === 'supplier' ? 'supplier' : 'customer']
  return { ...pick({ ...row, bankAccount }, fields), missing: missingOfTaxProfile(row, row.role) }
}
