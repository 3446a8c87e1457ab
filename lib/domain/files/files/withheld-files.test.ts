import { GET as drawing } from '@/app/api/inquiries/[id]/files/[fileName]/route'
import { GET as attachment } from '@/app/api/questionmessages/[id]/files/[fileName]/route'
import { GET as offer } from '@/app/api/quotations/[id]/files/[fileName]/route'
import { GET as document } from '@/app/api/workorders/[id]/files/[fileName]/route'
import type { FileInfo } from '@/lib/contract/files/files'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { findDossier } from '@/lib/domain/orders/papers/dossier'
import { askQuestion } from '@/lib/domain/trade/questions/ask-question'
import { listQuestions } from '@/lib/domain/trade/questions/list-questions'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { releaseMessage } from '@/lib/domain/trade/questions/decide-held-text'
import { withholdMessage } from '@/lib/domain/trade/questions/decide-held-text'
import { listRevisions } from '@/lib/domain/trade/revisions/list-revisions'
import { reviseInquiry } from '@/lib/domain/trade/revisions/revise-inquiry'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { fileField } from '@/lib/rules/files/moderation'
import { call } from '@/tests/call'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { makeCleanCopy } from './make-clean-copy'

await ownDatabase()

const DWG = 'AC1032 letterhead'
const DAMAGED = '%PDF-1.7 letterhead'
const reason = 'The title block names your company'

type Held = {
  owner: Viewer
  other: Viewer
  /** The id in the path of a download. */
  id: number
  load: Parameters<typeof call>[0]
  files: (as: Viewer) => Promise<FileInfo[]>
}

/** A thing of each kind with a file that an admin has to look at. */
const things: Record<string, () => Promise<Held>> = {
  'a drawing of an inquiry': async () => {
    const [owner, other] = [await make.customer(), await make.supplier()]
    const files = [{ id: (await make.upload(owner, 'inquiry', 'hub.dwg', DWG)).id }]
    const { id } = await submitInquiry(owner, { projectName: 'Hub', description: 'Turned hub', quantity: 5, files })
    return { owner, other, id, load: drawing, files: async (as) => (await getInquiry(as, { id })).files }
  },
  'a drawing of a later revision': async () => {
    const [owner, other] = [await make.customer(), await make.supplier()]
    const { id } = await make.inquiry(owner)
    const add = [{ id: (await make.upload(owner, 'inquiry', 'hub.dwg', DWG)).id }]
    await reviseInquiry(owner, { id, files: { add } })
    return { owner, other, id, load: drawing, files: async (as) => (await getInquiry(as, { id })).files }
  },
  'a document of an order': async () => {
    const { customer: other, supplier: owner, workorder } = await make.order()
    const { id } = workorder
    const upload = await make.upload(owner, 'workorder', 'letterhead.pdf', DAMAGED)
    await attachWorkorderFiles(owner, { id, files: [{ id: upload.id, document: 'material_certificate' }] })
    return { owner, other, id, load: document, files: async (as) => (await getWorkorder(as, { id })).files }
  },
  'an attachment of a quotation': async () => {
    const [other, owner] = [await make.customer(), await make.supplier()]
    const { id: inquiryId } = await make.inquiry(other)
    const files = [{ id: (await make.upload(owner, 'inquiry', 'letterhead.pdf')).id }]
    const { id } = await createQuotation(owner, { inquiryId, price: 45_000, details: 'Ex works', files })
    return { owner, other, id, load: offer, files: async (as) => (await getQuotation(as, { id })).files }
  },
  'an attachment of a question': async () => {
    const [other, owner] = [await make.customer(), await make.supplier()]
    const { id: inquiryId } = await make.inquiry(other)
    const files = [{ id: (await make.upload(owner, 'inquiry', 'sketch.pdf')).id }]
    const { messages } = await askQuestion(owner, { id: inquiryId, text: 'Is it as in the sketch?', files })
    const readBy = async (as: Viewer) => (await listQuestions(as, { id: inquiryId, limit: 50 })).items
    return {
      owner,
      other,
      id: messages[0]!.id,
      load: attachment,
      files: async (as) => (await readBy(as)).flatMap((one) => one.messages.flatMap((message) => message.files)),
    }
  },
}

/** Its review, once the file has been looked at by machine. */
async function reviewOf({ owner, files }: Held) {
  const [file] = await files(owner)
  await makeCleanCopy(file!.id)
  return db().review.findFirstOrThrow({ where: { field: fileField(file!.id) } })
}
const bells = async (as: Viewer) => (await listNotifications(as, { limit: 50 })).items.map(({ message }) => message)

describe.each(Object.entries(things))('%s that is withheld', (_, begin) => {
  test('reads “not shared” with the reason for its owner, and is not there for the other side', async () => {
    const held = await begin()
    const { owner, other, id, load, files } = held
    const { id: reviewId } = await reviewOf(held)
    const [waiting] = await files(other)
    expect(waiting).toMatchObject({ held: true, withheldBecause: null })
    const loaded = async (fileName: string, as: Viewer) => (await call(load, { as, params: { id, fileName } })).status
    expect(await loaded(waiting!.name, other)).toBe(409)

    const admin = await make.admin()
    await withholdMessage(admin, { id: reviewId, reason })
    const own = { held: true, withheldBecause: reason, heldBecause: null, sharedName: null }
    expect(await files(owner)).toMatchObject([own])
    expect(await files(admin)).toMatchObject([own])
    expect(await files(other)).toEqual([])
    expect(await loaded(waiting!.name, other)).toBe(404)
    expect(await loaded((await files(owner))[0]!.name, owner)).toBe(200)
    expect((await bells(owner))[0]).toMatch(/^We did not share a file of \S+: The title block names your company$/)
    expect((await bells(other)).join()).not.toContain(reason)
  })

  test('and one that is released is read by both, as before', async () => {
    const held = await begin()
    const { id } = await reviewOf(held)
    await releaseMessage(await make.admin(), { id })
    expect(await held.files(held.owner)).toMatchObject([{ held: false, withheldBecause: null }])
    expect(await held.files(held.other)).toMatchObject([{ held: false, withheldBecause: null }])
  })
})

test('an attachment that is withheld leaves the customer’s count of a quotation, and stays in its owner’s', async () => {
  const held = await things['an attachment of a quotation']!()
  const { id } = await reviewOf(held)
  const count = async (as: Viewer) => (await getQuotation(as, { id: held.id })).attachments
  expect([await count(held.owner), await count(held.other)]).toEqual([1, 1])
  await withholdMessage(await make.admin(), { id, reason })
  expect([await count(held.owner), await count(held.other)]).toEqual([1, 0])
})

test('a revision no longer names to suppliers what is withheld', async () => {
  const held = await things['a drawing of a later revision']!()
  const { id } = await reviewOf(held)
  const changes = async (as: Viewer) => (await listRevisions(as, { id: held.id })).flatMap((one) => one.changes ?? [])
  const named = (await held.files(held.other))[0]!.name
  expect(JSON.stringify(await changes(held.other))).toContain(named)
  await withholdMessage(await make.admin(), { id, reason })
  expect(JSON.stringify(await changes(held.other))).not.toContain(named)
  expect(JSON.stringify(await changes(held.owner))).toContain('hub.dwg')
})

test('a document of an order that is withheld is in no list and no dossier of the customer, and proves nothing', async () => {
  const held = await things['a document of an order']!()
  const { owner, other, id } = held
  await db().orderDocument.create({ data: { workOrderId: id, kind: 'material_certificate' } })
  const review = await reviewOf(held)
  const listed = async (as: Viewer) => (await listWorkorders(as, { limit: 50 })).items.find((one) => one.id === id)!
  const missing = async (as: Viewer) => (await listed(as)).documentsMissing
  expect([await missing(owner), (await listed(other)).files.length]).toEqual([0, 1])
  await withholdMessage(await make.admin(), { id: review.id, reason })
  expect([await missing(owner), (await listed(other)).files.length, (await listed(owner)).files.length]).toEqual([
    1, 0, 1,
  ])
  expect((await findDossier(owner, { id })).files).toHaveLength(1)
  await expect(findDossier(other, { id })).rejects.toThrow('There is nothing in this dossier yet')
})
