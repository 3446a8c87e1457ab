import { text } from 'node:stream/consumers'
import { returns } from '@/lib/contract/money/returns'
import { withEventTime } from '@/lib/domain/core/event-clock'
import { judgeBill } from '@/lib/domain/money/bills/judge-bill'
import { getBill } from '@/lib/domain/money/bills/list-bills'
import { objectToBill } from '@/lib/domain/money/bills/object-to-bill'
import { reversePayout } from '@/lib/domain/money/payouts/reverse-payout'
import { setWorkorderPayable } from '@/lib/domain/money/payments/set-workorder-payable'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { halfOf, MSME1_HEADERS } from '@/lib/rules/money/msme1'
import { daysOfYear, financialYear } from '@/lib/rules/money/series'
import { addDays, isoDay } from '@/lib/terms/format'
import { bill, classOf, delivered, orderToBill, supplierProfile } from '@/tests/bill-fixtures'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { payBills } from '@/tests/payout-fixtures'
import { refused } from '@/tests/refused'
import { exportDeduction, getDeduction } from './deduction'
import { fileMsme1, msme1Overview } from './msme1'
import { exportRule37, getRule37 } from './rule37'

await ownDatabase()

const today = isoDay(Date.now())
/** The half-year that runs. */
const halfNow = `${daysOfYear(financialYear(today))[0].slice(0, 4)}-${today.slice(5) >= '04-01' && today.slice(5) < '10-01' ? 1 : 2}`
const UDYAM = 'UDYAM-MH-26-0012345'
let admin: Viewer
beforeAll(async () => {
  admin = await make.admin()
})

type Maker = Parameters<typeof classOf>[1]

/** A supplier that is this in a year, with 60 days agreed in writing. */
async function maker(size: Maker, day: string, activity: 'manufacturing' | 'trading' = 'manufacturing') {
  const supplier = await make.supplier()
  await supplierProfile(supplier, { udyam: UDYAM, agreedDays: 60 })
  await classOf(supplier, size, { day, activity })
  return supplier
}

/** A bill of an order of this price that was delivered and billed on a day. */
async function billed(supplier: Viewer, price: number, on: string, billedOn = on) {
  const order = await orderToBill({ supplier, price })
  await supplierProfile(supplier, { udyam: UDYAM, agreedDays: 60 })
  const { lines } = await delivered(supplier, [{ order: order.id, pieces: 500 }], { on })
  return { ...(await bill(supplier, lines, { billedOn })), orderId: order.id }
}

/** What was paid before a bill is approved. */
const pay = (orderId: number, on: string) =>
  withEventTime(new Date(`${on}T06:00:00Z`), () => setWorkorderPayable(admin, { id: orderId, status: 'complete' }))

function conforming<T>(endpoint: Parameters<typeof conforms>[0], answer: T): T {
  conforms(endpoint, answer)
  return answer
}

const approve = (id: number) => judgeBill(admin, { id, status: 'approved', note: null })

const deduction = async (on: string) => conforming(returns.deduction, await getDeduction(admin, { on }))
const rule37 = async (on: string) => conforming(returns.rule37, await getRule37(admin, { on }))
const msme1 = async (half: string) => conforming(returns.msme1Overview, await msme1Overview(admin, { half }))
const linesOf = async (file: { content: NodeJS.ReadableStream }) =>
  (await text(file.content as never)).replace(/^\uFEFF/, '').split('\r\n')

test('on 31 March three bills of ₹4,12,000.00 are past their day: not those of traders and medium firms, in time, paid or of another year', async () => {
  const on = '2026-03-31'
  const [micro, small, medium, trader] = [
    await maker('micro', on),
    await maker('small', on),
    await maker('medium', on),
    await maker('micro', on, 'trading'),
  ]
  const one = await billed(micro, 1_02_000, '2025-12-01')
  const two = await billed(small, 1_60_000, '2025-11-10')
  const three = await billed(small, 1_50_000, '2026-02-13')
  await billed(medium, 70_000, '2025-12-01')
  await billed(trader, 80_000, '2025-12-01')
  // Day 45 is 31 March: it is not past.
  await billed(micro, 10_000, addDays(on, -45))
  await billed(micro, 11_000, '2025-03-01')
  await billed(micro, 12_000, '2026-02-01', '2026-04-02')
  const withdrawn = await billed(micro, 13_000, '2025-12-01')
  await judgeBill(micro, { id: withdrawn.id, status: 'withdrawn', note: null })
  const before = await billed(micro, 14_000, '2025-12-01')
  await pay(before.orderId, '2026-03-31')
  await pay(one.orderId, '2026-04-01')
  await approve(before.id)
  await approve(one.id)

  const list = await deduction(on)
  expect(list).toMatchObject({ on, year: '25-26', rowCount: 3, taxablePaise: 4_12_000_00 })
  expect(
    list.rows.map(({ id, msmeClass, dueOn, days, taxablePaise, unpaidPaise }) => [
      id,
      msmeClass,
      dueOn,
      days,
      taxablePaise,
      unpaidPaise,
    ]),
  ).toEqual([
    [two.id, 'small', '2025-12-25', 96, 1_60_000_00, 1_88_800_00],
    [one.id, 'micro', '2026-01-15', 75, 1_02_000_00, 1_20_360_00],
    [three.id, 'small', '2026-03-30', 1, 1_50_000_00, 1_77_000_00],
  ])
  const [head, first, ...rest] = await linesOf(await exportDeduction(admin, { on }))
  expect(head).toMatch(/^Supplier,Class,Bill,.*,Taxable share \(INR\)$/)
  expect(first).toBe(`${small.companyName},Small,${two.number},2025-11-10,In check,2025-12-25,96,188800.00,160000.00`)
  expect(rest).toHaveLength(3)
  // On the day of its payment the first one leaves the list of the next day.
  expect((await deduction('2026-03-30')).rowCount).toBe(3)
})

test('of a bill over two deliveries only what is past its day counts, in proportion to what is unpaid', async () => {
  const on = '2024-12-31'
  const supplier = await maker('micro', on)
  const [early, late] = [await orderToBill({ supplier, price: 50_000 }), await orderToBill({ supplier, price: 30_000 })]
  await supplierProfile(supplier, { udyam: UDYAM, agreedDays: 60 })
  const one = await delivered(supplier, [{ order: early.id, pieces: 500 }], { on: '2024-10-01' })
  const two = await delivered(supplier, [{ order: late.id, pieces: 500 }], { on: '2024-12-10' })
  const { id } = await bill(supplier, [...one.lines, ...two.lines], { billedOn: '2024-12-11' })
  expect(await deduction(on)).toMatchObject({ rows: [{ id, dueOn: '2024-11-15' }], taxablePaise: 50_000_00 })
  expect(await deduction('2025-03-31')).toMatchObject({ rows: [{ id }], taxablePaise: 80_000_00 })
  // Money settles the earliest delivery: ₹35,400 of ₹59,000.
  await pay(late.id, '2025-01-10')
  await approve(id)
  expect(await deduction('2025-03-31')).toMatchObject({ taxablePaise: 50_000_00 })
  await objectToBill(admin, { id, text: 'The bores are out of tolerance' })
  expect((await deduction('2025-03-31')).rowCount).toBe(1)
})

test('a day without late bills is an empty list, and a file with its head alone', async () => {
  expect(await deduction('2019-12-31')).toMatchObject({ rows: [], rowCount: 0, taxablePaise: 0 })
  expect(await linesOf(await exportDeduction(admin, { on: '2019-12-31' }))).toHaveLength(2)
  for (const on of ['2017-06-30', '2099-04-01', '2026-02-30', 'x'])
    expect([on, returns.deduction.query.safeParse({ on }).success]).toEqual([on, false])
})

test('input credit is warned of from day 150 and falls on day 181, by head and in proportion to what is unpaid', async () => {
  const supplier = await maker('none', '2023-01-10')
  const [first, second] = [
    await orderToBill({ supplier, price: 1_00_000 }),
    await orderToBill({ supplier, price: 50_000 }),
  ]
  const on = '2023-01-10'
  const { lines } = await delivered(
    supplier,
    [
      { order: first.id, pieces: 500 },
      { order: second.id, pieces: 500 },
    ],
    { on },
  )
  const { id, number } = await bill(supplier, lines, { billedOn: on })
  await pay(first.id, '2023-06-09')
  await pay(second.id, '2023-07-11')
  await approve(id)
  expect((await rule37(addDays(on, 149))).rows).toEqual([])
  const whole = { cgstPaise: 4_500_00, sgstPaise: 4_500_00, igstPaise: 0 }
  expect(await rule37(addDays(on, 150))).toMatchObject({
    rows: [{ id, number, days: 150, fallsOn: '2023-07-10', fallen: false, unpaidPaise: 59_000_00, ...whole }],
    soon: whole,
    fallen: { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
  })
  expect((await rule37(addDays(on, 180))).rows).toMatchObject([{ fallen: false }])
  expect(await rule37('2023-07-10')).toMatchObject({ rows: [{ days: 181, fallen: true }], fallen: whole })
  const [head, row] = await linesOf(await exportRule37(admin, { on: '2023-07-10' }))
  expect(head).toContain('CGST (INR),SGST (INR),IGST (INR)')
  expect(row).toContain(`${number},2023-01-10,Approved,181,2023-07-10,Yes,59000.00,4500.00,4500.00,0.00`)
  expect((await rule37('2023-07-11')).rows).toEqual([])
  expect((await rule37('2023-07-10')).rows).toHaveLength(1)
})

test('MSME-1 has what was paid within 45 days and after, what is outstanding, and the interest of the example', async () => {
  const supplier = await maker('micro', '2021-06-01')
  const inTime = await billed(supplier, 20_000, '2021-05-01')
  const paidLate = await billed(supplier, 30_000, '2021-05-01')
  const open = await billed(supplier, 40_000, '2021-08-30')
  const late = await billed(supplier, 1_00_000, '2021-04-05')
  await billed(supplier, 60_000, '2021-10-01')
  await pay(inTime.orderId, '2021-06-15')
  await pay(paidLate.orderId, '2021-06-16')
  await approve(inTime.id)
  await approve(paidLate.id)
  await judgeBill(admin, { id: late.id, status: 'disputed', note: 'The rate is 12 %' })
  const { legalName, pan } = await db().taxProfile.findUniqueOrThrow({ where: { accountId: supplier.id } })

  const [head, ...rows] = await linesOf(await fileMsme1(admin, { half: '2021-1' }))
  expect(head).toBe(MSME1_HEADERS.join(','))
  const row = (number: string, rest: string) => `${legalName},${pan},${UDYAM},Micro,${number},${rest}`
  expect(rows.filter(Boolean)).toEqual([
    row(late.number, '118000.00,2021-05-20,0.00,0.00,0.00,118000.00,The rate is 12 %,0.00'),
    row(inTime.number, '23600.00,2021-06-15,23600.00,0.00,0.00,0.00,,0.00'),
    row(paidLate.number, '35400.00,2021-06-15,0.00,35400.00,0.00,0.00,,0.00'),
    row(open.number, '47200.00,2021-10-14,0.00,0.00,47200.00,0.00,,0.00'),
  ])
  expect(await msme1('2021-1')).toMatchObject({
    asOf: '2021-09-30',
    dueOn: '2021-10-31',
    rowCount: 4,
    lateCount: 1,
    openLatePaise: 1_18_000_00,
    paidLatePaise: 35_400_00,
    late: [{ id: late.id }],
  })
  expect(returns.msme1.query.safeParse({ half: '2026' }).error?.issues[0]?.message).toBe(
    'Choose a half-year, such as 2026-1',
  )
})

test('interest in MSME-1 is that of the example: ₹4,153.50 on ₹1,18,000.00', async () => {
  const supplier = await maker('micro', '2026-03-31')
  const { id, orderId, number } = await billed(supplier, 1_00_000, '2026-03-31')
  await pay(orderId, '2026-08-01')
  await approve(id)
  const rows = await linesOf(await fileMsme1(admin, { half: '2026-1' }))
  expect(rows.find((row) => row.includes(number))).toMatch(
    /,118000\.00,2026-05-15,0\.00,118000\.00,0\.00,0\.00,,4153\.50$/,
  )
})

test('a payout settles its share in every list from its day on, and a reversed one nothing', async () => {
  const supplier = await maker('micro', '2022-06-01')
  const { id, totalPaise } = await billed(supplier, 1_00_000, '2022-06-01')
  await approve(id)
  const half = { billIds: [id], amountPaise: 58_900_00, tdsPaise: 100_00, tdsSection: '1031', paidOn: '2022-08-01' }
  const payout = await payBills(admin, half)
  const sums = async (on: string) => {
    const [late, credit] = [await deduction(on), await rule37(on)]
    return [late.taxablePaise, credit.soon.cgstPaise]
  }
  expect(totalPaise).toBe(1_18_000_00)
  expect(await sums('2022-07-31')).toEqual([1_00_000_00, 0])
  expect(await sums('2022-11-20')).toEqual([50_000_00, 4_500_00])
  const row = async () => (await msme1('2022-1')).late.find((one) => one.id === id)!
  expect(await row()).toMatchObject({ paidLatePaise: 59_000_00, openLatePaise: 59_000_00 })
  await reversePayout(admin, { id: payout.id, status: 'reversed', reason: 'The bank sent it back' })
  expect(await sums('2022-11-20')).toEqual([1_00_000_00, 9_000_00])
  expect(await row()).toMatchObject({ paidLatePaise: 0, openLatePaise: 1_18_000_00 })
})

test('interest in MSME-1 is what the bill shows: on a bill over two deliveries, too', async () => {
  const supplier = await maker('micro', today)
  const on = [addDays(today, -100), addDays(today, -80)]
  const [one, two] = [await orderToBill({ supplier, price: 99_999 }), await orderToBill({ supplier, price: 12_347 })]
  await supplierProfile(supplier, { udyam: UDYAM, agreedDays: 60 })
  for (const day of on) await classOf(supplier, 'micro', { day })
  const { lines } = await delivered(supplier, [{ order: one.id, pieces: 500 }], { on: on[0] })
  const later = await delivered(supplier, [{ order: two.id, pieces: 500 }], { on: on[1] })
  const { id, number } = await bill(supplier, [...lines, ...later.lines], { billedOn: on[1] })
  await approve(id)
  await payBills(admin, { billIds: [id], amountPaise: 50_000_00, paidOn: addDays(today, -30) })
  // The drawer counts to yesterday, a half-year that runs to the end of today.
  const { interestPaise } = await getBill(admin, { id })
  const { from } = halfOf(halfNow, today)
  const rows = await linesOf(await fileMsme1(admin, { half: halfNow }))
  const listed = Number(
    rows
      .find((row) => row.includes(number))!
      .split(',')
      .at(-1)!
      .replace('.', ''),
  )
  expect(from <= today).toBe(true)
  expect(interestPaise).toBeGreaterThan(0)
  expect(listed).toBeGreaterThan(interestPaise)
  expect(listed - interestPaise).toBeLessThan(100_00)
})

test('no customer stands in a list; suppliers, customers and people without money get none', async () => {
  const supplier = await maker('micro', '2020-06-01')
  const order = await orderToBill({ supplier })
  await supplierProfile(supplier, { udyam: UDYAM, agreedDays: 60 })
  const { lines } = await delivered(supplier, [{ order: order.id, pieces: 500 }], { on: '2020-06-01' })
  await bill(supplier, lines, { billedOn: '2020-06-01' })
  const on = '2021-03-31'
  const all = JSON.stringify([
    await deduction(on),
    await rule37(on),
    await msme1('2020-1'),
    await linesOf(await exportDeduction(admin, { on })),
    await linesOf(await exportRule37(admin, { on })),
    await linesOf(await fileMsme1(admin, { half: '2020-1' })),
  ])
  expect(all).toContain(supplier.companyName)
  for (const word of [order.customer.companyName, order.customer.contactName, order.customer.email])
    expect(all).not.toContain(word)
  for (const who of [order.customer, supplier, await make.colleague(admin, 'operations')]) {
    await refused(getDeduction(who, { on }), 'forbidden')
    await refused(getRule37(who, { on }), 'forbidden')
    await refused(fileMsme1(who, { half: '2020-1' }), 'forbidden')
  }
})
