import { questions } from '@/lib/contract/trade/questions'
import type { CustomerDashboard } from '@/lib/contract/desk/dashboard'
import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { getTasks } from '@/lib/domain/desk/dashboard/get-tasks'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { downloadMessageFile } from '@/lib/domain/trade/questions/download-message-file'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { listMessages } from '@/lib/domain/files/moderation/list-messages'
import { releaseMessage } from '@/lib/domain/trade/questions/decide-held-text'
import { withholdMessage } from '@/lib/domain/trade/questions/decide-held-text'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { askQuestion, noticeSuppliers } from './ask-question'
import { listQuestions } from './list-questions'
import { markQuestionsRead } from './mark-read'
import { replyToQuestion } from './reply'
import { shareAnswer } from './share-answer'
import { withholdShown } from './withhold-shown'

await ownDatabase()

const page = { limit: 50 }
const CALL = 'Is it 18P9? Call me on 98220 12345.'

async function trade() {
  const [customer, supplier, admin] = await Promise.all([make.customer(), make.supplier(), make.admin()])
  const { id } = await make.inquiry(customer)
  return {
    customer,
    supplier,
    admin,
    id,
    ask: (text: string, files?: { id: number }[]) => askQuestion(supplier, { id, text, files }),
  }
}
const readBy = async (viewer: Viewer, id: number) => (await listQuestions(viewer, { ...page, id })).items
const held = async (admin: Viewer, id: number) =>
  (await listMessages(admin, { ...page, state: 'held', q: `INQ-${id}` })).items
const unread = async (viewer: Viewer, id: number) => (await getInquiry(viewer, { id })).unread
const later = '2100-01-01T00:00:00.000Z'

test('a question with a phone number is held: its author and admins see it, its customer nothing, also no count', async () => {
  const { customer, supplier, admin, id, ask } = await trade()
  const question = await ask(CALL)
  conforms(questions.ask, question)
  expect(question.messages).toMatchObject([{ state: 'held', found: ['phone'], shownAt: null }])
  expect(await readBy(customer, id)).toEqual([])
  expect(await unread(customer, id)).toBe(0)
  expect(await readBy(supplier, id)).toHaveLength(1)
  expect((await readBy(admin, id))[0]!.messages).toMatchObject([{ state: 'held', text: CALL }])
  const [review] = await held(admin, id)
  expect(review).toMatchObject({
    entityType: 'question',
    entityId: question.id,
    inquiryId: id,
    text: CALL,
    found: ['phone'],
  })
  const told = (await listNotifications(admin, page)).items[0]!
  expect(told.message).toMatch(/^A message on INQ-\d+ waits for you: a phone number$/)
  expect((await listNotifications(customer, page)).items).toEqual([])
})

test.each(['HSN 84669390', '6061-T6', 'M8 x 1.25', 'part no 9822012345'])('%s goes out at once', async (text) => {
  const { ask } = await trade()
  expect((await ask(text)).messages).toMatchObject([{ state: 'shown' }])
})

test('released in other words the customer reads these, and its author what was written', async () => {
  const { customer, supplier, admin, id, ask } = await trade()
  await ask(CALL)
  const [review] = await held(admin, id)
  await releaseMessage(admin, { id: review!.id, text: 'Is it 18P9?' })
  expect(await readBy(customer, id)).toMatchObject([{ messages: [{ text: 'Is it 18P9?' }] }])
  expect((await readBy(customer, id))[0]!.messages[0]).not.toHaveProperty('original')
  expect((await readBy(supplier, id))[0]!.messages).toMatchObject([
    { text: 'Is it 18P9?', original: CALL, state: 'shown' },
  ])
  expect((await listNotifications(customer, page)).items[0]!.message).toMatch(/^A supplier asks about/)
  expect(await unread(customer, id)).toBe(1)
})

test('released as written it has no other original; withheld its author reads why', async () => {
  const { customer, supplier, admin, id, ask } = await trade()
  await ask(CALL)
  await ask('See www.nava-tools.com for our machines.')
  const [second, first] = await held(admin, id)
  await releaseMessage(admin, { id: first!.id })
  await withholdMessage(admin, { id: second!.id, reason: 'No links, please' })
  expect(await readBy(customer, id)).toMatchObject([{ messages: [{ text: CALL }] }])
  expect(await readBy(supplier, id)).toMatchObject([
    { messages: [{ state: 'shown', original: null }] },
    { messages: [{ state: 'withheld', reason: 'No links, please' }] },
  ])
})

test('of a release and a withholding at once one wins', async () => {
  const { customer, admin, id, ask } = await trade()
  await ask(CALL)
  const [review] = await held(admin, id)
  const another = await make.admin()
  const decisions = await Promise.allSettled([
    releaseMessage(admin, { id: review!.id }),
    withholdMessage(another, { id: review!.id, reason: 'A phone number' }),
  ])
  expect(decisions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await readBy(customer, id)).toHaveLength(decisions[0]!.status === 'fulfilled' ? 1 : 0)
})

test('a shared answer that an admin takes back disappears for all but its author and admins', async () => {
  const { customer, supplier, admin, id, ask } = await trade()
  const question = await ask('Is it 18P9?')
  const shared = { id: question.id, text: 'Yes, 18P9.', sharedQuestion: 'Which fit?' }
  const { messages } = await replyToQuestion(customer, shared)
  const other = await make.supplier()
  expect(await readBy(other, id)).toHaveLength(1)
  const withheld = await withholdShown(admin, { id: messages[1]!.id, reason: 'That was of another part' })
  conforms(questions.withhold, withheld)
  expect(await readBy(other, id)).toEqual([])
  expect((await readBy(supplier, id))[0]!.messages).toHaveLength(1)
  expect((await readBy(customer, id))[0]!.messages[1]).toMatchObject({
    state: 'withheld',
    reason: 'That was of another part',
  })
  await refused(withholdShown(admin, { id: messages[1]!.id, reason: 'Again' }), 'conflict')
})

test('what is read at once may hold no contact details: an admin’s message, a shared question, a reason', async () => {
  const { customer, admin, supplier, ask } = await trade()
  const { id, messages } = await ask('Is it 18P9?')
  await refused(replyToQuestion(admin, { id, text: `Ask ${supplier.companyName}` }), 'validation', 'text')
  await refused(replyToQuestion(customer, { id, text: 'Yes', sharedQuestion: CALL }), 'validation', 'sharedQuestion')
  await refused(withholdShown(admin, { id: messages[0]!.id, reason: 'Call 98220 12345' }), 'validation', 'reason')
})

test('an attachment of a supplier can’t be loaded by the customer before its release, and has a neutral name then', async () => {
  const { customer, supplier, admin, id, ask } = await trade()
  const file = await make.upload(supplier, 'inquiry', 'nava-letter.pdf')
  const question = await ask('Like this?', [{ id: file.id }])
  const message = question.messages[0]!
  const neutral = `MSG-${String(message.id).padStart(4, '0')}-1.pdf`
  const load = (viewer: Viewer, fileName: string) => downloadMessageFile(viewer, { id: message.id, fileName })
  expect((await readBy(customer, id))[0]!.messages[0]!.files).toMatchObject([{ name: neutral, held: true }])
  await refused(load(customer, neutral), 'conflict')
  expect(await load(supplier, 'nava-letter.pdf')).toMatchObject({ name: 'nava-letter.pdf' })
  const [review] = await held(admin, id)
  expect(review).toMatchObject({ text: 'nava-letter.pdf', found: ['file'], messageId: message.id })
  await releaseMessage(admin, { id: review!.id })
  expect(await load(customer, neutral)).toMatchObject({ name: neutral })
  await refused(load(customer, 'nava-letter.pdf'), 'not_found')
  await refused(load(await make.supplier(), neutral), 'not_found')
})

test('an attachment of the customer goes out as a clean copy, without an admin', async () => {
  const { customer, supplier, ask } = await trade()
  const { id } = await ask('Is it 18P9?')
  const file = await make.upload(customer, 'inquiry', 'fit.pdf')
  const { messages } = await replyToQuestion(customer, { id, text: 'See here', files: [{ id: file.id }] })
  const fileName = `MSG-${String(messages[1]!.id).padStart(4, '0')}-1.pdf`
  expect(await downloadMessageFile(supplier, { id: messages[1]!.id, fileName })).toMatchObject({ name: fileName })
})

test('unread counts what others wrote since the company last read; a message that is released late is unread', async () => {
  const { customer, supplier, admin, id, ask } = await trade()
  await ask(CALL)
  const { id: second } = await ask('Which paint?')
  expect([await unread(customer, id), await unread(supplier, id), await unread(admin, id)]).toEqual([1, 0, undefined])
  await markQuestionsRead(customer, { id, until: later })
  expect(await unread(customer, id)).toBe(0)
  await releaseMessage(admin, { id: (await held(admin, id))[0]!.id })
  expect(await unread(customer, id)).toBe(1)
  await replyToQuestion(customer, { id: second, text: 'RAL 7035', sharedQuestion: 'Which paint?' })
  expect([await unread(customer, id), await unread(supplier, id), await unread(await make.supplier(), id)]).toEqual([
    1, 1, 0,
  ])
  await markQuestionsRead(supplier, { id, until: later })
  expect(await unread(supplier, id)).toBe(0)
})

test('an answer that is shared later is unread for the other bidders from then on', async () => {
  const { customer, id, ask } = await trade()
  const bidder = await make.supplier()
  await make.quotation(bidder, { id })
  const question = await ask('Which paint?')
  const { messages } = await replyToQuestion(customer, { id: question.id, text: 'RAL 7035' })
  await noticeSuppliers(customer, { id, text: 'Castings are here from Monday.' })
  await markQuestionsRead(bidder, { id, until: later })
  expect(await unread(bidder, id)).toBe(0)
  await shareAnswer(customer, { id: messages[1]!.id, sharedQuestion: 'Which paint?' })
  expect(await unread(bidder, id)).toBe(1)
  const { shownAt } = (await readBy(bidder, id))[0]!.messages[0]!
  await markQuestionsRead(bidder, { id, until: shownAt! })
  expect(await unread(bidder, id)).toBe(0)
})

test('what a company has not read is among its tasks, and not among those of its shop floor', async () => {
  const { customer, supplier, id, ask } = await trade()
  const question = await ask('Which paint?')
  const first = async (viewer: Viewer) => {
    const tasks = await getTasks(viewer, {})
    return 'unread' in tasks ? (tasks.unread?.first?.id ?? null) : undefined
  }
  const counted = async () => (await getDashboard(customer, {})) as CustomerDashboard
  expect(await first(customer)).toBe(id)
  expect(await counted()).toMatchObject({ unreadInquiries: 1 })
  await markQuestionsRead(customer, { id, until: later })
  expect(await counted()).toMatchObject({ unreadInquiries: 0 })
  await replyToQuestion(customer, { id: question.id, text: 'RAL 7035' })
  expect([await first(supplier), await first(await make.colleague(supplier, 'floor'))]).toEqual([id, undefined])
  await markQuestionsRead(supplier, { id, until: later })
  expect(await first(supplier)).toBeNull()
})
