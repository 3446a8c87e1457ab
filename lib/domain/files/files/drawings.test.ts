import { Readable } from 'node:stream'
import { GET as download } from '@/app/api/inquiries/[id]/files/[fileName]/route'
import { GET as picture } from '@/app/api/inquiries/[id]/files/[fileName]/picture/route'
import { GET as inquiryOf } from '@/app/api/inquiries/[id]/route'
import { GET as attachment } from '@/app/api/questionmessages/[id]/files/[fileName]/route'
import { GET as readers } from '@/app/api/inquiries/[id]/readers/route'
import { GET as orderOf } from '@/app/api/workorders/[id]/route'
import { markPicture } from '@/lib/clean/mark-picture'
import { pictureOf } from '@/lib/clean/picture'
import type { DrawingReader } from '@/lib/contract/files/files'
import { changeInquiryStatus } from '@/lib/domain/trade/inquiries/change-inquiry-status'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { reinstateAccount } from '@/lib/domain/people/accounts/suspend-account'
import { askQuestion, noticeSuppliers } from '@/lib/domain/trade/questions/ask-question'
import { listQuestions } from '@/lib/domain/trade/questions/list-questions'
import { withdrawQuotation } from '@/lib/domain/trade/quotations/withdraw-quotation'
import { db } from '@/lib/infra/db/db'
import { storage } from '@/lib/infra/storage'
import { isoDay } from '@/lib/terms/format'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call, newCookieOf } from '@/tests/call'
import { displayId } from '@/lib/terms/nouns'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const given = 'drawing.pdf'

const byQuotation = (readers: DrawingReader[]) =>
  readers.toSorted((a, b) => (a.quotationId ?? 0) - (b.quotationId ?? 0))

/** Signs in each time: a suspension ends what was there. */
const signedIn = async (as: Viewer) => ({ cookie: await newCookieOf(as) })

/** An inquiry with a drawing, and two suppliers who quoted it. */
async function scene() {
  const [customer, winner, loser] = await Promise.all([make.customer(), make.supplier(), make.supplier()])
  const upload = await make.upload(customer, 'inquiry', given)
  const form = { projectName: 'Yoke', description: 'Forged yoke, machined', quantity: 2, files: [{ id: upload.id }] }
  const inquiry = await submitInquiry(customer, form)
  const quotation = await make.quotation(winner, inquiry)
  const other = await make.quotation(loser, inquiry)
  const neutral = `${displayId('inquiry', inquiry.id)}-1.pdf`
  const load = async (as: Viewer) => {
    const params = { id: inquiry.id, fileName: as.role === 'supplier' ? neutral : given }
    return (await call(download, { params, headers: await signedIn(as) })).status
  }
  const seen = async (as: Viewer) =>
    (await (await call(inquiryOf, { params: { id: inquiry.id }, headers: await signedIn(as) })).json()) as {
      files: unknown[]
      drawingsClosed?: boolean
    }
  const listed = async (as: Viewer) =>
    (await (await call(readers, { as, params: { id: inquiry.id } })).json()) as DrawingReader[]
  return { customer, winner, loser, inquiry, quotation, other, neutral, load, seen, listed }
}

test('both bidders load the drawing; once one is accepted, the other no longer does', async () => {
  const { customer, winner, loser, quotation, neutral, load, seen } = await scene()
  expect([await load(winner), await load(loser)]).toEqual([200, 200])
  expect(await seen(loser)).toMatchObject({ files: [{ name: neutral, addedBy: 'customer' }], drawingsClosed: false })
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  expect([await load(winner), await load(loser), await load(customer)]).toEqual([200, 404, 200])
  expect(await seen(loser)).toMatchObject({ files: [], drawingsClosed: true })
  expect(await seen(winner)).toMatchObject({ files: [{ name: neutral }], drawingsClosed: false })
})

test('who was given the order loads the drawings, and finds them with the order, without a quotation too', async () => {
  const { customer, winner, loser, inquiry, quotation, neutral, load } = await scene()
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  const [other, admin] = [await make.supplier(), await make.admin()]
  expect([await load(other), await load(loser)]).toEqual([404, 404])
  const order = await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: other.id })
  expect([await load(other), await load(loser), await load(winner)]).toEqual([200, 404, 200])
  const shown = await call(orderOf, { as: other, params: { id: order.id } })
  expect(await shown.json()).toMatchObject({ drawings: [{ name: neutral }] })
})

test('the customer learns who loaded the drawing and when: the offer, not the name; an admin the company', async () => {
  const { customer, winner, loser, inquiry, quotation, other, load, listed } = await scene()
  const passer = await make.supplier()
  await load(customer)
  for (const one of [winner, loser, passer, winner]) expect(await load(one)).toBe(200)
  const told = await listed(customer)
  expect(byQuotation(told).map((r) => [r.role, r.quotationId, r.workorderId, r.times, r.open, r.ended])).toEqual([
    ['supplier', null, null, 1, true, null],
    ['supplier', quotation.id, null, 1, true, null],
    ['supplier', other.id, null, 1, true, null],
  ])
  expect(JSON.stringify(told)).not.toContain(winner.companyName)
  expect(byQuotation(await listed(await make.admin())).map((r) => r.companyName)).toEqual([
    passer.companyName,
    winner.companyName,
    loser.companyName,
  ])
  // A minute later it is another time.
  await db().fileDownload.updateMany({
    where: { userId: winner.id },
    data: { lastAt: new Date(Date.now() - 61_000) },
  })
  await load(winner)
  expect(byQuotation(await listed(customer))[1]).toMatchObject({ quotationId: quotation.id, times: 2, fileName: given })
  expect((await call(readers, { as: winner, params: { id: inquiry.id } })).status).toBe(403)
  expect((await call(readers, { as: await make.customer(), params: { id: inquiry.id } })).status).toBe(404)
})

test('a rejection ends access while the inquiry is open, another quotation opens it again', async () => {
  const { customer, winner, inquiry, quotation, load, seen, listed } = await scene()
  expect(await load(winner)).toBe(200)
  await changeQuotationStatus(customer, { id: quotation.id, status: 'rejected' })
  expect([await load(winner), await load(await make.supplier())]).toEqual([404, 200])
  expect(await seen(winner)).toMatchObject({ files: [], drawingsClosed: true })
  expect(byQuotation(await listed(customer)).at(-1)).toMatchObject({
    quotationId: quotation.id,
    open: false,
    ended: 'rejected',
    endedAt: expect.any(String),
  })
  await make.quotation(winner, inquiry)
  expect(await load(winner)).toBe(200)
  expect(await seen(winner)).toMatchObject({ drawingsClosed: false })
})

test('the inquiry’s end ends access for all', async () => {
  const { customer, winner, loser, inquiry, load, listed } = await scene()
  const passer = await make.supplier()
  expect([await load(winner), await load(passer)]).toEqual([200, 200])
  await changeInquiryStatus(await make.admin(), { id: inquiry.id, status: 'quoted', note: null })
  // Bidders wait for the decision with their drawings.
  expect([await load(winner), await load(passer)]).toEqual([200, 404])
  await changeInquiryStatus(await make.admin(), { id: inquiry.id, status: 'rejected', note: null })
  expect([await load(winner), await load(loser), await load(passer)]).toEqual([404, 404, 404])
  const ends = (await listed(customer)).map(({ open, ended, endedAt }) => [open, ended, endedAt !== null])
  expect(ends).toEqual([
    [false, 'closed', true],
    [false, 'closed', true],
  ])
})

describe('a suspended supplier', () => {
  test('loads and sees no drawings of inquiries that it has not quoted, until that is lifted', async () => {
    const { inquiry, neutral, load, seen } = await scene()
    const passer = await make.supplier()
    await db().file.updateMany({ where: { inquiryId: inquiry.id }, data: { pictureKey: 'test/part.png' } })
    await (await storage()).put('test/part.png', Readable.from([await emptyPicture()]))
    const look = async (as: Viewer) =>
      (await call(picture, { params: { id: inquiry.id, fileName: neutral }, headers: await signedIn(as) })).status
    expect([await load(passer), await look(passer)]).toEqual([200, 200])
    const suspended = await make.suspended(passer)
    expect([await load(suspended), await look(suspended)]).toEqual([404, 404])
    expect(await seen(suspended)).toMatchObject({ files: [], drawingsClosed: true })
    await reinstateAccount(await make.admin(), { id: passer.id })
    expect([await load(passer), await look(passer)]).toEqual([200, 200])
  })

  test('keeps those of its quotation and of its order; a withdrawn quotation is no part', async () => {
    const { customer, winner, loser, inquiry, quotation, load, listed } = await scene()
    const withdrawn = await make.supplier()
    const { id } = await make.quotation(withdrawn, inquiry)
    await withdrawQuotation(withdrawn, { id, reason: 'No capacity in May' })
    await load(withdrawn)
    const [quoter, bidder, gone] = [
      await make.suspended(winner),
      await make.suspended(loser),
      await make.suspended(withdrawn),
    ]
    expect([await load(quoter), await load(bidder), await load(gone)]).toEqual([200, 200, 404])
    expect(byQuotation(await listed(customer)).map(({ open }) => open)).toContain(false)
    await reinstateAccount(await make.admin(), { id: winner.id })
    await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
    expect([await load(await make.suspended(winner)), await load(bidder)]).toEqual([200, 404])
  })

  test('loads what came with a notice or an answer where it has a part alone, and what it sent itself', async () => {
    const { customer, winner, inquiry } = await scene()
    const passer = await make.supplier()
    const upload = await make.upload(customer, 'inquiry', 'note.pdf')
    const notice = await noticeSuppliers(customer, { id: inquiry.id, text: 'The casting.', files: [{ id: upload.id }] })
    const own = await make.upload(passer, 'inquiry', 'own.pdf')
    const asked = await askQuestion(passer, { id: inquiry.id, text: 'Is this right?', files: [{ id: own.id }] })
    const open = async (as: Viewer, message: number, fileName: string) =>
      (await call(attachment, { params: { id: message, fileName }, headers: await signedIn(as) })).status
    const ofNotice = notice.messages[0]!.id
    const neutralNotice = `MSG-${String(ofNotice).padStart(4, '0')}-1.pdf`
    expect([await open(passer, ofNotice, neutralNotice), await open(winner, ofNotice, neutralNotice)]).toEqual([
      200, 200,
    ])
    const [suspended, bidder] = [await make.suspended(passer), await make.suspended(winner)]
    expect([await open(suspended, ofNotice, neutralNotice), await open(bidder, ofNotice, neutralNotice)]).toEqual([
      404, 200,
    ])
    expect(await open(suspended, asked.messages[0]!.id, 'own.pdf')).toBe(200)
    const { items } = await listQuestions(suspended, { limit: 10, id: inquiry.id })
    const files = items.flatMap(({ messages }) => messages.flatMap((message) => message.files.map(({ name }) => name)))
    expect(files).toEqual(['own.pdf'])
  })
})

const emptyPicture = () =>
  pictureOf({ width: 192, height: 192, data: new Uint8Array(192 * 192 * 4) })
    .png()
    .toBuffer()

test('a quotation names the picture of its part by the reader’s own name, to a supplier as long as the drawings are open to it', async () => {
  const { customer, winner, loser, inquiry, quotation, neutral } = await scene()
  const named = async (as: Viewer) => {
    const { items } = await listQuotations(as, { limit: 10, inquiryId: inquiry.id })
    return items.map(({ pictureFile }) => pictureFile)
  }
  expect(await named(customer)).toEqual([null, null])
  await db().file.updateMany({ where: { inquiryId: inquiry.id }, data: { pictureKey: 'test/part.png' } })
  expect(await named(customer)).toEqual([given, given])
  expect([await named(winner), await named(loser)]).toEqual([[neutral], [neutral]])
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  expect([await named(winner), await named(loser)]).toEqual([[neutral], [null]])
  expect(await named(await make.admin())).toEqual([given, given])
})

test('a picture that the other side sees is marked, and noted as a load once a minute', async () => {
  const { customer, winner, inquiry, neutral, listed } = await scene()
  const { id: fileId } = await db().file.findFirstOrThrow({ where: { inquiryId: inquiry.id } })
  const png = await pictureOf({ width: 192, height: 192, data: new Uint8Array(192 * 192 * 4) })
    .png()
    .toBuffer()
  const pictureKey = `test/${fileId}.png`
  await (await storage()).put(pictureKey, Readable.from([Buffer.from(png)]))
  await db().file.update({ where: { id: fileId }, data: { pictureKey } })
  const look = (as: Viewer, fileName: string, headers = {}) =>
    call(picture, { as, params: { id: inquiry.id, fileName }, headers })
  expect(Buffer.from(await (await look(customer, given)).arrayBuffer()).equals(png)).toBe(true)
  const first = await look(winner, neutral)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-disposition': `inline; filename="${neutral}.png"`,
  })
  const marked = await markPicture(png, `${displayId('inquiry', inquiry.id)} ${isoDay(Date.now())}`)
  expect(Buffer.from(await (await look(winner, neutral)).arrayBuffer()).equals(marked)).toBe(true)
  expect((await look(winner, neutral, { 'if-none-match': first.headers.get('etag')! })).status).toBe(304)
  expect(await listed(customer)).toMatchObject([{ times: 1, fileName: given }])
})

test('readers stand in another order each time', async () => {
  const { customer, winner, loser, load, listed } = await scene()
  for (const one of [winner, loser, await make.supplier(), await make.supplier()]) await load(one)
  const orders = new Set<string>()
  for (let n = 0; n < 12; n++) orders.add((await listed(customer)).map((r) => r.quotationId).join())
  expect(orders.size).toBeGreaterThan(1)
})
