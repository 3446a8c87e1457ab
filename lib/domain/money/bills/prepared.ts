import { Problem } from '../../../contract/core/problem'
import { documentNumber } from '../../../rules/money/series'
import { sql, type Sql } from '../../../infra/db/db'
import type { ReadScope } from '../../core/verb'
import { addressOf } from '../tax-documents/snapshot'
import type { BillSnapshot } from './bill'
import type { BillingParty } from './billing-party'
import { paperLine, type DraftLine } from './draft-bill'

/** Why Jobwork can't draw a bill of this supplier, or null. Without a prefix it draws one whose number is typed. */
export function whyNotPrepared({ profile }: Pick<BillingParty, 'profile'>, number?: string | null): string | null {
  if (profile.ownEinvoice) return 'Your firm makes e-invoices; upload your bill instead'
  if (!profile.billPrefix && !number) return 'Add GSTIN, address and a bill prefix to Tax & bank first'
  return null
}

/** The place of the next bill in the series of a supplier in a financial year. A number that was withdrawn is not used again. */
export const nextSeq = (supplierId: number, year: string): Sql =>
  sql`(SELECT coalesce(max(b.seq), 0) + 1 FROM bills b WHERE b.supplier_id = ${supplierId} AND b.year = ${year})`

/** The next number of that series. */
export async function nextOfSeries(
  { rows }: Pick<ReadScope, 'rows'>,
  supplierId: number,
  prefix: string,
  year: string,
) {
  const [next] = await rows<{ seq: number }>(sql`SELECT ${nextSeq(supplierId, year)} AS seq`)
  return { seq: next!.seq, number: documentNumber(prefix, year, next!.seq) }
}

/** Refuses to draw a bill that can't be drawn. */
export function assertPrepared(party: BillingParty, number: string | null | undefined) {
  const why = whyNotPrepared(party, number)
  if (why) throw new Problem('conflict', why)
}

/** What the paper of a prepared bill says: the supplier sells, our company buys. */
export function snapshotOf({ profile, company, split }: BillingParty, lines: readonly DraftLine[]): BillSnapshot {
  return {
    seller: { name: profile.legalName!, address: addressOf(profile), gstin: profile.gstin, pan: profile.pan },
    buyer: { name: company.legalName!, address: addressOf(company), gstin: company.gstin, pan: company.pan },
    kind: profile.scheme === 'composition' ? 'bill_of_supply' : profile.gstin ? 'invoice' : 'bill',
    split,
    placeOfSupply: company.stateCode!,
    lines: lines.map(paperLine),
  }
}
