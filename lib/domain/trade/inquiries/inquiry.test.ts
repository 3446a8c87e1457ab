import { inquiries } from '@/lib/contract/trade/inquiries'
import { countOf } from '@/lib/domain/core/counts'
import { inquiryFrom } from '@/lib/domain/trade/inquiries/inquiry'
import { visibleInquiries, visibleOpen } from '@/lib/domain/trade/inquiries/visible-inquiries'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { db, rows, sql } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

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

test('the open inquiries are those that are seen, new or processing, of a verified customer that is not suspended', async () => {
  const viewers = [await bidder(), await make.supplier({ verified: false }), await make.customer(), await make.admin()]
  for (const viewer of viewers) {
    // One statement, since other tests write meanwhile.
    const [row] = await rows<{ open: number; openSeen: number }>(sql`
      SELECT ${countOf(inquiryFrom, visibleOpen(viewer))} AS open,
        ${countOf(inquiryFrom, sql`${visibleInquiries(viewer)} AND i.status IN ('new', 'processing') AND c.verified AND c.suspended_at IS NULL`)} AS "openSeen"`)
    expect([viewer.role, row!.open]).toEqual([viewer.role, row!.openSeen])
  }
})

test('a supplier’s total is that of the tabs, with one for all that is open, and closed inquiries count where it quoted them', async () => {
  const { total, counts } = await listInquiries(
    await bidder(),
    inquiries.list.query.parse({ limit: 1, counts: 'true' }),
  )
  // One went to another. What is open counts under both of its names.
  expect(counts).toMatchObject({ quoted: 0, accepted: 0, rejected: 1, new: counts!.processing! })
  expect(total).toBe(counts!.new! + 1)
})
