import { calls } from '@/lib/contract/calls'
import { judgeReceipt } from '@/lib/domain/money/receipts/judge-receipt'
import { claimReceipt } from '@/lib/domain/money/receipts/claim-receipt'
import { editOwnTaxProfile } from '@/lib/domain/people/tax-profiles/edit-tax-profile'
import { editOperator } from '@/lib/domain/money/payments/edit-operator'
import { findOperator } from '@/lib/domain/people/operator/operator'
import { issueInvoice } from '@/lib/domain/money/tax-documents/issue-invoice'
import { db, rows } from '@/lib/infra/db/db'
import type { MemberRole } from '@/lib/terms/member-roles'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call, cookieOf } from '@/tests/call'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { approvedBill, payBills, payoutUtr } from '@/tests/payout-fixtures'
import { pay, reference } from '@/tests/receipt-fixtures'
import { ask, routeOf } from '@/tests/product/ask'
import { sold } from '@/tests/invoice-fixtures'

await ownDatabase()

const OPERATOR_BANK = '918273645501'
const SUPPLIER_BANK = '827364550912'
const utrs = [reference(), reference(), reference()]
/** Of a payment to the supplier. */
const paidOut = payoutUtr()

let customer: Viewer
let supplier: Viewer
let admin: Viewer
/** What stands for `{id}`, by the first word of a path. */
let ids: Record<string, number[]>

beforeAll(async () => {
  ;[customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const { billId } = await approvedBill({ supplier })
  const payout = await payBills(admin, { billIds: [billId], amountPaise: 100_00, utr: paidOut })
  const order = await sold({ customer, supplier })
  const { revision } = (await findOperator({ rows }))!
  await editOperator(admin, { revision, bankAccount: OPERATOR_BANK } as never)
  const profile = { legalName: 'Pune Precision Works', addressLine1: 'Plot 7, Bhosari', city: 'Pune', pin: '411026' }
  const registered = { stateCode: '27', gstin: '27AABCK4321C1Z3', scheme: 'regular' } as const
  const bank = { bankName: 'State Bank of India', bankAccount: SUPPLIER_BANK, ifsc: 'SBIN0001234' }
  await editOwnTaxProfile(supplier, { ...profile, ...registered, ...bank } as never)

  const { workOrderId } = order
  const invoice = await issueInvoice(admin, { id: workOrderId, kind: 'invoice', expectedTotalPaise: 1_18_000_00 })
  const paid = { workOrderId, amountPaise: 100_00, mode: 'neft', paidOn: '2026-11-02' } as const
  const claim = await claimReceipt(customer, { ...paid, utr: utrs[0]! })
  const refused = await claimReceipt(customer, { ...paid, utr: utrs[1]! })
  await judgeReceipt(admin, { id: claim.id, status: 'received' } as never)
  await judgeReceipt(admin, { id: refused.id, status: 'refused', reason: 'No such payment' } as never)
  const recorded = await pay({ workOrderId, customer, admin }, { paise: 200_00, utr: utrs[2] })
  await judgeReceipt(admin, { id: recorded.id, status: 'reversed', reason: 'The cheque bounced' } as never)

  const { inquiryId, quotationId } = await db().workOrder.findUniqueOrThrow({ where: { id: workOrderId } })
  const events = await db().event.findMany({
    where: { OR: [{ kind: { startsWith: 'receipt.' } }, { kind: { startsWith: 'payout.' } }] },
  })
  ids = {
    workorders: [workOrderId],
    floor: [workOrderId],
    inquiries: [inquiryId!],
    quotations: [quotationId!],
    receipts: [claim.id, refused.id, recorded.id],
    payouts: [payout.id],
    bills: [billId],
    invoices: [invoice.id],
    customers: [customer.id],
    suppliers: [supplier.id],
    'tax-profiles': [customer.id, supplier.id],
    users: [customer.id, supplier.id],
    audit: events.map(({ id }) => id),
  }
})

/** Every address that can be read, with each id, and each list and search asked for what nobody may find. */
const addresses = () =>
  calls
    .filter(({ endpoint: { method } }) => method === 'GET')
    .flatMap(({ endpoint: { path } }) => {
      const [, , word] = path.split('/')
      const filled = path.includes('{id}') ? (ids[word!] ?? [1]).map((id) => path.replace('{id}', String(id))) : [path]
      return filled.map((at) => at.replace(/\{\w+\}/, 'drawing.pdf')).flatMap((at) => [at, `${at}?q=${utrs[0]}`])
    })

/** All that this person reads, as one text. */
async function allThatIsReadBy(person: Viewer): Promise<string> {
  const texts: string[] = []
  for (const at of addresses()) {
    const { route, params } = await routeOf('GET', at)
    const answer = await call(route, { at, params, headers: { cookie: await cookieOf(person) } })
    // What was asked for stands in the links of a list; bodies count.
    texts.push(`${at.split('?')[0]}\n${await answer.text()}`)
  }
  return texts.join('\n')
}

const without: [of: 'admin' | 'customer' | 'supplier', role: MemberRole][] = [
  ['admin', 'operations'],
  ['customer', 'buyer'],
  ['customer', 'approver'],
  ['supplier', 'quoter'],
  ['supplier', 'approver'],
  ['supplier', 'floor'],
]
const company = () => ({ admin, customer, supplier })

test.each(without)('of an %s’s people, %s reads no reference of a payment and no bank account', async (of, role) => {
  const person = await make.colleague(company()[of], role)
  const text = await allThatIsReadBy(person)
  expect(text.length).toBeGreaterThan(10_000)
  for (const secret of [...utrs, paidOut, OPERATOR_BANK, SUPPLIER_BANK])
    expect([secret, text.includes(secret)]).toEqual([secret, false])
})

test.each(without)('of an %s’s people, %s has no bell and no mail of a receipt', async (of, role) => {
  const person = await make.colleague(company()[of], role)
  const { workorder } = await make.order({ customer, supplier })
  await pay({ workOrderId: workorder.id, customer, admin }, { paise: 100_00 })
  const about = { memberId: person.member.id, event: { kind: { startsWith: 'receipt.' } } }
  expect([await db().notification.count({ where: about }), await db().mail.count({ where: about })]).toEqual([0, 0])
})

test('those who keep the books read the references; a reader does, and the company profile masks its bank account', async () => {
  const finance = await allThatIsReadBy(await make.colleague(admin, 'finance'))
  for (const secret of [...utrs, paidOut, OPERATOR_BANK])
    expect([secret, finance.includes(secret)]).toEqual([secret, true])
  const reader = await allThatIsReadBy(await make.colleague(admin, 'reader'))
  for (const utr of utrs) expect(reader).toContain(utr)
  expect(reader).toContain('••••5501')
  const ofSupplier = await allThatIsReadBy(await make.colleague(supplier, 'finance'))
  for (const secret of [SUPPLIER_BANK, paidOut]) expect(ofSupplier).toContain(secret)
  expect(await allThatIsReadBy(customer)).not.toContain(paidOut)
})

test('operations narrows the audit log to payments: refused, as every list of money; the rest is there', async () => {
  const operations = await make.colleague(admin, 'operations')
  expect((await ask(operations, 'GET /api/audit?kind=payments')).status).toBe(403)
  expect((await ask(operations, 'GET /api/audit?kind=receipt.received')).status).toBe(403)
  expect((await ask(operations, `GET /api/audit/${ids.audit![0]}`)).status).toBe(404)
  const { status, body, headers } = await ask<{ kind: string }[]>(operations, 'GET /api/audit?limit=100')
  expect([status, body.length > 5, Number(headers.get('x-total-count'))]).toEqual([200, true, body.length])
  expect(body.filter(({ kind }) => /^(receipt|invoice|payout|bankfile)\.|payment/i.test(kind))).toEqual([])
})
