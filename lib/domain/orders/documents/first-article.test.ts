import { workorders } from '@/lib/contract/orders/workorders'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { decideProblem } from '@/lib/domain/orders/order-problems/decide-problem'
import { raiseProblem } from '@/lib/domain/orders/order-problems/raise-problem'
import { createReport } from '@/lib/domain/orders/reports/create-report'
import { finalizeReport } from '@/lib/domain/orders/reports/finalize-report'
import { writeValues } from '@/lib/domain/orders/reports/write-values'
import { withEventTime } from '@/lib/domain/core/event-clock'
import { withholdMessage } from '@/lib/domain/trade/questions/decide-held-text'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { acceptFirstArticle, rejectFirstArticle } from './decide-first-article'
import { remindOfFirstArticles } from './remind-of-first-articles'
import { setDocuments } from './set-documents'
import { restoreDocument, waiveDocument } from './waive-document'

await ownDatabase()

const note = 'The bore is 25.3 mm, wanted is H7'

/** An order that requires a first article. */
async function required() {
  const { customer, supplier, admin, workorder } = await make.order()
  const { id } = workorder
  await setDocuments(admin, { id, kinds: ['first_article'] })
  const read = async (as: Viewer = customer) => (await getWorkorder(as, { id })).firstArticle!
  const move = (status: 'started' | 'in_progress' | 'quality_check' | 'completed' | 'issues', as: Viewer = supplier) =>
    changeWorkorderStatus(as, { id, status })
  /** The shop measures one piece; it passes unless another value is given. */
  const measure = async (value = 25) => (await finalizeReport(supplier, { id: await draft(value) })).id
  const draft = async (value = 25) => {
    const bore = { name: 'Bore', nominal: 25, plus: 0.1, minus: 0, unit: 'mm', critical: false } as const
    const report = await createReport(supplier, { id, kind: 'first_article', lotSize: 5, characteristics: [bore] })
    const cell = { characteristicId: report.characteristics[0]!.id, sample: 1, value }
    await writeValues(supplier, { id: report.id, values: [cell] })
    return report.id
  }
  const photograph = async () => {
    const file = await make.upload(supplier, 'photo', 'First flange.jpg', plainJpeg)
    await attachWorkorderFiles(supplier, { id, files: [{ id: file.id, document: 'first_article' }] })
    return file
  }
  const decide = async (decision: 'rework' | 'remake') => {
    const problem = await raiseProblem(supplier, {
      id,
      kind: 'dimension',
      description: 'All are too short',
      wanted: 'none',
    })
    const newDueDate = new Date(Date.now() + 9 * 86_400_000).toISOString()
    await decideProblem(admin, { id: problem.id, decision, note: 'Agreed on the phone with both', newDueDate })
  }
  return { customer, supplier, admin, id, read, move, measure, draft, photograph, decide }
}

test('nothing is produced before the first article is accepted: each refusal says what is missing', async () => {
  const { customer, supplier, admin, id, read, move, measure } = await required()
  expect(await read()).toEqual({
    state: 'missing',
    askedAt: null,
    reportId: null,
    fileName: null,
    decidedAt: null,
    decidedRole: null,
    note: null,
  })
  await move('started')
  for (const to of ['in_progress', 'quality_check', 'completed'] as const)
    for (const who of [supplier, admin, await make.colleague(supplier, 'floor')])
      await expect(move(to, who)).rejects.toMatchObject({
        code: 'conflict',
        message: 'The first article comes first: measure it or attach its report',
        issues: [{ path: 'documents.first_article' }],
      })
  const reportId = await measure()
  const asked = await read()
  expect(asked).toMatchObject({ state: 'asked', reportId, fileName: null, decidedAt: null })
  await expect(move('in_progress')).rejects.toThrow(/^The first article waits for acceptance since \d+ \w{3} \d{4}$/)
  expect((await getWorkorder(customer, { id })).documents).toMatchObject([{ state: 'missing', by: null }])

  await acceptFirstArticle(customer, { id, askedAt: asked.askedAt })
  expect(await read()).toMatchObject({ state: 'accepted', decidedRole: 'customer', note: null })
  const seen = await getWorkorder(supplier, { id })
  conforms(workorders.get, seen)
  expect(seen.documents).toMatchObject([{ kind: 'first_article', state: 'met', by: 'report' }])
  expect(seen).toMatchObject({ documentsMissing: 0 })
  expect(await move('in_progress')).toMatchObject({ status: 'in_progress' })
})

test('a report on the same status is no move', async () => {
  const { admin, supplier, workorder } = await make.order()
  const { id } = workorder
  await changeWorkorderStatus(supplier, { id, status: 'in_progress' })
  await setDocuments(admin, { id, kinds: ['first_article'] })
  await changeWorkorderStatus(supplier, { id, status: 'in_progress', notes: 'Still turning' })
  await refused(changeWorkorderStatus(supplier, { id, status: 'quality_check' }), 'conflict', 'documents.first_article')
  await changeWorkorderStatus(supplier, { id, status: 'issues' })
  await refused(changeWorkorderStatus(supplier, { id, status: 'in_progress' }), 'conflict')
})

test('a rejection says why; a new report asks again', async () => {
  const { customer, id, read, move, measure } = await required()
  await refusedAs(acceptFirstArticle(customer, { id }), 'conflict', 'No first article has come yet')
  await refusedAs(rejectFirstArticle(customer, { id, note }), 'conflict', 'No first article has come yet')
  await measure()
  await rejectFirstArticle(customer, { id, note })
  expect(await read()).toMatchObject({ state: 'rejected', note, decidedRole: 'customer' })
  await refusedAs(move('in_progress'), 'conflict', `The first article was rejected: ${note}`)
  await refusedAs(rejectFirstArticle(customer, { id, note }), 'conflict', 'It is rejected already')
  const second = await measure()
  expect(await read()).toMatchObject({ state: 'asked', reportId: second, note: null, decidedRole: null })
  await acceptFirstArticle(customer, { id })
  await refusedAs(acceptFirstArticle(customer, { id }), 'conflict', 'It is accepted already')
  await refusedAs(rejectFirstArticle(customer, { id, note }), 'conflict', 'It is accepted already')
})

test('who rejected it may change the mind', async () => {
  const { customer, id, measure } = await required()
  await measure()
  await rejectFirstArticle(customer, { id, note })
  await acceptFirstArticle(customer, { id })
  expect((await getWorkorder(customer, { id })).firstArticle).toMatchObject({ state: 'accepted', note: null })
})

test('a report that failed is accepted with a reason alone', async () => {
  const { customer, id, read, measure } = await required()
  await measure(26)
  await refused(acceptFirstArticle(customer, { id }), 'validation', 'note')
  await refused(acceptFirstArticle(customer, { id, note: 'fine' }), 'validation', 'note')
  await acceptFirstArticle(customer, { id, note: 'We ream the bore ourselves' })
  expect(await read()).toMatchObject({ state: 'accepted', note: 'We ream the bore ourselves' })
})

test('a file asks as well; the customer reads its neutral name, and none of one that an admin withheld', async () => {
  const { customer, supplier, admin, id, read, photograph, move } = await required()
  const file = await photograph()
  expect(await read(supplier)).toMatchObject({ state: 'asked', reportId: null, fileName: 'First flange.jpg' })
  expect((await read(customer)).fileName).toMatch(/^ORD-\d{4,}-1\.jpg$/)
  await db().file.update({ where: { id: file.id }, data: { hidden: true } })
  expect(await read(customer)).toMatchObject({ state: 'asked', fileName: null })
  const review = {
    entityType: 'workorder',
    entityId: id,
    field: `file:${file.id}`,
    authorId: supplier.id,
    found: ['file'],
  }
  const { id: reviewId } = await db().review.create({ data: review })
  await withholdMessage(admin, { id: reviewId, reason: 'It shows the name of the shop' })
  expect(await read(customer)).toMatchObject({ state: 'missing', fileName: null })
  await refused(acceptFirstArticle(customer, { id }), 'conflict')
  await refused(move('in_progress'), 'conflict')
})

test('of the newest first article alone is decided: one that has come meanwhile is looked at first', async () => {
  const { customer, id, read, measure } = await required()
  await measure()
  const { askedAt } = await read()
  await measure()
  for (const decide of [
    () => acceptFirstArticle(customer, { id, askedAt }),
    () => rejectFirstArticle(customer, { id, note, askedAt }),
  ])
    await refusedAs(decide(), 'conflict', 'A newer first article has come: look at it')
  const newest = (await read()).askedAt
  expect(newest).not.toBe(askedAt)
  await acceptFirstArticle(customer, { id, askedAt: newest })
  expect(await read()).toMatchObject({
    state: 'accepted',
  })
})

test('when the second version comes while the first is accepted, one of them holds', async () => {
  for (let round = 0; round < 6; round++) {
    const { supplier, customer, id, read, measure, draft } = await required()
    await measure()
    const { askedAt } = await read()
    const second = await draft()
    const [accepting] = await Promise.allSettled([
      acceptFirstArticle(customer, { id, askedAt }),
      finalizeReport(supplier, { id: second }),
    ])
    const { state, reportId } = await read()
    if (accepting.status === 'fulfilled') expect([state, reportId === second]).toEqual(['accepted', false])
    else {
      expect(accepting.reason).toMatchObject({ message: 'A newer first article has come: look at it' })
      expect([state, reportId]).toEqual(['asked', second])
    }
  }
})

test('of an acceptance and a rejection at once one wins', async () => {
  const { customer, admin, id, measure } = await required()
  await measure()
  const colleague = await make.colleague(customer, 'buyer')
  const result = await atOnce([
    acceptFirstArticle(customer, { id }),
    acceptFirstArticle(admin, { id }),
    acceptFirstArticle(colleague, { id }),
  ])
  expect(result).toEqual({ done: 1, refused: ['conflict', 'conflict'] })
})

test('what is accepted stays accepted, whatever is measured later', async () => {
  const { customer, id, read, measure, move } = await required()
  const first = await measure()
  await acceptFirstArticle(customer, { id })
  await measure(26)
  expect(await read()).toMatchObject({ state: 'accepted', reportId: first })
  await move('in_progress')
})

test('a remake asks anew, a rework does not', async () => {
  const { customer, id, read, measure, move, decide } = await required()
  await measure()
  await acceptFirstArticle(customer, { id })
  await move('in_progress')
  await decide('rework')
  expect(await getWorkorder(customer, { id })).toMatchObject({ status: 'in_progress', documentsMissing: 0 })
  expect(await read()).toMatchObject({ state: 'accepted' })
  await db().orderProblem.updateMany({ where: { workOrderId: id }, data: { status: 'closed', closedAt: new Date() } })
  await decide('remake')
  expect(await read()).toMatchObject({ state: 'missing', askedAt: null, reportId: null, decidedRole: null })
  expect(await getWorkorder(customer, { id })).toMatchObject({ status: 'started', documentsMissing: 1 })
  await refused(move('in_progress'), 'conflict', 'documents.first_article')
  await measure()
  await acceptFirstArticle(customer, { id })
  await move('completed')
})

test('a rework before the first article leads back to where it waits', async () => {
  const { customer, id, decide, move } = await required()
  await move('started')
  await decide('rework')
  expect(await getWorkorder(customer, { id })).toMatchObject({ status: 'started' })
})

test('a waiver opens production, a remake closes it', async () => {
  const { customer, admin, id, read, move, decide } = await required()
  const reason = 'The same part as in May'
  await waiveDocument(admin, { id, kind: 'first_article', reason })
  expect(await read()).toMatchObject({ state: 'waived', note: reason, decidedRole: 'admin' })
  await refusedAs(acceptFirstArticle(customer, { id }), 'conflict', 'It is waived already')
  await move('in_progress')
  await decide('remake')
  expect(await read()).toMatchObject({ state: 'missing', note: null })
  await refused(move('in_progress'), 'conflict')
})

test('what came while it was waived, or before it was required, waits once it is required', async () => {
  const { admin, customer, supplier, id, read, measure } = await required()
  await waiveDocument(admin, { id, kind: 'first_article', reason: 'The same part as in May' })
  const reportId = await measure()
  expect(await db().event.count({ where: { kind: 'workorder.firstArticleAsked', entityId: id } })).toBe(0)
  await restoreDocument(admin, { id, kind: 'first_article' })
  expect(await read()).toMatchObject({ state: 'asked', reportId })
  await setDocuments(admin, { id, kinds: [] })
  expect((await getWorkorder(supplier, { id })).firstArticle).toBeNull()
  await refused(acceptFirstArticle(customer, { id }), 'not_found')
  await setDocuments(admin, { id, kinds: ['first_article'] })
  expect(await read()).toMatchObject({ state: 'asked', reportId })
})

test('owner and buyer of the customer decide, or an admin; nobody else', async () => {
  const { customer, supplier, admin, id, measure } = await required()
  await measure()
  for (const who of [supplier, await make.colleague(customer, 'approver'), await make.colleague(customer, 'finance')])
    await refused(acceptFirstArticle(who, { id }), 'forbidden')
  await refused(acceptFirstArticle(await make.customer(), { id }), 'not_found')
  await refused(
    rejectFirstArticle(await make.colleague(customer, 'buyer'), { id, note: 'Call +91 98220 12345' }),
    'validation',
    'note',
  )
  await rejectFirstArticle(await make.colleague(customer, 'buyer'), { id, note })
  await acceptFirstArticle(admin, { id })
  expect((await getWorkorder(admin, { id })).firstArticle).toMatchObject({ decidedRole: 'admin' })
})

test('after two working days without an answer admins are told once, however many workers look', async () => {
  const { supplier, id, draft } = await required()
  const report = await draft()
  // A Friday: Saturday and Monday are the two days.
  await withEventTime(new Date('2026-11-27T06:00:00Z'), () => finalizeReport(supplier, { id: report }))
  const told = () => db().event.count({ where: { kind: 'workorder.firstArticleUnanswered', entityId: id } })
  await remindOfFirstArticles(new Date('2026-11-30T18:29:59.999Z'))
  expect(await told()).toBe(0)
  const later = new Date('2026-11-30T18:30:00Z')
  await Promise.all([remindOfFirstArticles(later), remindOfFirstArticles(later)])
  await remindOfFirstArticles(later)
  expect(await told()).toBe(1)
})
