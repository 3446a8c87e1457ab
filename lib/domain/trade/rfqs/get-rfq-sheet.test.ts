import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { readAnswerSheet } from '@/lib/rules/trade/rfq/answer-sheet'
import { readList } from '@/components/trade/rfqs/import/read-list'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { addRfq } from './add-rfq'
import { getRfq } from './get-rfq'
import { getRfqSheet } from './get-rfq-sheet'
import { quoteLines } from './quote-lines'
import { submitRfq } from './submit-rfq'

await ownDatabase()

async function open(more: object = {}) {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const lines = ['FL-100', 'BS-200', 'SH-300'].map((partNumber, at) => ({
    key: `k${at}`,
    partNumber,
    projectName: at ? 'Bush' : '=HYPERLINK("http://x","Flange")',
    quantity: 500,
    description: 'As drawn, deburred',
  }))
  const { id } = await addRfq(customer, { name: `Pump of ${customer.companyName}`, lines, ...more })
  const { lines: asked } = await submitRfq(customer, { id, version: 1 })
  return { customer, supplier, id, ids: asked.map((line) => line.id) }
}
const bytesOf = async (viewer: Viewer, id: number) => {
  const file = (await getRfqSheet(viewer, { id })) as { content: NodeJS.ReadableStream; name: string }
  return { name: file.name, bytes: await buffer(file.content) }
}
const rowsOf = async (viewer: Viewer, id: number) => {
  const { bytes, name } = await bytesOf(viewer, id)
  const { sheets } = await readList(new File([new Uint8Array(bytes)], name))
  return sheets[0]!.rows
}
const textOf = async (viewer: Viewer, id: number) => JSON.stringify(await rowsOf(viewer, id))
const answered = ({ ids, id }: { ids: number[]; id: number }, unitPaise = 20_550) => ({
  id,
  lines: [
    { inquiryId: ids[0]!, revision: 1, unitPaise, tooling: 12_000, leadDays: 21, details: 'Ex works' },
    { inquiryId: ids[2]!, noQuote: 'capability' as const, note: 'Too long' },
  ],
  gstPercent: 18,
})

test('a supplier’s sheet comes back as it was: its answers, line by line', async () => {
  const of = await open()
  await quoteLines(of.supplier, answered(of))
  const rows = await rowsOf(of.supplier, of.id)
  const { lines } = await getRfq(of.supplier, { id: of.id })
  const { answers, faults, refusal } = readAnswerSheet(rows, of.id, lines)
  expect([faults, refusal]).toEqual([[], null])
  expect(answers.map(({ line, texts }) => [line.lineNo, texts])).toEqual([
    [1, { unitPaise: '205.5', tooling: '12000', leadDays: '21', noQuote: '', note: 'Ex works' }],
    [2, { unitPaise: '', tooling: '', leadDays: '', noQuote: '', note: '' }],
    [3, { unitPaise: '', tooling: '', leadDays: '', noQuote: 'Not within its capability', note: 'Too long' }],
  ])
})

test('a name that begins like a formula is a text', async () => {
  const { supplier, id } = await open()
  const { bytes } = await bytesOf(supplier, id)
  const parts = Object.entries(unzipSync(bytes)).filter(([path]) => path.startsWith('xl/worksheets/'))
  expect(parts).toHaveLength(1)
  expect(strFromU8(parts[0]![1])).not.toContain('<f>')
  expect(await textOf(supplier, id)).toContain('=HYPERLINK(')
})

test('the customer reads letters, an admin the companies, a supplier neither others nor the customer', async () => {
  const of = await open()
  const { customer, supplier, id } = of
  const [rival, admin] = [await make.supplier({ companyName: unique('Rival works') }), await make.admin()]
  await quoteLines(supplier, answered(of))
  await quoteLines(rival, answered(of, 99_900))
  const [own, asked, desk] = [await textOf(supplier, id), await textOf(customer, id), await textOf(admin, id)]
  expect(asked).toContain('"A: price"')
  expect(asked).toContain('No quote: not within its capability')
  expect(desk).toContain(`A ${supplier.companyName}: price`)
  expect(desk).toContain(`B ${rival.companyName}: price`)
  for (const secret of [supplier.companyName, rival.companyName]) expect(asked).not.toContain(secret)
  for (const secret of [customer.companyName, rival.companyName, '999', 'Pump of', 'Cheapest'])
    expect(own).not.toContain(secret)
})

test('while prices are sealed the customer’s sheet has none', async () => {
  const of = await open({ sealed: true, quoteBy: new Date(Date.now() + 86_400_000).toISOString() })
  await quoteLines(of.supplier, answered(of))
  expect(await textOf(of.customer, of.id)).not.toMatch(/205\.5|\b(102750|114750)\b/)
})

test('a draft has none, and what somebody does not read has none', async () => {
  const customer = await make.customer()
  const { id } = await addRfq(customer, {})
  await refused(getRfqSheet(customer, { id }), 'not_found')
  const { id: elsewhere } = await open()
  await refused(getRfqSheet(customer, { id: elsewhere }), 'not_found')
})
