// What tests of receipts begin with: documents of an order, and money for it.
import type { z } from 'zod'
import { recordReceipt } from '@/lib/domain/money/receipts/record-receipt'
import { followReceipts } from '@/lib/domain/money/receipts/follow-receipts'
import { receipts } from '@/lib/contract/money/receipts'
import { command } from '@/lib/domain/core/verb'
import { db } from '@/lib/infra/db/db'
import { documentNumber, financialYear } from '@/lib/rules/money/series'
import { isoDay } from '@/lib/terms/format'
import type { Viewer } from '@/lib/rules/core/permissions'
import { unique } from './make'

type Sold = { workOrderId: number; customer: Viewer; admin: Viewer }
type Document = {
  kind?: 'invoice' | 'credit_note' | 'debit_note'
  totalPaise?: number
  issuedOn?: string
  dueOn?: string
  againstId?: number
  irnDue?: boolean
}

// A series of its own for each process of tests.
const series = `X${String.fromCharCode(65 + (process.pid % 26))}`
let seq = (process.pid * 7919 + Date.now()) % 400_000

/** A document of an order as a row, without the checks of issuing, and the payment that follows. ₹1,18,000 unless told. */
export async function documentOf({ workOrderId, customer, admin }: Sold, fields: Document = {}) {
  const { kind = 'invoice', totalPaise = 1_18_000_00, againstId, irnDue = false } = fields
  const issuedOn = fields.issuedOn ?? isoDay(Date.now())
  const year = financialYear(issuedOn)
  seq += 1
  const number = documentNumber(series, year, seq)
  const { id } = await db().taxDocument.create({
    data: {
      kind,
      number,
      series,
      year,
      seq,
      workOrderId,
      partyId: customer.id,
      againstId,
      issuedOn: new Date(issuedOn),
      dueOn: fields.dueOn ? new Date(fields.dueOn) : null,
      split: 'inter',
      irnDue,
      placeOfSupply: '29',
      reverseCharge: false,
      taxablePaise: totalPaise,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
      roundOffPaise: 0,
      totalPaise,
      lines: [],
      snapshot: {},
    },
  })
  await follow(admin, { workOrderId })
  return { id, number }
}

/** What issuing does after a document was written. */
export const follow = command(
  'receipt.record',
  async (scope, { workOrderId, alreadyPaidPaise }: { workOrderId: number; alreadyPaidPaise?: number }) =>
    followReceipts(scope, [workOrderId], { alreadyPaidPaise }),
)

/** A bank's reference that no other test has. */
export const reference = () => unique('SBIN').replace('-', '').toUpperCase()

type Paid = Partial<z.input<typeof receipts.record.body>> & { paise?: number; tdsPaise?: number }

/** Money for an order, all of it for the order unless told. */
export const pay = ({ workOrderId, customer, admin }: Sold, { paise = 0, tdsPaise = 0, ...fields }: Paid = {}) =>
  recordReceipt(
    admin,
    receipts.record.body.parse({
      customerId: customer.id,
      amountPaise: paise,
      tdsPaise,
      mode: 'neft',
      utr: reference(),
      receivedOn: isoDay(Date.now()),
      allocations: [{ workOrderId, paise: paise + tdsPaise }],
      ...fields,
    }),
  )
