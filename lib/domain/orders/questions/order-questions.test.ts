import { questions } from '@/lib/contract/trade/questions'
import { listMessages } from '@/lib/domain/files/moderation/list-messages'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { listQuestions } from '@/lib/domain/trade/questions/list-questions'
import { askQuestion } from '@/lib/domain/trade/questions/ask-question'
import { getQuestion } from '@/lib/domain/trade/questions/get-question'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { replyToQuestion } from '@/lib/domain/trade/questions/reply'
import { shareAnswer } from '@/lib/domain/trade/questions/share-answer'
import { releaseMessage } from '@/lib/domain/trade/questions/decide-held-text'
import { withholdShown } from '@/lib/domain/trade/questions/withhold-shown'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { getTasks } from '@/lib/domain/desk/dashboard/get-tasks'
import { suspendAccount } from '@/lib/domain/people/accounts/suspend-account'
import type { Viewer } from '@/lib/rules/core/permissions'
import { orderId } from '@/lib/terms/nouns'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { askOnOrder } from './ask-on-order'
import { listOrderQuestions } from './list-order-questions'
import { markOrderQuestionsRead } from './mark-order-questions-read'

await ownDatabase()

const page = { limit: 50 }
const news = async (viewer: Viewer) => (await listNotifications(viewer, page)).items.map(({ message }) => message)
const readBy = async (viewer: Viewer, id: number) => (await listOrderQuestions(viewer, { ...page, id })).items

/** An order with a question of its customer. */
async function asked(text = 'When does it leave?') {
  const made = await make.order()
  const question = await askOnOrder(made.customer, { id: made.workorder.id, text })
  return { ...made, question, id: made.workorder.id }
}

test('a customer asks about its order, the supplier answers, and neither reads a name of the other', async () => {
  const { customer, supplier, admin, question, id, inquiry } = await asked()
  expect(conforms(questions.askOnOrder, question)).toMatchObject({ own: true, workorderId: id, askedBy: 'customer' })
  const about = (viewer: Viewer) => `New message about ${orderId(viewer.role, id)} (${inquiry.projectName})`
  expect(await news(supplier)).toContain(about(supplier))
  await replyToQuestion(supplier, { id: question.id, text: 'Tomorrow by noon' })
  expect(await news(customer)).toContain(about(customer))
  const [ofCustomer, ofSupplier] = [await readBy(customer, id), await readBy(supplier, id)]
  expect(ofCustomer[0]!.messages.map(({ text }) => text)).toEqual(['When does it leave?', 'Tomorrow by noon'])
  expect(JSON.stringify(ofCustomer)).not.toContain(supplier.companyName)
  expect(JSON.stringify(ofSupplier)).not.toContain(customer.companyName)
  expect(await readBy(admin, id)).toMatchObject([{ supplierName: supplier.companyName }])
})

test('a supplier asks as well; what an admin writes reaches both sides', async () => {
  const { customer, supplier, admin, workorder } = await make.order()
  const { id } = workorder
  await askOnOrder(supplier, { id, text: 'Crate or carton?' })
  const { length } = await news(supplier)
  await askOnOrder(admin, { id, text: 'The transporter comes on Friday' })
  expect(await news(customer)).toContainEqual(expect.stringContaining('New message about ORD-'))
  expect(await news(supplier)).toHaveLength(length + 1)
  expect((await readBy(customer, id)).map(({ askedBy }) => askedBy)).toEqual(['supplier', 'admin'])
  expect((await readBy(supplier, id)).map(({ own }) => own)).toEqual([true, false])
})

test('what is said about an order stays between its sides: no other supplier reads it, on the order or the inquiry', async () => {
  const { customer, supplier, admin, question, id, inquiry } = await asked()
  const other = await make.supplier()
  const answer = await replyToQuestion(supplier, { id: question.id, text: 'Tomorrow' })
  await refused(listOrderQuestions(other, { ...page, id }), 'not_found')
  await refused(getQuestion(other, question.id), 'not_found')
  await refused(replyToQuestion(other, { id: question.id, text: 'And mine?' }), 'not_found')
  for (const viewer of [customer, supplier, admin])
    expect((await listQuestions(viewer, { ...page, id: inquiry.id })).items).toEqual([])
  await refused(shareAnswer(customer, { id: answer.messages[0]!.id, sharedQuestion: 'When?' }), 'conflict')
  const shared = { id: question.id, text: 'Good', sharedQuestion: 'When?' }
  await refused(replyToQuestion(customer, shared), 'validation', 'sharedQuestion')
})

test('contact details hold a message, and an admin releases it', async () => {
  const { customer, supplier, admin, workorder } = await make.order()
  const { id } = workorder
  const held = await askOnOrder(customer, { id, text: 'Call me on 98220 12345' })
  expect(held.messages).toMatchObject([{ state: 'held' }])
  expect(await readBy(supplier, id)).toEqual([])
  expect((await getWorkorder(supplier, { id })).unread).toBe(0)
  const [review] = (await listMessages(admin, page)).items.filter(
    ({ entityType, entityId }) => entityType === 'question' && entityId === held.id,
  )
  await releaseMessage(admin, { id: review!.id, text: 'Call us through Jobwork' })
  expect(await readBy(supplier, id)).toMatchObject([{ messages: [{ text: 'Call us through Jobwork' }] }])
  expect((await getWorkorder(supplier, { id })).unread).toBe(1)
})

test('a message is new in the drawer, the list and the tasks until its reader has read it', async () => {
  const { customer, supplier, id, question } = await asked()
  expect((await getWorkorder(supplier, { id })).unread).toBe(1)
  expect((await getWorkorder(customer, { id })).unread).toBe(0)
  const fresh = async (viewer: Viewer) =>
    (await listWorkorders(viewer, { ...page, messages: 'new' })).items.map((order) => order.id)
  expect(await fresh(supplier)).toEqual([id])
  expect(await getTasks(supplier, {})).toMatchObject({ messages: { count: 1, first: { id } } })
  await markOrderQuestionsRead(supplier, { id, until: new Date().toISOString() })
  expect((await getWorkorder(supplier, { id })).unread).toBe(0)
  expect(await fresh(supplier)).toEqual([])
  await replyToQuestion(customer, { id: question.id, text: 'We need it on Friday' })
  expect(await fresh(supplier)).toEqual([id])
  expect(await fresh(customer)).toEqual([])
})

test('the questions of the inquiry and of the order are read apart', async () => {
  const { supplier, id, inquiry } = await asked()
  await markOrderQuestionsRead(supplier, { id, until: new Date(0).toISOString() })
  expect((await getWorkorder(supplier, { id })).unread).toBe(1)
  expect((await getInquiry(supplier, { id: inquiry.id })).unread).toBe(0)
})

test('a suspended company goes on writing about its orders, and on nothing else', async () => {
  const { supplier, customer, admin, question, id } = await asked()
  const inquiry = await make.inquiry(customer)
  await suspendAccount(admin, { id: supplier.id, reason: 'Checks' })
  const suspended = { ...supplier, suspended: true, suspendedReason: 'Checks' }
  await replyToQuestion(suspended, { id: question.id, text: 'Tomorrow' })
  expect((await readBy(customer, id))[0]!.messages).toHaveLength(2)
  const ofInquiry = await askQuestion(supplier, { id: inquiry.id, text: 'Which paint?' })
  await refused(replyToQuestion(suspended, { id: ofInquiry.id, text: 'Any?' }), 'forbidden')
})

test('an admin takes back what was said about an order, and its author hears of the order', async () => {
  const { customer, supplier, admin, question, id } = await asked()
  await withholdShown(admin, { id: question.messages[0]!.id, reason: 'Off topic' })
  expect(await readBy(supplier, id)).toEqual([])
  expect(await news(customer)).toContainEqual(expect.stringContaining(`your message on ${orderId('customer', id)}`))
})
