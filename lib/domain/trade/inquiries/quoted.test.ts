import { inquiries } from '@/lib/contract/trade/inquiries'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { listInquiries } from './list-inquiries'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

test('an inquiry is among those without a quotation until it has its first, and again without its last', async () => {
  const [customer, supplier, other] = [await make.customer(), await make.supplier(), await make.supplier()]
  const [first, second] = [await make.inquiry(customer), await make.inquiry(customer)]
  const found = async () => {
    const idsOf = async (quotes: 'none' | 'some') =>
      (await listInquiries(customer, inquiries.list.query.parse({ quotes }))).items.map(({ id }) => id).sort()
    return { none: await idsOf('none'), some: await idsOf('some') }
  }
  expect(await found()).toEqual({ none: [first.id, second.id], some: [] })
  const quotation = await make.quotation(supplier, first)
  const another = await make.quotation(other, first)
  expect(await found()).toEqual({ none: [second.id], some: [first.id] })
  await db().quotation.update({ where: { id: another.id }, data: { inquiryId: second.id } })
  expect(await found()).toEqual({ none: [], some: [first.id, second.id] })
  await db().quotation.update({ where: { id: another.id }, data: { inquiryId: first.id } })
  await db().quotation.delete({ where: { id: another.id } })
  expect(await found()).toEqual({ none: [second.id], some: [first.id] })
  await db().quotation.delete({ where: { id: quotation.id } })
  expect(await found()).toEqual({ none: [first.id, second.id], some: [] })
})
