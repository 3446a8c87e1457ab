import { text } from 'node:stream/consumers'
import { returns } from '@/lib/contract/money/returns'
import type { Viewer } from '@/lib/rules/core/permissions'
import { withEventTime } from '@/lib/domain/core/event-clock'
import { HEADERS, portalDay } from '@/lib/rules/money/gstr1'
import { SECTIONS, type Section } from '@/lib/terms/gstr1-sections'
import { conforms } from '@/tests/conform'
import { credit, issue } from '@/tests/issued'
import { ownDatabase } from '@/tests/own-database'
import { company, sold, taxProfile } from '@/tests/invoice-fixtures'
import { fileGstr1 } from './file-gstr1'
import { returnOverview } from './return-overview'

await ownDatabase()

// A month and a series of its own: other tests of this database issue documents, too.
const today = '2025-08-20'
const month = '2025-08'

let order: Awaited<ReturnType<typeof sold>>
let admin: Viewer
const numbers: string[] = []
beforeAll(async () => {
  order = await sold()
  admin = order.admin
  const near = await sold({ to: 'maharashtra', price: 12_347 })
  const next = await sold({ customer: order.customer })
  await company({ seriesPrefix: 'R' })
  await taxProfile(order.customer, { legalName: '=Nandi Valves Pvt Ltd' })
  await withEventTime(new Date(`${today}T06:00:00Z`), async () => {
    const invoice = await issue(admin, order.workOrderId)
    const note = await credit(admin, invoice, 10_000_00)
    const nearInvoice = await issue(admin, near.workOrderId)
    await issue(admin, next.workOrderId, { kind: 'proforma' })
    numbers.push(invoice.number, note.number, nearInvoice.number)
  })
})

const file = async (section: Section) => text((await fileGstr1(admin, { month, section })).content)

test('the invoices of a month are rows for the offline tool: no byte order mark, CRLF, its headers, its days', async () => {
  const csv = await file('b2b')
  const [head, ...lines] = csv.split('\r\n')
  expect(head).toBe(HEADERS.b2b.join(','))
  expect(lines.slice(0, -1)).toEqual([
    `29AABCN5678B1ZC,Nandi Valves Pvt Ltd,${numbers[0]},${portalDay(today)},118000.00,29-Karnataka,N,,Regular B2B,,18.00,100000.00,0.00`,
    `27AABCK4321C1Z3,Kaveri Pumps Pvt Ltd,${numbers[2]},${portalDay(today)},14569.00,27-Maharashtra,N,,Regular B2B,,18.00,12347.00,0.00`,
  ])
  expect(csv).not.toContain('\n\n')
})

test('a credit note is a row of its own, and counts against the HSN summary', async () => {
  expect((await file('cdnr')).split('\r\n')[1]).toBe(
    `29AABCN5678B1ZC,Nandi Valves Pvt Ltd,${numbers[1]},${portalDay(today)},C,29-Karnataka,N,Regular B2B,11800.00,,18.00,10000.00,0.00`,
  )
  expect((await file('hsn')).split('\r\n')[1]).toMatch(/,102347\.00,16200\.00,1111\.23,1111\.23,0\.00$/)
})

test('the numbers of each series are listed, without those of proformas', async () => {
  expect((await file('docs')).split('\r\n').slice(1, -1)).toEqual([
    `Invoices for outward supply,${numbers[0]},${numbers[2]},2,0`,
    `Credit Note,${numbers[1]},${numbers[1]},1,0`,
  ])
})

test('a month without documents has the headers alone', async () => {
  const { content } = await fileGstr1(admin, { month: '2019-01', section: 'b2b' })
  expect(await text(content)).toBe(`${HEADERS.b2b.join(',')}\r\n`)
})

test('no file names a supplier', async () => {
  const files = await Promise.all(SECTIONS.map(file))
  for (const csv of files) {
    expect(csv).not.toContain(order.supplier.companyName)
    expect(csv).not.toContain(order.supplier.email)
  }
})

test('the overview says what a month comes to, and what is wrong before it is filed', async () => {
  const overview = conforms(returns.overview, await returnOverview(admin, { month }))
  expect(overview).toMatchObject({ month, documents: 3, faults: [], faultCount: 0, advances: [] })
  expect(overview).toMatchObject({ taxablePaise: 1_02_347_00, taxPaise: 16_200_00 + 2_222_46 })
  expect(overview).toMatchObject({ sections: expect.arrayContaining([{ section: 'b2b', rows: 2 }]) })

  await company({ turnover: 'above_5_crore' })
  const { faults, faultCount } = await returnOverview(admin, { month })
  expect(faultCount).toBe(3)
  expect(faults[0]).toMatchObject({ number: numbers[0], workorderId: order.workOrderId })
  expect(faults[0]!.faults).toEqual(['HSN 8708 has fewer than 6 digits'])
})
