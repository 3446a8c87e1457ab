import { Problem } from '../../../contract/core/problem'
import type { OperatorProfile } from '../../../contract/people/operator'
import { sql } from '../../../infra/db/db'
import { isoDay } from '../../../terms/format'
import { TALLY_LEDGERS } from '../../../terms/tally'
import { TDS_CODES } from '../../../terms/tds-codes'
import { maskedAccount } from '../../../rules/money/masked-account'
import { missingOfOperator } from '../../../rules/money/missing'
import { documentNumber, financialYear, SERIES_LETTERS, seriesOf } from '../../../rules/money/series'
import { may } from '../../../rules/core/permissions'
import type { ReadScope, WriteScope } from '../../core/verb'

type Derived = 'missing' | 'nextNumber' | 'seriesBegun'

/** The company profile as it is kept. */
export type OperatorRow = Omit<OperatorProfile, Derived>

/** Rates of tax where nobody has set one. */
export const USUAL_RATE_BP = 1800

const operatorSelect = sql`
  o.legal_name AS "legalName", o.address_line1 AS "addressLine1", o.address_line2 AS "addressLine2", o.city, o.pin,
  o.state_code AS "stateCode", o.gstin, o.pan, o.cin, o.email, o.phone, o.bank_name AS "bankName",
  o.bank_account AS "bankAccount", o.ifsc, o.upi, o.logo_file_id AS "logoFileId",
  (SELECT f.name FROM files f WHERE f.id = o.logo_file_id) AS "logoName", o.signatory,
  o.series_prefix AS "seriesPrefix", o.default_hsn AS "defaultHsn", o.default_sac AS "defaultSac",
  coalesce(o.default_rate_bp, ${USUAL_RATE_BP})::int AS "defaultRateBp", o.turnover,
  to_char(o.einvoice_from, 'YYYY-MM-DD') AS "einvoiceFrom", o.eway_intra_paise::float8 AS "ewayIntraPaise",
  o.customer_days AS "customerDays", o.supplier_days AS "supplierDays", o.fee_bp AS "feeBp", o.fee_sac AS "feeSac",
  o.hub, o.terms, ${JSON.stringify(TALLY_LEDGERS)}::jsonb || coalesce(o.tally_ledgers, '{}') AS "tallyLedgers",
  coalesce(o.tds_codes, ${JSON.stringify(TDS_CODES)}::jsonb) AS "tdsCodes", o.revision`

/** SELECT of the company profile. */
export const operatorProfile = sql`SELECT ${operatorSelect} FROM operator_profile o`

/** The company profile; null before anything of it was filled in. */
export async function findOperator({ rows }: Pick<ReadScope, 'rows'>): Promise<OperatorRow | null> {
  const [row] = await rows<OperatorRow>(operatorProfile)
  return row ?? null
}

/** The company profile, empty where there is none yet, its row locked until the transaction ends. */
export async function lockOperator({ tx, rows }: WriteScope): Promise<OperatorRow> {
  await tx.operatorProfile.createMany({ data: { id: 1 }, skipDuplicates: true })
  await rows(sql`SELECT id FROM operator_profile FOR UPDATE`)
  const row = await findOperator({ rows })
  if (!row) throw new Problem('internal', 'The company profile is gone')
  return row
}

/**
 * The profile with what follows from it: what is missing, and where its numbers stand. The bank's number is masked but for
 * those who may change it.
 */
export async function toOperator({ viewer, rows }: ReadScope, row: OperatorRow): Promise<OperatorProfile> {
  const { bankAccount } = row
  const { year, last, begun } = await numbersOf({ rows }, row.seriesPrefix)
  const { seriesPrefix: prefix } = row
  return {
    ...row,
    bankAccount: bankAccount && !may('operator.edit', viewer) ? maskedAccount(bankAccount) : bankAccount,
    missing: missingOfOperator(row),
    nextNumber: prefix && documentNumber(seriesOf(prefix, 'invoice'), year, last + 1),
    seriesBegun: begun,
  }
}

/** The last invoice number of a prefix in this financial year, and whether any of its series has begun. */
export async function numbersOf({ rows }: Pick<ReadScope, 'rows'>, prefix: string | null) {
  const year = financialYear(isoDay(Date.now()))
  const kinds = Object.keys(SERIES_LETTERS) as (keyof typeof SERIES_LETTERS)[]
  const series = prefix ? kinds.map((kind) => seriesOf(prefix, kind)) : []
  const used = await rows<{ series: string; last: number }>(
    sql`SELECT series, last FROM number_series WHERE year = ${year} AND series = ANY (${series}::text[])`,
  )
  const ofInvoices = prefix && used.find((one) => one.series === seriesOf(prefix, 'invoice'))
  return { year, last: ofInvoices ? ofInvoices.last : 0, begun: used.length > 0 }
}

/** The profile before anything of it was filled in. */
export const emptyOperator: OperatorRow = {
  legalName: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  pin: null,
  stateCode: null,
  gstin: null,
  pan: null,
  cin: null,
  email: null,
  phone: null,
  bankName: null,
  bankAccount: null,
  ifsc: null,
  upi: null,
  logoFileId: null,
  logoName: null,
  signatory: null,
  seriesPrefix: null,
  defaultHsn: null,
  defaultSac: null,
  defaultRateBp: USUAL_RATE_BP,
  turnover: 'up_to_5_crore',
  einvoiceFrom: null,
  ewayIntraPaise: null,
  customerDays: 30,
  supplierDays: 30,
  feeBp: 0,
  feeSac: '998599',
  hub: null,
  terms: null,
  tallyLedgers: TALLY_LEDGERS,
  tdsCodes: TDS_CODES,
  revision: 0,
}
