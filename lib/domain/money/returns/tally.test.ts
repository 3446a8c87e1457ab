import { text } from 'node:stream/consumers'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { returns } from '@/lib/contract/money/returns'
import { withEventTime } from '@/lib/domain/core/event-clock'
import { reversePayout } from '@/lib/domain/money/payouts/reverse-payout'
import { judgeBill } from '@/lib/domain/money/bills/judge-bill'
import { recordReceipt } from '@/lib/domain/money/receipts/record-receipt'
import { judgeReceipt } from '@/lib/domain/money/receipts/judge-receipt'
import { getOperator } from '@/lib/domain/people/operator/get-operator'
import { editOperator } from '@/lib/domain/money/payments/edit-operator'
import { operator } from '@/lib/contract/people/operator'
import { receipts } from '@/lib/contract/money/receipts'
import { db } from '@/lib/infra/db/db'
import { balanced } from '@/lib/rules/money/tally/voucher'
import { payoutVouchers } from '@/lib/rules/money/tally/payout-vouchers'
import { purchaseVoucher } from '@/lib/rules/money/tally/purchase-voucher'
import { receiptVouchers } from '@/lib/rules/money/tally/receipt-vouchers'
import { TALLY_LEDGERS, type TallyKind } from '@/lib/terms/tally'
import type { Viewer } from '@/lib/rules/core/permissions'
import { displayId } from '@/lib/terms/nouns'
import { bill, delivered, orderToBill } from '@/tests/bill-fixtures'
import { BUYERS, company, sold, taxProfile } from '@/tests/invoice-fixtures'
import { credit, issue } from '@/tests/issued'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { approvedBill, payBills } from '@/tests/payout-fixtures'
import { refused, refusedAs } from '@/tests/refused'
import { editTerms } from '../order-terms/edit-terms'
import { fileTally } from './file-tally'

await ownDatabase()

let admin: Viewer
beforeAll(async () => void (admin = await make.admin()))
beforeEach(async () => void (await company({ seriesPrefix: 'T' })))

type Entry = {
  LEDGERNAME: string
  AMOUNT: string
  ISDEEMEDPOSITIVE: string
  ISPARTYLEDGER: string
  'BILLALLOCATIONS.LIST'?: { NAME?: string; BILLTYPE: string; AMOUNT: string }
}
type Voucher = Record<string, string> & { '@REMOTEID': string; 'ALLLEDGERENTRIES.LIST': Entry[] }
type Ledger = Record<string, string> & {
  '@NAME': string
  'NAME.LIST': { NAME: string }
  'ADDRESS.LIST'?: { ADDRESS: string[] }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => ['TALLYMESSAGE', 'ALLLEDGERENTRIES.LIST', 'ADDRESS'].includes(name),
})

/** The file as an XML parser reads it. */
async function read(day: string, kind: TallyKind, to = day) {
  const file = await fileTally(admin, { from: day, to, kind })
  const xml = await text(file.content)
  expect(XMLValidator.validate(xml)).toBe(true)
  type Message = { VOUCHER?: Voucher; LEDGER?: Ledger }
  const { ENVELOPE } = parser.parse(xml) as {
    ENVELOPE: { BODY: { IMPORTDATA: { REQUESTDATA: { TALLYMESSAGE?: Message[] } | '' } } }
  }
  const data = ENVELOPE.BODY.IMPORTDATA.REQUESTDATA
  const messages = (data && data.TALLYMESSAGE) || []
  const vouchers = messages.flatMap(({ VOUCHER }) => VOUCHER ?? [])
  for (const voucher of vouchers) expectBalance(voucher)
  return { xml, name: file.name, vouchers, ledgers: messages.flatMap(({ LEDGER }) => LEDGER ?? []) }
}

const paiseOf = (amount: string) => Number(amount.replace('.', ''))
const entriesOf = (voucher: Voucher) =>
  voucher['ALLLEDGERENTRIES.LIST'].map(({ LEDGERNAME, AMOUNT }) => [LEDGERNAME, paiseOf(AMOUNT)])

/** Debits are below 0 and marked, and come to what credits come to. */
function expectBalance(voucher: Voucher) {
  const entries = voucher['ALLLEDGERENTRIES.LIST']
  expect(entries.reduce((sum, { AMOUNT }) => sum + paiseOf(AMOUNT), 0)).toBe(0)
  for (const { AMOUNT, ISDEEMEDPOSITIVE } of entries)
    expect([AMOUNT, ISDEEMEDPOSITIVE]).toEqual([AMOUNT, AMOUNT.startsWith('-') ? 'Yes' : 'No'])
}

const on = <T>(day: string, act: () => Promise<T>) => withEventTime(new Date(`${day}T06:00:00Z`), act)
const partyOf = ({ id }: Viewer, { legalName }: { legalName: string }) => `${legalName} (C${id})`

test('invoices and notes are vouchers that balance, within the State and beyond, with round off', async () => {
  const day = '2025-06-10'
  const near = await sold({ to: 'maharashtra', price: 12_347 })
  const far = await sold({ price: 9_999 })
  await company({ seriesPrefix: 'T' })
  const [a, e, note, debit] = await on(day, async () => {
    const first = await issue(admin, near.workOrderId)
    const second = await issue(admin, far.workOrderId)
    return [
      first,
      second,
      await credit(admin, second, 1_000_00),
      await issue(admin, near.workOrderId, {
        kind: 'debit_note',
        againstId: first.id,
        reason: 'Steel & coating < 5 µm',
        lines: [{ taxablePaise: 500_00 }],
      }),
    ]
  })
  const { vouchers, ledgers, name } = await read(day, 'sales')
  expect(name).toBe(`tally-sales-${day}-to-${day}.xml`)
  const [nearParty, farParty] = [partyOf(near.customer, BUYERS.maharashtra), partyOf(far.customer, BUYERS.karnataka)]
  const voucherOf = (number: string) => vouchers.find((voucher) => voucher.VOUCHERNUMBER === number)!
  expect(voucherOf(a!.number)).toMatchObject({
    '@REMOTEID': `jobwork-document-${a!.id}`,
    '@VCHTYPE': 'Sales',
    GUID: `jobwork-document-${a!.id}`,
    DATE: '20250610',
    VOUCHERTYPENAME: 'Sales',
    PARTYLEDGERNAME: nearParty,
  })
  // 12,347.00 + 1,111.23 + 1,111.23 − 0.46 = 14,569.00.
  expect(entriesOf(voucherOf(a!.number))).toEqual([
    [nearParty, -14_569_00],
    ['Sales', 12_347_00],
    ['CGST', 1_111_23],
    ['SGST', 1_111_23],
    ['Round off', -46],
  ])
  expect(voucherOf(a!.number)['ALLLEDGERENTRIES.LIST'][0]!['BILLALLOCATIONS.LIST']).toEqual({
    NAME: a!.number,
    BILLTYPE: 'New Ref',
    AMOUNT: '-14569.00',
  })
  // 9,999.00 + 1,799.82 + 0.18 = 11,799.00.
  expect(entriesOf(voucherOf(e!.number))).toEqual([
    [farParty, -11_799_00],
    ['Sales', 9_999_00],
    ['IGST', 1_799_82],
    ['Round off', 18],
  ])
  expect(voucherOf(note!.number)).toMatchObject({ '@VCHTYPE': 'Credit Note', REFERENCE: e!.number })
  expect(entriesOf(voucherOf(note!.number))).toEqual([
    [farParty, 1_180_00],
    ['Sales', -1_000_00],
    ['IGST', -180_00],
  ])
  expect(voucherOf(note!.number)['ALLLEDGERENTRIES.LIST'][0]!['BILLALLOCATIONS.LIST']).toMatchObject({
    NAME: e!.number,
    BILLTYPE: 'Agst Ref',
  })
  expect(voucherOf(debit!.number)).toMatchObject({ '@VCHTYPE': 'Debit Note' })
  expect(voucherOf(debit!.number).NARRATION).toContain('Steel & coating < 5 µm')
  expect(entriesOf(voucherOf(debit!.number))[0]).toEqual([nearParty, -590_00])
  expect(ledgers.find((ledger) => ledger['@NAME'] === farParty)).toMatchObject({
    'NAME.LIST': { NAME: farParty },
    PARENT: 'Sundry Debtors',
    LEDSTATENAME: 'Karnataka',
    PINCODE: '560058',
    PARTYGSTIN: BUYERS.karnataka.gstin,
    GSTREGISTRATIONTYPE: 'Regular',
  })
})

test('a file that is made again has the same ids, each once: imported twice it doubles nothing', async () => {
  const day = '2025-06-12'
  const { workOrderId } = await sold()
  await company({ seriesPrefix: 'T' })
  await on(day, () => issue(admin, workOrderId))
  const [first, again, wider] = [
    await read(day, 'sales'),
    await read(day, 'sales'),
    await read('2025-06-11', 'sales', day),
  ]
  expect(again.xml).toBe(first.xml)
  // What Tally keeps: a voucher by its id.
  const kept = new Map(
    [...first.vouchers, ...again.vouchers, ...wider.vouchers].map((voucher) => [voucher['@REMOTEID'], voucher]),
  )
  expect(kept.size).toBe(first.vouchers.length)
  expect(new Set(first.vouchers.map((voucher) => voucher['@REMOTEID'])).size).toBe(1)
  expect(first.vouchers.map(({ GUID }) => GUID)).toEqual([...kept.keys()])
})

test('the day of the document decides; proformas and vouchers of advances are left out; nothing is an empty file', async () => {
  const { workOrderId } = await sold()
  await company({ seriesPrefix: 'T' })
  await on('2025-06-20', () => issue(admin, workOrderId, { kind: 'proforma' }))
  await on('2025-06-22', () => issue(admin, workOrderId))
  expect((await read('2025-06-20', 'sales', '2025-06-21')).vouchers).toEqual([])
  expect((await read('2025-06-22', 'sales')).vouchers).toHaveLength(1)
})

test('tax under reverse charge is no part of what the customer owes', async () => {
  const day = '2025-06-24'
  const { workOrderId } = await sold()
  await editTerms(admin, { id: workOrderId, reverseCharge: true })
  await company({ seriesPrefix: 'T' })
  await on(day, () => issue(admin, workOrderId))
  const [voucher] = (await read(day, 'sales')).vouchers
  expect(entriesOf(voucher!).map(([, paise]) => paise)).toEqual([-1_00_000_00, 1_00_000_00])
})

test('receipts with TDS, refunds, adjustments and reversals, each on its own day', async () => {
  const day = '2026-11-02'
  const order = await sold()
  await company({ seriesPrefix: 'T' })
  await issue(admin, order.workOrderId)
  const record = (form: object) =>
    recordReceipt(
      admin,
      receipts.record.body.parse({ customerId: order.customer.id, mode: 'neft', receivedOn: day, ...form }),
    )
  const paid = await record({
    amountPaise: 67_900_00,
    tdsPaise: 100_00,
    utr: 'SBIN526110212345',
    allocations: [{ workOrderId: order.workOrderId, paise: 68_000_00 }],
  })
  await record({ amountPaise: 5_000_00, utr: 'SBIN526110212346', allocations: [] })
  const refund = await record({ direction: 'out', amountPaise: 2_000_00, utr: 'SBIN526110212347', allocations: [] })
  const cash = await record({ amountPaise: 1_00, mode: 'cash', allocations: [] })
  const tds = await record({ amountPaise: 0, tdsPaise: 50_00, allocations: [] })
  await judgeReceipt(admin, { id: cash.id, status: 'reversed', reason: 'Entered twice' })
  const party = partyOf(order.customer, BUYERS.karnataka)
  const { vouchers } = await read(day, 'receipts')
  const of = (id: number) => vouchers.find((voucher) => voucher['@REMOTEID'] === `jobwork-receipt-${id}`)!
  expect(of(paid.id)).toMatchObject({
    '@VCHTYPE': 'Receipt',
    DATE: '20261102',
    VOUCHERNUMBER: displayId('receipt', paid.id),
    REFERENCE: 'SBIN526110212345',
  })
  expect(entriesOf(of(paid.id))).toEqual([
    ['Bank', -67_900_00],
    ['TDS Receivable', -100_00],
    [party, 68_000_00],
  ])
  expect(of(refund.id)['@VCHTYPE']).toBe('Payment')
  expect(entriesOf(of(refund.id))).toEqual([
    ['Bank', 2_000_00],
    [party, -2_000_00],
  ])
  expect(entriesOf(of(cash.id))).toEqual([
    ['Cash', -1_00],
    [party, 1_00],
  ])
  // Without money it is no receipt of Tally, which asks for a bank.
  expect(of(tds.id)['@VCHTYPE']).toBe('Journal')
  const { reversedOn } = await db().receipt.findUniqueOrThrow({ where: { id: cash.id } })
  const reversal = reversedOn!.toISOString().slice(0, 10)
  const later = await read(reversal, 'receipts')
  const reversed = later.vouchers.find((voucher) => voucher['@REMOTEID'] === `jobwork-receipt-${cash.id}-reversed`)!
  expect(reversed).toMatchObject({ '@VCHTYPE': 'Payment', NARRATION: expect.stringContaining('Entered twice') })
  expect(entriesOf(reversed)).toEqual([
    ['Cash', 1_00],
    [party, -1_00],
  ])
  expect(later.vouchers.some((voucher) => voucher['@REMOTEID'] === `jobwork-receipt-${cash.id}`)).toBe(false)
  expect(vouchers.some((voucher) => voucher['@REMOTEID'].endsWith('-reversed'))).toBe(false)
})

test('what was settled without money is a journal with a ledger of its own', () => {
  const [voucher] = receiptVouchers(
    {
      id: 7,
      direction: 'in',
      mode: 'adjustment',
      amountPaise: 500_00,
      tdsPaise: 0,
      utr: null,
      receivedOn: '2026-11-02',
      reversedOn: null,
      refusal: null,
    },
    'Nandi (C7)',
    TALLY_LEDGERS,
  )
  expect(voucher).toMatchObject({
    type: 'Journal',
    entries: [{ ledger: 'Adjustments', paise: 500_00 }, { paise: -500_00 }],
  })
  expect(() => balanced({ ...voucher!, entries: [{ ledger: 'Bank', paise: 1 }] })).toThrow('does not balance')
})

test('ledgers have the names on the screen Company, and signs of XML are written', async () => {
  const day = '2025-07-01'
  const { workOrderId, customer } = await sold()
  await taxProfile(customer, { legalName: 'Nandi & "Sons" <Valves>\u0007 नंदी' })
  const { revision } = await getOperator(admin, {})
  const names = { ...TALLY_LEDGERS, sales: 'Sales of parts', igst: '', roundOff: 'Rounding' }
  const saved = await editOperator(admin, operator.edit.body.parse({ revision, tallyLedgers: names }))
  expect(saved.tallyLedgers).toEqual({ ...TALLY_LEDGERS, sales: 'Sales of parts', roundOff: 'Rounding' })
  await on(day, () => issue(admin, workOrderId))
  const { vouchers, ledgers } = await read(day, 'sales')
  const party = `Nandi & "Sons" <Valves> नंदी (C${customer.id})`
  expect(entriesOf(vouchers[0]!).map(([ledger]) => ledger)).toEqual([party, 'Sales of parts', 'IGST'])
  expect(ledgers[0]!['@NAME']).toBe(party)
  // Saved again as it is, nothing has changed.
  const same = await editOperator(
    admin,
    operator.edit.body.parse({ revision: saved.revision, tallyLedgers: saved.tallyLedgers }),
  )
  expect(same.revision).toBe(saved.revision)
  await company({ tallyLedgers: TALLY_LEDGERS })
})

test('no file names a supplier; suppliers, customers and people without money get none; bad input says why', async () => {
  const day = '2025-07-03'
  const order = await sold()
  await company({ seriesPrefix: 'T' })
  await on(day, () => issue(admin, order.workOrderId))
  const { xml } = await read(day, 'sales')
  expect(xml).not.toContain(order.supplier.companyName)
  expect(xml).not.toContain(order.supplier.email)
  const asked = { from: day, to: day, kind: 'sales' as const }
  for (const who of [order.customer, order.supplier, await make.colleague(admin, 'operations')])
    await refused(fileTally(who, asked), 'forbidden')
  await refused(fileTally(admin, { ...asked, to: '2025-07-01' }), 'validation', 'from')
  const kind = (value: string) => returns.tally.query.safeParse({ ...asked, kind: value })
  expect(kind('stock').error?.issues[0]?.message).toBe('Choose sales, receipts, purchase or payments')
})

test('approved bills of suppliers are purchases that balance, within the State and beyond; others are in no file', async () => {
  const day = '2026-06-10'
  const [near, far] = [await orderToBill({ price: 12_347 }), await orderToBill({ price: 9_999 })]
  await taxProfile(far.supplier, BUYERS.karnataka)
  const billed = async ({ id, supplier }: typeof near, number: string, approve = true) => {
    const { lines } = await delivered(supplier, [{ order: id, pieces: 250 }], { on: day })
    const made = await bill(supplier, lines, { number, billedOn: day })
    if (approve) await judgeBill(admin, { id: made.id, status: 'approved', note: null })
    return made
  }
  const [one, two] = [await billed(near, 'MP/118'), await billed(far, 'MP/118')]
  await billed(await orderToBill(), 'MP/119', false)
  const { vouchers, ledgers, xml } = await read(day, 'purchase')
  expect(vouchers).toHaveLength(2)
  const party = (of: typeof near, { legalName }: { legalName: string }) => `${legalName} (S${of.supplier.id})`
  const [nearParty, farParty] = [party(near, BUYERS.maharashtra), party(far, BUYERS.karnataka)]
  expect(vouchers[0]).toMatchObject({
    '@REMOTEID': `jobwork-bill-${one.id}`,
    '@VCHTYPE': 'Purchase',
    DATE: '20260610',
    VOUCHERNUMBER: `BILL-${one.id}`,
    REFERENCE: 'MP/118',
    PARTYLEDGERNAME: nearParty,
    NARRATION: `Bill MP/118: ${displayId('workorder', near.id)}`,
  })
  // 6,173.50 + 555.62 + 555.62 + 0.26 = 7,285.00.
  expect(entriesOf(vouchers[0]!)).toEqual([
    [nearParty, 7_285_00],
    ['Purchases', -6_173_50],
    ['Input CGST', -555_62],
    ['Input SGST', -555_62],
    ['Round off', -26],
  ])
  expect(vouchers[0]!['ALLLEDGERENTRIES.LIST'][0]!['BILLALLOCATIONS.LIST']).toEqual({
    NAME: 'MP/118',
    BILLTYPE: 'New Ref',
    AMOUNT: '7285.00',
  })
  // 4,999.50 + 899.91 − 0.41 = 5,899.00.
  expect(entriesOf(vouchers[1]!)).toEqual([
    [farParty, 5_899_00],
    ['Purchases', -4_999_50],
    ['Input IGST', -899_91],
    ['Round off', 41],
  ])
  expect(ledgers.map((ledger) => [ledger['@NAME'], ledger.PARENT])).toEqual([
    [nearParty, 'Sundry Creditors'],
    [farParty, 'Sundry Creditors'],
  ])
  expect(two.id).not.toBe(one.id)
  expect((await read('2026-06-09', 'purchase', '2026-06-11')).vouchers.map((voucher) => voucher['@REMOTEID'])).toEqual(
    vouchers.map((voucher) => voucher['@REMOTEID']),
  )
  expect((await read(day, 'purchase')).xml).toBe(xml)
  for (const { customer } of [near, far])
    for (const word of [customer.companyName, customer.contactName, customer.email]) expect(xml).not.toContain(word)
})

test('payouts with TDS and their reversals are in the file, each on its own day; customers are not', async () => {
  const paidOn = '2026-07-02'
  const [first, second] = [await approvedBill({ number: 'MP/7' }), await approvedBill()]
  const tax = { tdsPaise: 100_00, tdsSection: '1031' }
  const paid = await payBills(admin, {
    billIds: [first.billId],
    amountPaise: 1_17_900_00,
    ...tax,
    utr: 'HDFCP26070212',
    paidOn,
  })
  const wrong = await payBills(admin, {
    billIds: [second.billId],
    amountPaise: 50_000_00,
    mode: 'cash',
    utr: null,
    paidOn,
  })
  await reversePayout(admin, { id: wrong.id, status: 'reversed', reason: 'Entered twice' })
  const { vouchers, ledgers, xml } = await read(paidOn, 'payments')
  const party = (of: typeof first) => `${BUYERS.maharashtra.legalName} (S${of.supplier.id})`
  const of = (id: string) => vouchers.find((voucher) => voucher['@REMOTEID'] === `jobwork-payout-${id}`)!
  expect(vouchers).toHaveLength(2)
  expect(of(`${paid.id}`)).toMatchObject({
    '@VCHTYPE': 'Payment',
    DATE: '20260702',
    VOUCHERNUMBER: displayId('payout', paid.id),
    REFERENCE: 'HDFCP26070212',
    PARTYLEDGERNAME: party(first),
  })
  expect(entriesOf(of(`${paid.id}`))).toEqual([
    [party(first), -1_18_000_00],
    ['Bank', 1_17_900_00],
    ['TDS Payable', 100_00],
  ])
  expect(of(`${paid.id}`)['ALLLEDGERENTRIES.LIST'][0]!['BILLALLOCATIONS.LIST']).toMatchObject({
    NAME: 'MP/7',
    BILLTYPE: 'Agst Ref',
  })
  expect(entriesOf(of(`${wrong.id}`)).at(-1)).toEqual(['Cash', 50_000_00])
  expect(ledgers.map(({ PARENT }) => PARENT)).toEqual(['Sundry Creditors', 'Sundry Creditors'])
  const { reversedOn } = await db().payout.findUniqueOrThrow({ where: { id: wrong.id } })
  const back = (await read(reversedOn!.toISOString().slice(0, 10), 'payments')).vouchers
  expect(back.map((voucher) => voucher['@REMOTEID'])).toEqual([`jobwork-payout-${wrong.id}-reversed`])
  expect(back[0]!.NARRATION).toContain('Entered twice')
  expect((await read(paidOn, 'payments')).xml).toBe(xml)
  for (const word of [first.customer.companyName, first.customer.contactName]) expect(xml).not.toContain(word)
})

test('a payout is against its bills, with TDS in its ledger; what is an advance is on account', () => {
  const payout = {
    id: 7,
    number: 'PAY-0007',
    mode: 'neft' as const,
    amountPaise: 1_17_900_00,
    tdsPaise: 100_00,
    utr: 'SBIN526110212399',
    paidOn: '2026-11-02',
    reversedOn: '2026-11-05',
    reason: 'The bank sent it back',
    bills: [
      { number: 'MP/118', paise: 1_00_000_00 },
      { number: 'MP/119', paise: 10_000_00 },
    ],
  }
  const [paid, back] = payoutVouchers(payout, 'Meena (S7)', TALLY_LEDGERS)
  expect(paid).toMatchObject({
    id: 'jobwork-payout-7',
    type: 'Payment',
    on: '2026-11-02',
    reference: 'SBIN526110212399',
  })
  expect(paid!.entries).toEqual([
    { ledger: 'Meena (S7)', paise: 1_00_000_00, party: { bill: 'MP/118', isNew: false } },
    { ledger: 'Meena (S7)', paise: 10_000_00, party: { bill: 'MP/119', isNew: false } },
    { ledger: 'Meena (S7)', paise: 8_000_00, party: { bill: null } },
    { ledger: 'Bank', paise: -1_17_900_00 },
    { ledger: 'TDS Payable', paise: -100_00 },
  ])
  expect(back).toMatchObject({
    id: 'jobwork-payout-7-reversed',
    type: 'Receipt',
    on: '2026-11-05',
    number: 'PAY-0007-R',
    narration: 'Reversal of PAY-0007: The bank sent it back',
  })
  expect(back!.entries.map(({ paise }) => paise)).toEqual(paid!.entries.map(({ paise }) => -paise))
  const [adjusted] = payoutVouchers(
    { ...payout, mode: 'adjustment', reversedOn: null, tdsPaise: 0, bills: [] },
    'Meena (S7)',
    TALLY_LEDGERS,
  )
  expect(adjusted).toMatchObject({ type: 'Journal', entries: [{ paise: 1_17_900_00 }, { ledger: 'Adjustments' }] })
})

test('a bill whose total differs from its parts balances by its round off; state tax of a union territory has its ledger', () => {
  const sums = { taxablePaise: 1_000_00, cgstPaise: 90_00, sgstPaise: 90_00, igstPaise: 0, totalPaise: 1_200_00 }
  const { entries } = purchaseVoucher(
    { id: 7, number: 'MP/118', billedOn: '2026-06-10', orders: [], inUnionTerritory: true, ...sums },
    'Meena (S7)',
    TALLY_LEDGERS,
  )
  expect(entries.map(({ ledger, paise }) => [ledger, paise])).toEqual([
    ['Meena (S7)', -1_200_00],
    ['Purchases', 1_000_00],
    ['Input CGST', 90_00],
    ['Input UTGST', 90_00],
    ['Round off', 20_00],
  ])
})

test('more than 5,000 vouchers are too many for one file', async () => {
  const order = await sold()
  await db().receipt.createMany({
    data: Array.from({ length: 5_001 }, () => ({
      customerId: order.customer.id,
      status: 'received' as const,
      amountPaise: 1_00,
      mode: 'other' as const,
      receivedOn: new Date('2019-05-05'),
    })),
  })
  const asked = { from: '2019-05-05', to: '2019-05-05', kind: 'receipts' as const }
  await refusedAs(fileTally(admin, asked), 'conflict', 'More than 5,000 vouchers: choose a shorter time')
})
