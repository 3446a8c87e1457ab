// What tests of payouts begin with: an approved bill of a supplier with a bank account, and money for it.
import { bills } from '@/lib/contract/money/bills'
import { payouts } from '@/lib/contract/money/payouts'
import { judgeBill } from '@/lib/domain/money/bills/judge-bill'
import { makeBankFile } from '@/lib/domain/money/payouts/make-bank-file'
import { recordPayout } from '@/lib/domain/money/payouts/record-payout'
import type { Viewer } from '@/lib/rules/core/permissions'
import { isoDay } from '@/lib/terms/format'
import { bill, delivered, orderToBill, supplierProfile } from './bill-fixtures'
import { unique } from './make'

const BANK = { bankName: 'State Bank of India', bankAccount: '123456789012', ifsc: 'SBIN0001234' }

/** A bank's reference of a payment to a supplier that no other test has. */
export const payoutUtr = () => unique('HDFCP').replace('-', '').toUpperCase()

export const approve = (admin: Viewer, id: number, form: object = {}) =>
  judgeBill(admin, { id, ...bills.changeStatus.body.parse({ status: 'approved', ...form }) })

export const payBills = (admin: Viewer, form: object) =>
  recordPayout(
    admin,
    payouts.record.body.parse({
      amountPaise: 0,
      mode: 'neft',
      utr: payoutUtr(),
      paidOn: isoDay(Date.now()),
      ...form,
    }),
  )

export const bankFile = (admin: Viewer, form: object) => makeBankFile(admin, payouts.bankFile.body.parse(form))

type Sides = { customer?: Viewer; supplier?: Viewer; on?: string; number?: string }

/** An approved bill of ₹1,18,000 of 500 pieces, of a supplier with a bank account. */
export async function approvedBill({ on, number, ...sides }: Sides = {}) {
  const order = await orderToBill(sides)
  await supplierProfile(order.supplier, BANK)
  const { lines } = await delivered(order.supplier, [{ order: order.id, pieces: 500 }], on ? { on } : {})
  const submitted = await bill(order.supplier, lines, number ? { number } : {})
  await approve(order.admin, submitted.id)
  return { ...order, billId: submitted.id, number: submitted.number }
}
