import { questions } from '@/lib/contract/trade/questions'
import { changeInquiryStatus } from '@/lib/domain/trade/inquiries/change-inquiry-status'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { askQuestion, noticeSuppliers } from './ask-question'
import { listQuestions } from './list-questions'
import { replyToQuestion } from './reply'
import { shareAnswer } from './share-answer'

await ownDatabase()

const page = { limit: 50 }
const news = async (viewer: Viewer) => (await listNotifications(viewer, page)).items.map(({ message }) => message)

/** An inquiry with a question of a supplier on it. */
async function asked(text = 'Is the keyway 18JS9 or 18P9?') {
  const [customer, supplier, other, admin] = await Promise.all([
    make.customer(),
    make.supplier(),
    make.supplier(),
    make.admin(),
  ])
  const inquiry = await make.inquiry(customer)
  const question = await askQuestion(supplier, { id: inquiry.id, text })
  return { customer, supplier, other, admin, inquiry, question, id: inquiry.id }
}
const readBy = async (viewer: Viewer, id: number) => (await listQuestions(viewer, { ...page, id })).items

test('a question reaches the customer, who knows its supplier by a letter alone', async () => {
  const { customer, supplier, admin, question, id } = await asked()
  conforms(questions.ask, question)
  expect(question).toMatchObject({ own: true, notice: false, messages: [{ own: true, state: 'shown' }] })
  expect(question).not.toHaveProperty('bidder')
  const list = await listQuestions(customer, { ...page, id })
  expect(conforms(questions.list, list)).toMatchObject([{ own: false, bidder: 'A' }])
  const [read] = list.items
  expect(JSON.stringify(read)).not.toContain(supplier.companyName)
  expect(await readBy(admin, id)).toMatchObject([{ bidder: 'A', supplierName: supplier.companyName }])
  expect(await news(customer)).toContain(
    `A supplier asks about INQ-${String(id).padStart(4, '0')} (${(await getInquiry(customer, { id })).projectName})`,
  )
})

test('bidders have letters in the order in which they came; a quotation has the letter of its supplier', async () => {
  const { customer, supplier, other, id } = await asked()
  await make.quotation(other, { id })
  await make.quotation(supplier, { id })
  await askQuestion(other, { id, text: 'Which paint?' })
  expect((await readBy(customer, id)).map(({ bidder }) => bidder)).toEqual(['A', 'B'])
  const { items } = await listQuotations(customer, { ...page, inquiryId: id })
  expect(items.map(({ offer }) => offer)).toEqual(['A', 'B'])
})

test('two suppliers that ask at once get two letters', async () => {
  const { customer, id } = await asked()
  const suppliers = [await make.supplier(), await make.supplier(), await make.supplier()]
  await Promise.all(suppliers.map((one) => askQuestion(one, { id, text: 'Which steel?' })))
  expect((await readBy(customer, id)).map(({ bidder }) => bidder).toSorted()).toEqual(['A', 'B', 'C', 'D'])
})

test('another supplier reads nothing of it before the answer is shared, then the answer alone', async () => {
  const { customer, supplier, other, question, id } = await asked()
  expect(await readBy(other, id)).toEqual([])
  const { messages } = await replyToQuestion(customer, { id: question.id, text: '18P9, as drawn.' })
  expect(await readBy(other, id)).toEqual([])
  const words = 'Which fit has the keyway?'
  await shareAnswer(customer, { id: messages[1]!.id, sharedQuestion: words })
  const list = await listQuestions(other, { ...page, id })
  conforms(questions.list, list)
  const [read] = list.items
  expect(read).toMatchObject({
    own: false,
    notice: false,
    pin: null,
    messages: [{ text: '18P9, as drawn.', sharedQuestion: words }],
  })
  expect(read!.createdAt).toBe(read!.messages[0]!.shownAt)
  for (const key of ['bidder', 'supplierId', 'supplierName']) expect(read).not.toHaveProperty(key)
  await replyToQuestion(supplier, { id: question.id, text: 'Thank you, that helps us.' })
  expect((await readBy(other, id))[0]!.messages).toHaveLength(1)
  expect(JSON.stringify(await readBy(other, id))).not.toMatch(/18JS9|that helps/)
})

test('an answer is shared once: bidders are told, but not the supplier that asked', async () => {
  const { customer, supplier, other, question, id } = await asked()
  await make.quotation(other, { id })
  const { messages } = await replyToQuestion(customer, { id: question.id, text: '18P9, as drawn.' })
  const share = { id: messages[1]!.id, sharedQuestion: 'Which fit?' }
  await shareAnswer(customer, share)
  await shareAnswer(customer, { ...share, sharedQuestion: 'Another wording' })
  const told = (await news(other)).filter((message) => message.startsWith('New reply from the customer'))
  expect(told).toHaveLength(1)
  expect((await news(supplier)).filter((message) => message.startsWith('New reply'))).toEqual([])
  expect((await news(supplier))[0]).toMatch(/^Your question on INQ-\d+ .* was answered$/)
  expect((await readBy(other, id))[0]!.messages[0]!.sharedQuestion).toBe('Which fit?')
})

test('only an answer that its supplier reads can be shared', async () => {
  const { customer, question } = await asked()
  await refused(shareAnswer(customer, { id: question.messages[0]!.id, sharedQuestion: 'Which fit?' }), 'conflict')
})

test('a notice reaches every supplier that sees the inquiry, and tells its bidders', async () => {
  const { customer, supplier, other, id } = await asked()
  conforms(questions.notice, await noticeSuppliers(customer, { id, text: 'Castings are here from Monday.' }))
  for (const one of [supplier, other])
    expect((await readBy(one, id)).at(-1)).toMatchObject({
      notice: true,
      own: false,
      messages: [{ authorRole: 'customer' }],
    })
  expect((await news(supplier))[0]).toMatch(/^New reply from the customer on/)
  expect(await news(other)).toEqual([])
})

test('a notice of a customer that waits for its verification waits with the inquiry', async () => {
  const customer = await make.customer({ verified: false })
  const { id } = await make.inquiry(customer)
  await noticeSuppliers(customer, { id, text: 'Castings are here from Monday.' })
  const supplier = await make.supplier()
  await refused(readBy(supplier, id), 'not_found')
  await db().user.update({ where: { id: customer.id }, data: { verified: true } })
  expect(await readBy(supplier, id)).toMatchObject([{ notice: true }])
})

test('a supplier adds to its own question alone, and shares nothing', async () => {
  const { supplier, other, customer, question, id } = await asked()
  const notice = await noticeSuppliers(customer, { id, text: 'Castings are here from Monday.' })
  await refused(replyToQuestion(other, { id: question.id, text: 'Me too' }), 'not_found')
  await refused(replyToQuestion(supplier, { id: notice.id, text: 'Which Monday?' }), 'conflict')
  await refused(
    replyToQuestion(supplier, { id: question.id, text: 'And?', sharedQuestion: 'x' }),
    'validation',
    'sharedQuestion',
  )
})

test('a supplier that asked still sees the inquiry when it is decided, and can ask nothing new', async () => {
  const { supplier, other, admin, id } = await asked()
  await changeInquiryStatus(admin, { id, status: 'rejected', note: null })
  expect(await getInquiry(supplier, { id })).toMatchObject({ status: 'rejected' })
  await refused(getInquiry(other, { id }), 'not_found')
  await refused(askQuestion(supplier, { id, text: 'And now?' }), 'conflict')
})

test('nobody asks about an inquiry that they do not see, or without being verified', async () => {
  const { id } = await asked()
  await refused(askQuestion(await make.supplier({ verified: false }), { id, text: 'Which steel?' }), 'forbidden')
  const held = await make.inquiry(await make.customer({ verified: false }))
  await refused(askQuestion(await make.supplier(), { id: held.id, text: 'Which steel?' }), 'not_found')
  await refused(noticeSuppliers(await make.customer(), { id, text: 'Not mine' }), 'not_found')
})

test('an inquiry holds 200 questions, and a question 100 messages', async () => {
  const { supplier, customer, question, id } = await asked()
  const [{ bidderId, inquiryId }] = [await db().question.findUniqueOrThrow({ where: { id: question.id } })]
  await db().question.createMany({ data: Array.from({ length: 199 }, () => ({ bidderId, inquiryId })) })
  await refused(askQuestion(supplier, { id, text: 'One more' }), 'conflict')
  const message = {
    questionId: question.id,
    authorId: supplier.id,
    memberId: supplier.member.id,
    text: 'And',
    shownAt: new Date(),
  }
  await db().questionMessage.createMany({ data: Array.from({ length: 99 }, () => message) })
  await refused(replyToQuestion(customer, { id: question.id, text: 'One more' }), 'conflict')
})

test('sent twice with one key it is one question', async () => {
  const { supplier, id } = await asked()
  const key = { key: 'q-1', fingerprint: 'a' }
  const input = { id, text: 'Which paint?' }
  const [first, second] = [await askQuestion(supplier, input, key), await askQuestion(supplier, input, key)]
  expect(second).toEqual(first)
  expect(await readBy(supplier, id)).toHaveLength(2)
})

test('a pin names a file of the inquiry as each side knows it', async () => {
  const customer = await make.customer()
  const supplier = await make.supplier()
  const { id: fileId } = await make.upload(customer, 'inquiry', 'nava-hub.pdf')
  const inquiry = await submitInquiry(customer, {
    projectName: 'Hub',
    description: 'Turned hub, deburred',
    quantity: 8,
    files: [{ id: fileId }],
  })
  const foreign = await make.upload(customer, 'inquiry', 'other.pdf')
  const ask = (pin: object) => askQuestion(supplier, { id: inquiry.id, text: 'Which fit?', pin: pin as never })
  await refused(ask({ fileId: foreign.id }), 'validation', 'pin')
  const neutral = `INQ-${String(inquiry.id).padStart(4, '0')}-1.pdf`
  expect(await ask({ fileId, page: 2 })).toMatchObject({ pin: { fileName: neutral, page: 2, point: null } })
  expect((await readBy(customer, inquiry.id))[0]!.pin).toEqual({ fileName: 'nava-hub.pdf', page: 2, point: null })
})

test('an answer and an addition at once are both kept', async () => {
  const { customer, supplier, question, id } = await asked()
  await Promise.all([
    replyToQuestion(customer, { id: question.id, text: 'As drawn' }),
    replyToQuestion(supplier, { id: question.id, text: 'Or to the standard?' }),
  ])
  expect((await readBy(customer, id))[0]!.messages).toHaveLength(3)
})
