import { withEventTime } from '@/lib/domain/core/event-clock'
import { db, rowsIn, transaction } from '@/lib/infra/db/db'
import { issue } from '@/tests/issued'
import { make } from '@/tests/make'
import { problemOf } from '@/lib/http/handler/problem-response'
import { isoDay } from '@/lib/terms/format'
import { financialYear } from '@/lib/rules/money/series'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { company, sold } from '@/tests/invoice-fixtures'
import type { Viewer } from '@/lib/rules/core/permissions'
import { issueInvoice } from './issue-invoice'
import { takeNumber } from './take-number'

await ownDatabase()

let admin: Viewer
beforeAll(async () => {
  admin = await make.admin()
  await company()
})

/** A busy machine has some wait longer for the series than a statement may: they are told to try again, and do. */
async function answered<T>(act: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await act()
    } catch (error) {
      if (problemOf(error).code !== 'unavailable') throw error
    }
}

test('of 50 invoices at once, 10 of which fail after they have their number, 40 have consecutive numbers', async () => {
  const orders = await Promise.all(Array.from({ length: 40 }, () => sold()))
  const fails = () =>
    transaction(async (tx) => {
      await takeNumber({ rows: rowsIn(tx) }, 'JW', financialYear(isoDay(Date.now())))
      throw new Error('after the number')
    })
  const all = await Promise.allSettled(
    orders.flatMap(({ workOrderId }, i) => [
      answered(() => issueInvoice(admin, { id: workOrderId, kind: 'invoice', expectedTotalPaise: 1_18_000_00 })),
      ...(i % 4 ? [] : [fails()]),
    ]),
  )
  const issued = all
    .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    .map(({ number, issuedOn }) => ({ seq: Number(number.slice(-5)), issuedOn }))
    .sort((a, b) => a.seq - b.seq)
  expect(all).toHaveLength(50)
  expect(issued.map(({ seq }) => seq - issued[0]!.seq)).toEqual(Array.from({ length: 40 }, (_, n) => n))
  const days = issued.map(({ issuedOn }) => issuedOn)
  expect(days).toEqual(days.toSorted())
})

test('two admins issue what is left of an order: one does, the other is refused', async () => {
  const { workOrderId } = await sold()
  const form = { id: workOrderId, kind: 'invoice', expectedTotalPaise: 1_18_000_00 } as const
  const other = await make.admin()
  expect(await atOnce([issueInvoice(admin, form), issueInvoice(other, form)])).toEqual({
    done: 1,
    refused: ['conflict'],
  })
})

test('an invoice that is refused takes no number', async () => {
  const [{ workOrderId }, other] = [await sold(), await sold()]
  const before = await issue(admin, other.workOrderId)
  await refused(issueInvoice(admin, { id: workOrderId, kind: 'invoice', expectedTotalPaise: 1 }), 'conflict')
  const after = await issue(admin, workOrderId)
  expect(Number(after.number.slice(-5))).toBe(Number(before.number.slice(-5)) + 1)
})

test('a year begins on 1 April in India, with the number 1', async () => {
  const at = async (instant: string) => {
    const { workOrderId } = await sold()
    return withEventTime(new Date(instant), () => issue(admin, workOrderId))
  }
  const last = await at('2020-03-31T18:29:59Z')
  const first = await at('2020-03-31T18:30:01Z')
  expect([last.number.slice(0, 9), last.issuedOn]).toEqual(['JW/19-20/', '2020-03-31'])
  expect([first.number, first.issuedOn]).toEqual(['JW/20-21/00001', '2020-04-01'])
})

test('days never fall within a series', async () => {
  const on = (day: string) =>
    withEventTime(new Date(`${day}T06:00:00Z`), () =>
      transaction((tx) => takeNumber({ rows: rowsIn(tx) }, 'ZY', '21-22')),
    )
  expect([await on('2021-05-02'), await on('2021-05-01')]).toEqual([
    { seq: 1, day: '2021-05-02' },
    { seq: 2, day: '2021-05-02' },
  ])
})

test('the same Idempotency-Key takes one number', async () => {
  const { workOrderId } = await sold()
  const form = { id: workOrderId, kind: 'invoice', expectedTotalPaise: 1_18_000_00 } as const
  const key = { key: `invoice-${workOrderId}`, fingerprint: 'a' }
  const [one, two] = await Promise.all([issueInvoice(admin, form, key), issueInvoice(admin, form, key)])
  expect(two.number).toBe(one.number)
  expect(await db().taxDocument.count({ where: { workOrderId } })).toBe(1)
})

test('a full series is refused', async () => {
  await db().numberSeries.create({
    data: { series: 'ZX', year: '26-27', lastNumber: 999_999, lastIssuedOn: new Date('2026-11-01') },
  })
  await expect(transaction((tx) => takeNumber({ rows: rowsIn(tx) }, 'ZX', '26-27'))).rejects.toThrow(
    'The series ZX/26-27 is full',
  )
})

test('the rate on the day of issue decides, also when it changes at midnight; a note has the rate of its invoice', async () => {
  const { workOrderId } = await sold()
  const other = await sold()
  await db().rate.createMany({
    data: [
      { kind: 'gst', code: '8708', rateBp: 1800, from: new Date('2022-01-01'), to: new Date('2022-06-30') },
      { kind: 'gst', code: '8708', rateBp: 500, from: new Date('2022-07-01'), to: new Date('2022-12-31') },
    ],
  })
  const at = (instant: string, order: number, form = {}) =>
    withEventTime(new Date(instant), () => issue(admin, order, form))
  const before = await at('2022-06-30T18:29:00Z', workOrderId, { lines: [{ taxablePaise: 1_000_00 }] })
  const after = await at('2022-06-30T18:31:00Z', workOrderId, { lines: [{ taxablePaise: 1_000_00 }] })
  expect([before.lines[0]!.rateBp, after.lines[0]!.rateBp]).toEqual([1800, 500])
  expect((await at('2022-07-01T06:00:00Z', other.workOrderId)).lines[0]!.rateBp).toBe(500)
  const note = { kind: 'credit_note', againstId: before.id, reason: 'Scrap' } as const
  expect((await at('2022-07-02T06:00:00Z', workOrderId, note)).lines[0]!.rateBp).toBe(1800)
})
