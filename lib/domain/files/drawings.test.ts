import { expect, test } from '@jest/globals'
import { GET as download } from '@/app/api/inquiries/[id]/files/[fileName]/route'
import { GET as inquiryOf } from '@/app/api/inquiries/[id]/route'
import { GET as readers } from '@/app/api/inquiries/[id]/readers/route'
import { GET as orderOf } from '@/app/api/workorders/[id]/route'
import type { DrawingReader } from '@/lib/contract/files'
import { changeQuotationStatus } from '@/lib/domain/quotations/change-quotation-status'
import { submitInquiry } from '@/lib/domain/inquiries/submit-inquiry'
import { createWorkorder } from '@/lib/domain/workorders/create-workorder'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/permissions'
import { call } from '@/tests/call'
import { make } from '@/tests/make'

const fileName = 'drawing.pdf'

/** An inquiry with a drawing, and two suppliers who quoted it. */
async function scene() {
  const [customer, winner, loser] = await Promise.all([make.customer(), make.supplier(), make.supplier()])
  const upload = await make.upload(customer, 'inquiry', fileName)
  const form = { projectName: 'Yoke', description: 'Forged yoke, machined', quantity: 2, files: [{ id: upload.id }] }
  const inquiry = await submitInquiry(customer, form)
  const quotation = await make.quotation(winner, inquiry)
  await make.quotation(loser, inquiry)
  const load = async (as: Viewer) => (await call(download, { as, params: { id: inquiry.id, fileName } })).status
  const seen = async (as: Viewer) =>
    (await (await call(inquiryOf, { as, params: { id: inquiry.id } })).json()) as {
      files: unknown[]
      drawingsClosed?: boolean
    }
  const listed = async (as: Viewer) =>
    (await (await call(readers, { as, params: { id: inquiry.id } })).json()) as DrawingReader[]
  return { customer, winner, loser, inquiry, quotation, load, seen, listed }
}

test('both bidders load the drawing; once one is accepted, the other no longer does', async () => {
  const { customer, winner, loser, quotation, load, seen } = await scene()
  expect([await load(winner), await load(loser)]).toEqual([200, 200])
  expect(await seen(loser)).toMatchObject({ files: [{ name: fileName, addedBy: 'customer' }], drawingsClosed: false })
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  expect([await load(winner), await load(loser), await load(customer)]).toEqual([200, 404, 200])
  expect(await seen(loser)).toMatchObject({ files: [], drawingsClosed: true })
  expect(await seen(winner)).toMatchObject({ files: [{ name: fileName }], drawingsClosed: false })
})

test('who was given the order loads the drawings, and finds them with the order, without a quotation too', async () => {
  const { customer, winner, loser, inquiry, quotation, load } = await scene()
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  const [other, admin] = [await make.supplier(), await make.admin()]
  expect([await load(other), await load(loser)]).toEqual([404, 404])
  const order = await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: other.id })
  expect([await load(other), await load(loser), await load(winner)]).toEqual([200, 404, 200])
  const shown = await call(orderOf, { as: other, params: { id: order.id } })
  expect(await shown.json()).toMatchObject({ drawings: [{ name: fileName }] })
})

test('the customer learns who loaded the drawing and when: the offer, not the name; an admin the company', async () => {
  const { customer, winner, loser, inquiry, quotation, load, listed } = await scene()
  const passer = await make.supplier()
  await load(customer)
  for (const one of [winner, loser, passer, winner]) expect(await load(one)).toBe(200)
  const told = await listed(customer)
  expect(told.map((r) => [r.role, r.quotationId, r.workorderId, r.times])).toEqual([
    ['supplier', null, null, 1],
    ['supplier', quotation.id + 1, null, 1],
    ['supplier', quotation.id, null, 1],
  ])
  expect(JSON.stringify(told)).not.toContain(winner.companyName)
  expect((await listed(await make.admin())).map((r) => r.companyName)).toEqual([
    passer.companyName,
    loser.companyName,
    winner.companyName,
  ])
  // A minute later it is another time.
  await db().fileDownload.updateMany({
    where: { userId: winner.id },
    data: { lastAt: new Date(Date.now() - 61_000) },
  })
  await load(winner)
  expect((await listed(customer))[0]).toMatchObject({ quotationId: quotation.id, times: 2, fileName })
  expect((await call(readers, { as: winner, params: { id: inquiry.id } })).status).toBe(403)
  expect((await call(readers, { as: await make.customer(), params: { id: inquiry.id } })).status).toBe(404)
})
