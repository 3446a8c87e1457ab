import { readFile } from 'node:fs/promises'
import { isoDay } from '../../../lib/terms/format'
import { displayId } from '../../../lib/terms/nouns'
import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { press, tabTo, type } from '../support/keys'
import { settled } from '../support/settled'
import { ask, orderOf, test } from '../support/trade'

const pdf = { name: 'MP-118.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
const day = isoDay(Date.now())
const shop = {
  legalName: 'Mahalaxmi Gears',
  addressLine1: 'Gat 410, Bhosari',
  city: 'Pune',
  pin: '411026',
  stateCode: '27',
  scheme: 'unregistered',
  gstin: null,
  udyam: 'UDYAM-MH-26-0001234',
  msmeClass: 'micro',
  agreedDays: 45,
  billPrefix: 'MG',
}
type Sent = { id: number; lines: { id: number }[] }

test('by the keyboard alone a shop bills accepted pieces, an admin disputes what does not match and approves what Jobwork draws', async ({
  demo,
  member,
  trade,
}) => {
  const [supplier, customer] = [await member('supplier'), await member('customer')]
  const { id } = await orderOf(trade, { customer, supplier, inquiry: { quantity: 50 } })
  await ask(supplier, 'PATCH /api/tax-profile', shop)
  const { id: shipment, lines } = await ask<Sent>(supplier, 'POST /api/shipments', {
    leg: 'to_hub',
    lines: [{ workorderId: id, quantity: 20 }],
    packages: 1,
    carrier: 'Own tempo',
    paper: { kind: 'bill_of_supply', number: 'MP/118', on: day },
    send: true,
  })
  await supplier.goto('/supplier/payments')
  await expect(
    supplier.getByText(`20 pcs of ${displayId('workorder', id)} in ${displayId('shipment', shipment)}: on the way.`),
  ).toBeVisible()
  await ask(trade.desk, `PATCH /api/shipments/${shipment}/receive`, {
    deliveredOn: day,
    lines: [{ id: lines[0]!.id, received: 20 }],
  })

  // ₹45,000 for 50 pieces: 20 of them are ₹18,000. From the shipment its delivery is ticked.
  await supplier.goto(`/supplier/shipments?tab=received&id=${shipment}`)
  await press(supplier, supplier.getByRole('dialog').getByRole('link', { name: 'Bill it' }))
  await expect(supplier.getByRole('region', { name: 'Selected rows' })).toContainText('1 selected')
  await fits(supplier, 'what a shop can bill')
  await press(supplier, supplier.getByRole('button', { name: 'Bill it' }))
  const billing = supplier.getByRole('dialog', { name: 'Bill it' })
  await expect(billing.getByLabel('Number of your bill')).toHaveValue('MP/118')
  await expect(billing.getByLabel('Total')).toHaveValue('18000')
  await type(supplier, billing.getByLabel('Taxable'), '19000')
  await type(supplier, billing.getByLabel('Total'), '19000')
  await billing.locator('input[type=file]').setInputFiles([pdf])
  await expect(billing.getByRole('list')).toContainText('MP-118')
  await press(supplier, billing.getByRole('button', { name: 'Submit bill' }))
  await expect(toast(supplier, 'MP/118 does not match')).toContainText('Taxable ₹19,000.00, accepted pieces ₹18,000.00')
  await dismiss(supplier)

  const admin = await demo('admin', 'anew')
  await admin.goto('/admin/payments?tab=payables&q=MP/118')
  await press(admin, admin.getByRole('link', { name: /bill MP\/118/ }).first())
  const drawer = admin.getByRole('dialog', { name: /^Bill Details MP\/118/ })
  await expect(drawer).toContainText('It does not match what was accepted')
  await fits(admin, 'a bill that does not match')
  await press(admin, drawer.getByRole('button', { name: 'Dispute' }))
  await press(admin, admin.getByRole('dialog', { name: 'Dispute MP/118' }).getByRole('button', { name: 'Dispute' }))
  await expect(toast(admin, 'MP/118 is disputed')).toBeVisible()

  await supplier.reload()
  const own = supplier.getByRole('dialog', { name: /^Bill Details MP\/118/ })
  await expect(own).toContainText('Disputed: Taxable ₹19,000.00, accepted pieces ₹18,000.00')
  await press(supplier, own.getByRole('button', { name: 'Withdraw' }))
  await press(supplier, supplier.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }))
  await expect(toast(supplier, 'MP/118 is withdrawn')).toBeVisible()

  await supplier.setViewportSize({ width: 390, height: 844 })
  await supplier.goto(`/supplier/payments?shipment=${shipment}`)
  await settled(supplier)
  await press(supplier, supplier.getByRole('button', { name: 'Draw it for me' }))
  const drawing = supplier.getByRole('dialog', { name: 'Draw your bill' })
  await fits(supplier, 'a bill that Jobwork draws')
  await press(supplier, drawing.getByRole('button', { name: 'Submit ₹18,000.00' }))
  await expect(toast(supplier, 'is submitted')).toBeVisible()
  await dismiss(supplier)
  const drawn = supplier.getByRole('dialog', { name: /^Bill Details MG\/\d\d-\d\d\/00001/ })
  await expect(drawn.getByRole('button', { name: /as PDF$/ })).toBeVisible()
  const download = supplier.waitForEvent('download')
  await press(supplier, drawn.getByRole('button', { name: /as PDF$/ }))
  expect((await download).suggestedFilename()).toMatch(/^MG-\d\d-\d\d-00001\.pdf$/)

  await admin.goto('/admin/payments?tab=payables&q=MG/')
  await press(admin, admin.getByRole('link', { name: /bill MG\// }).first())
  const good = admin.getByRole('dialog', { name: /^Bill Details MG\// })
  await expect(good).toContainText('It matches what was accepted')
  await expect(good).toContainText('Day 0 of 45')
  await press(admin, good.getByRole('button', { name: 'Approve' }))
  await press(admin, admin.getByRole('dialog', { name: /^Approve MG\// }).getByRole('button', { name: 'Approve' }))
  await expect(toast(admin, 'is approved')).toBeVisible()
  await supplier.reload()
  await expect(drawn).toContainText(/We pay until \d+ \w+ \d{4} \(day 0 of 45\)/)
  // The customer learns of none of it.
  expect(JSON.stringify(await ask<object>(customer, `GET /api/workorders/${id}`))).not.toMatch(/MG\/|MP\/118|bill/i)
})

type Row = { id: number; number: string; totalPaise: number }
type Statement = { closingPaise: number; rows: { kind: string; creditPaise: number }[] }

test('by the keyboard alone an admin pays two bills by a file for the bank and pastes the UTRs, one of them wrong; the shop sees the payment and the same statement', async ({
  demo,
  member,
  trade,
}) => {
  const [supplier, customer] = [await member('supplier'), await member('customer')]
  const { id } = await orderOf(trade, { customer, supplier, inquiry: { quantity: 50 } })
  const bank = { bankName: 'State Bank of India', bankAccount: '123456789012', ifsc: 'SBIN0001234' }
  await ask(supplier, 'PATCH /api/tax-profile', { ...shop, ...bank, billPrefix: 'MP' })
  const billed = async (quantity: number) => {
    const sent = await ask<Sent>(supplier, 'POST /api/shipments', {
      leg: 'to_hub',
      lines: [{ workorderId: id, quantity }],
      packages: 1,
      carrier: 'Own tempo',
      paper: { kind: 'bill_of_supply', number: `MP/${quantity}`, on: day },
      send: true,
    })
    const [line] = sent.lines
    const lines = [{ id: line!.id, received: quantity }]
    await ask(trade.desk, `PATCH /api/shipments/${sent.id}/receive`, { deliveredOn: day, lines })
    const bill = await ask<Row>(supplier, 'POST /api/bills', {
      source: 'prepared',
      lines: [{ workorderId: id, shipmentLineId: line!.id, quantityMilli: quantity * 1000 }],
    })
    await ask(trade.desk, `PATCH /api/bills/${bill.id}/status`, { status: 'approved' })
    return bill
  }
  const [one, two] = [await billed(20), await billed(30)]

  const admin = await demo('admin', 'anew')
  await admin.goto(`/admin/payments?tab=payables&show=due&q=${displayId('workorder', id)}`)
  await settled(admin)
  for (const { number } of [one, two]) await press(admin, admin.getByLabel(new RegExp(`^Select ${number},`)), 'Space')
  await fits(admin, 'bills that are ticked')
  await press(admin, admin.getByRole('button', { name: 'Pay', exact: true }))
  const paying = admin.getByRole('dialog', { name: 'Pay 2 bills' })
  await type(admin, paying.getByLabel(`TDS of ${one.number} in rupees`), '100')
  const code = paying.getByLabel('TDS code')
  await tabTo(admin, code)
  await expect(code.getByRole('option', { name: /^1024/ })).toBeAttached()
  await admin.keyboard.type('1024')
  await expect(code).toHaveValue('1024')
  await fits(admin, 'a file for the bank before it is made')
  const download = admin.waitForEvent('download')
  await press(admin, paying.getByRole('button', { name: 'Make file: ₹44,900.00' }))
  const csv = await readFile(await (await download).path(), 'utf8')
  const paid = csv.trim().split('\r\n').slice(1)
  expect(paid.map((line) => line.split(',').slice(0, 3))).toEqual([
    ['123456789012', 'SBIN0001234', '17900.00'],
    ['123456789012', 'SBIN0001234', '27000.00'],
  ])
  const made = admin.getByRole('dialog', { name: 'File of 2 payments' })
  await fits(admin, 'a file for the bank')
  await press(admin, made.getByRole('button', { name: 'Close' }))

  const [first, second] = paid.map((line) => line.split(',')[3]!)
  const utr = `SBIN${Date.now()}`
  const paste = async (lines: string[], way?: { back: true }) => {
    await tabTo(admin, admin.getByRole('button', { name: 'Paste UTRs' }), way)
    await admin.keyboard.press('Enter')
    const pasting = admin.getByRole('dialog', { name: 'Paste UTRs' })
    await tabTo(admin, pasting.getByRole('textbox'))
    await admin.keyboard.insertText(lines.join('\n'))
    await press(admin, pasting.getByRole('button', { name: /^Record / }))
  }
  await paste([`${first},${utr}1`, `JWP99999999,${utr}2`])
  const refused = admin.getByRole('alertdialog', { name: '1 payment not recorded' })
  await expect(refused).toContainText('No payment has the reference JWP99999999')
  await fits(admin, 'a payment that is not recorded')
  await press(admin, refused.getByRole('button', { name: 'Close' }))
  await dismiss(admin)
  // The message stood at the end of the page.
  await paste([`${second},${utr}2`], { back: true })
  await expect(toast(admin, '1 payment recorded')).toContainText(two.number)
  await dismiss(admin)

  await supplier.goto('/supplier/payments?tab=paid')
  await settled(supplier)
  await expect(supplier.getByRole('table', { name: 'Payments to you' })).toContainText(`NEFT ${utr}1`)
  await fits(supplier, 'payments to a shop')
  await supplier.goto(`/supplier/payments?tab=paid&bill=${one.id}`)
  await expect(supplier.getByRole('dialog', { name: /^Bill Details/ })).toContainText(`${utr}1`)
  await fits(supplier, 'a bill that is paid')
  await supplier.goto('/supplier/payments')
  await press(supplier, supplier.getByRole('button', { name: 'Statement' }))
  await expect(supplier.getByRole('dialog', { name: 'Statement of account' })).toContainText('₹17,900.00')
  await fits(supplier, 'the statement of a shop')
  const own = await ask<Statement & { companyId: number }>(supplier, 'GET /api/statements')
  expect(await ask<Statement>(admin, `GET /api/statements?company=${own.companyId}`)).toEqual(own)
  expect(own).toMatchObject({ closingPaise: 0 })
  expect(own.rows.map(({ kind, creditPaise }) => [kind, creditPaise])).toEqual([
    ['bill', 0],
    ['bill', 0],
    ['payout', 17_900_00],
    ['payout', 27_000_00],
    ['tds', 100_00],
  ])

  // The bank sends one back: its bill is open again.
  await admin.goto(`/admin/payments?tab=payables&show=paid&q=${displayId('workorder', id)}`)
  await press(admin, admin.getByRole('link', { name: /View Details of PAY-/ }).first())
  const payout = admin.getByRole('dialog', { name: /^Payment Details/ })
  await fits(admin, 'a payment to a shop')
  await press(admin, payout.getByRole('button', { name: 'Reverse' }))
  const reversing = admin.getByRole('dialog', { name: /^Reverse PAY-/ })
  await type(admin, reversing.getByLabel('Reason'), 'The account is closed')
  await press(admin, reversing.getByRole('button', { name: 'Reverse' }))
  await expect(toast(admin, 'is reversed')).toBeVisible()
  expect((await ask<Statement>(supplier, 'GET /api/statements')).closingPaise).toBe(27_000_00)
  expect(JSON.stringify(await ask<object>(customer, `GET /api/workorders/${id}`))).not.toMatch(/MP\/|SBIN|payout/i)
})
