import { expect, test } from '@jest/globals'
import { inquiries } from '@/lib/contract/inquiries'
import { countOf } from '@/lib/domain/counts'
import { inquiryFrom, visibleInquiries, visibleOpen, visibleParts } from '@/lib/domain/inquiries/inquiry'
import { listInquiries } from '@/lib/domain/inquiries/list-inquiries'
import { db, rows, sql } from '@/lib/infra/db'
import { make } from '@/tests/make'

/** A supplier that quoted three: one is open, one went to another, one is held, as its customer lost the verification. */
async function bidder() {
  const [supplier, customer, doubtful] = [await make.supplier(), await make.customer(), await make.customer()]
  const quoted = async (by = customer) => {
    const inquiry = await make.inquiry(by)
    await make.quotation(supplier, inquiry)
    return inquiry
  }
  await quoted()
  await db().inquiry.update({ where: { id: (await quoted()).id }, data: { status: 'accepted' } })
  await quoted(doubtful)
  await db().user.update({ where: { id: doubtful.id }, data: { verified: false } })
  await db().inquiry.update({ where: { id: (await make.inquiry(customer)).id }, data: { status: 'accepted' } })
  return supplier
}

test('the parts by which inquiries are counted are what is seen of them, each once', async () => {
  const viewers = [await bidder(), await make.supplier({ verified: false }), await make.customer(), await make.admin()]
  for (const viewer of viewers) {
    // One statement: others write meanwhile.
    const [row] = await rows<{ seen: number; counted: number; open: number; openSeen: number }>(sql`
      SELECT ${countOf(inquiryFrom, visibleInquiries(viewer))} AS seen, ${countOf(inquiryFrom, ...visibleParts(viewer))} AS counted,
        ${countOf(inquiryFrom, visibleOpen(viewer))} AS open,
        ${countOf(inquiryFrom, sql`${visibleInquiries(viewer)} AND i.status IN ('new', 'processing') AND c.verified`)} AS "openSeen"`)
    expect([viewer.role, row!.counted, row!.open]).toEqual([viewer.role, row!.seen, row!.openSeen])
  }
})

test('a supplier’s total is that of the tabs, and closed inquiries count where it quoted them', async () => {
  const { total, counts } = await listInquiries(
    await bidder(),
    inquiries.list.query.parse({ limit: 1, counts: 'true' }),
  )
  expect(counts).toMatchObject({ quoted: 0, accepted: 1, rejected: 0 })
  expect(total).toBe(counts!.new! + counts!.processing! + 1)
})
