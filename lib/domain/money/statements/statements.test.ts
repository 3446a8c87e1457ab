import { GET } from '@/app/api/statements/route'
import { ageing, receivables, statements } from '@/lib/contract/money/statements'
import { judgeReceipt } from '@/lib/domain/money/receipts/judge-receipt'
import { db } from '@/lib/infra/db/db'
import { addDays, isoDay } from '@/lib/terms/format'
import { call } from '@/tests/call'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { documentOf, pay } from '@/tests/receipt-fixtures'
import { readPdf } from '@/tests/pdf'
import { refused } from '@/tests/refused'
import { sold } from '@/tests/invoice-fixtures'
import { getAgeing } from './get-ageing'
import { getReceivables } from './get-receivables'
import { getStatement } from './get-statement'

await ownDatabase()

const today = isoDay(Date.now())
const ago = (days: number) => addDays(today, -days)
const asked = (query: object) => statements.get.query.parse(query)

/** An order with an invoice of 40 days ago, due 10 days ago; ₹50,000 of it paid with ₹100 TDS, and a receipt that bounced. */
async function story() {
  const order = await sold()
  const invoice = await documentOf(order, { issuedOn: ago(40), dueOn: ago(10) })
  await pay(order, { paise: 50_000_00, tdsPaise: 100_00, receivedOn: ago(20), utr: 'SBIN00000050' })
  const cheque = await pay(order, { paise: 1_000_00, mode: 'cheque', receivedOn: ago(5), utr: '123456' })
  await judgeReceipt(order.admin, { id: cheque.id, status: 'reversed', reason: 'It bounced' })
  return { ...order, invoice }
}

test('a statement is opening, invoices, receipts with TDS of its own, reversals and closing; the customer owes what is positive', async () => {
  const { customer, admin, invoice } = await story()
  const statement = await getStatement(customer, asked({ from: ago(60), to: today }))
  conforms(statements.get, statement)
  expect(statement).toMatchObject({ openingPaise: 0, closingPaise: 67_900_00 })
  expect(
    statement.rows.map(({ kind, number, debitPaise, creditPaise, balancePaise }) => [
      kind,
      number,
      debitPaise,
      creditPaise,
      balancePaise,
    ]),
  ).toEqual([
    ['invoice', invoice.number, 1_18_000_00, 0, 1_18_000_00],
    ['receipt', 'SBIN00000050', 0, 50_000_00, 68_000_00],
    ['tds', 'SBIN00000050', 0, 100_00, 67_900_00],
    ['receipt', '123456', 0, 1_000_00, 66_900_00],
    ['reversal', '123456', 1_000_00, 0, 67_900_00],
  ])
  const later = await getStatement(admin, asked({ company: customer.id, from: ago(15), to: ago(6) }))
  expect(later).toMatchObject({ openingPaise: 67_900_00, rows: [], closingPaise: 67_900_00 })
})

test('what is open is aged by its due day, oldest invoice first; what is on account stands apart', async () => {
  const { customer, admin, ...order } = await story()
  await documentOf(
    { customer, admin, workOrderId: order.workOrderId },
    { totalPaise: 500_00, dueOn: addDays(today, 9) },
  )
  await pay({ customer, admin, workOrderId: order.workOrderId }, { paise: 300_00, allocations: [] })
  const ages = { notDue: 500_00, d1: 67_900_00, d31: 0, d61: 0, d91: 0 }
  expect(await getStatement(customer, asked({}))).toMatchObject({ ageing: ages })
  const all = conforms(ageing.get, await getAgeing(admin, { side: 'customers' })) as { companyId: number }[]
  expect(all.find(({ companyId }) => companyId === customer.id)).toMatchObject(ages)
  const figures = { openPaise: 68_400_00, overduePaise: 67_900_00, onAccountPaise: 300_00, claims: 0 }
  expect(conforms(receivables.get, await getReceivables(customer, {}))).toMatchObject({
    ...figures,
    payTo: { bankAccount: '12345678901', upi: 'jobwork@sbi' },
  })
  expect(await getReceivables(admin, { company: customer.id })).toMatchObject(figures)
})

test('a customer reads its own statement, an admin that of the company it names', async () => {
  const { customer, supplier, admin } = await sold()
  await refused(getStatement(customer, asked({ company: customer.id })), 'validation', 'company')
  await refused(getStatement(admin, asked({})), 'validation', 'company')
  await refused(getStatement(admin, asked({ company: admin.id })), 'validation', 'company')
  await refused(getStatement(supplier, asked({ company: customer.id })), 'validation', 'company')
  await refused(getStatement(customer, asked({ from: today, to: ago(1) })), 'validation', 'from')
  await refused(getStatement(await make.colleague(supplier, 'floor'), asked({})), 'forbidden')
  await refused(getAgeing(customer, { side: 'customers' }), 'forbidden')
  await refused(getReceivables(customer, { company: 1 }), 'validation', 'company')
})

test('a statement is a CSV and a PDF, too, with the same sums', async () => {
  const { customer } = await story()
  const load = (as: string) => call(GET, { as: customer, at: `/api/statements?from=${ago(60)}&as=${as}` })
  const csv = await (await load('csv')).text()
  expect(csv).toContain('TDS,SBIN00000050,,100.00,67900.00')
  expect(csv).toContain('Closing balance,,,,67900.00')
  const pdf = await load('pdf')
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const { text } = await readPdf(Buffer.from(await pdf.arrayBuffer()))
  for (const words of ['Statement of account', customer.companyName, '₹67,900.00', 'Jobwork Manufacturing Pvt Ltd'])
    expect(text).toContain(words)
  expect((await load('xml')).status).toBe(400)
})

test('an invoice that its notes and receipts cover is no longer open', async () => {
  const order = await sold()
  const { id: againstId } = await documentOf(order, { totalPaise: 1_18_000_00, dueOn: ago(40) })
  await db().orderTerms.update({ where: { workOrderId: order.workOrderId }, data: { billingClosed: true } })
  await documentOf(order, { kind: 'credit_note', totalPaise: 1_000_00, againstId })
  expect((await getReceivables(order.customer, {})).overduePaise).toBe(1_17_000_00)
  await pay(order, { paise: 1_17_000_00 - 99 })
  expect(await getReceivables(order.customer, {})).toMatchObject({ openPaise: 0, overduePaise: 0 })
  expect(await getReceivables(await make.customer(), {})).toMatchObject({ openPaise: 0, onAccountPaise: 0 })
})
