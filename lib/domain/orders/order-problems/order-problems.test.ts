import { problems } from '@/lib/contract/orders/order-problems'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { addProblemFiles } from './add-problem-files'
import { containProblem } from './contain-problem'
import { decideProblem } from './decide-problem'
import { closeProblem, rejectProblem, withdrawProblem } from './end-problem'
import { getProblem } from './get-problem'
import { listProblems } from './list-problems'
import { problemsOf } from './order-problem'
import { raiseProblem } from './raise-problem'
import { reopenProblem } from './reopen-problem'
import { sendBackProblem, solveProblem } from './solve-problem'

await ownDatabase()

const note = 'The burr is outside of the drawing'
const solution = { rootCause: 'The insert was worn out', correctiveAction: 'Inserts change every 200 pieces' }
const burr = { kind: 'finish', quantity: 40, description: 'A burr on the inner edge', wanted: 'rework' } as const
const photo = async (of: Viewer) => ({ id: (await make.upload(of, 'photo', 'burr.jpg', plainJpeg)).id })

/** A completed order, with its window open unless told. */
async function completed(completedDate = new Date().toISOString()) {
  const { customer, supplier, admin, workorder } = await make.order()
  const { id } = workorder
  await db().workOrder.update({ where: { id }, data: { status: 'completed', completedDate } })
  return { customer, supplier, admin, id }
}
async function raised() {
  const sides = await completed()
  await db().workOrder.update({ where: { id: sides.id }, data: { completedDate: new Date() } })
  const files = [await photo(sides.customer)]
  const problem = await raiseProblem(sides.customer, { ...burr, id: sides.id, files })
  return { ...sides, problem, id: problem.id, orderId: sides.id }
}
/** The newest entry about the problem in a bell. */
const bell = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.find(({ title }) => /problem/i.test(title))?.message

test('a customer shows what is wrong: the order stays completed, the problem stands beside it, and both others read of it', async () => {
  const { customer, supplier, admin, orderId, problem } = await raised()
  expect(conforms(problems.raise, problem)).toMatchObject({ status: 'open', own: true, raisedRole: 'customer' })
  expect(problem.files).toMatchObject([{ name: 'burr.jpg', problemId: problem.id }])
  for (const viewer of [customer, supplier, admin]) {
    const order = await getWorkorder(viewer, { id: orderId })
    expect(order).toMatchObject({ status: 'completed', problemId: problem.id, problemStatus: 'open' })
    expect(order.completedDate).not.toBeNull()
    expect(order.problem).toMatchObject({ description: burr.description, quantity: 40, wanted: 'rework' })
  }
  expect(await bell(supplier)).toMatch(
    /^A problem on WO-\d+: 40 pcs, finish. Report your containment action within a day$/,
  )
  expect(await bell(admin)).toMatch(/^A problem on WO-\d+: 40 pcs, finish$/)
  expect(await bell(customer)).toBeUndefined()
  const titles = (await listNotifications(customer, { limit: 50 })).items.map(({ title }) => title)
  expect(titles).not.toContain('Work order updated')
})

test('a customer needs a photo and says what it wants, of no more pieces than there are', async () => {
  const { customer, id } = await completed()
  const raise = (more: object) => raiseProblem(customer, { ...burr, id, ...more })
  await refused(raise({}), 'validation', 'files')
  const paper = await make.upload(customer, 'workorder')
  await refused(raise({ files: [{ id: paper.id }] }), 'validation', 'files')
  const files = [await photo(customer)]
  await refused(raise({ files, wanted: undefined }), 'validation', 'wanted')
  await refused(raise({ files, quantity: 51 }), 'validation', 'quantity')
  await refused(raise({ files: [await photo(await make.customer())] }), 'validation', 'files')
  expect(await raise({ files })).toMatchObject({ status: 'open' })
})

test('the window of a customer ends with the seventh day in India; an admin raises after it', async () => {
  const { customer, supplier, admin, id } = await completed()
  // The last moment of day 7 is 23:59:59.999 in India, so it was completed on the day 7 days before that.
  const completeSo = (interval: string) =>
    rows(sql`UPDATE work_orders SET completed_date =
      (date_trunc('day', now(), 'Asia/Kolkata') - interval '7 days') + ${interval}::interval WHERE id = ${id}`)
  const files = [await photo(customer)]
  await completeSo('-1 millisecond')
  const late = raiseProblem(customer, { ...burr, id, files })
  await expect(late).rejects.toThrow(/^You could report problems until \d+ \w+ 2026. Call us: /)
  await refused(raiseProblem(supplier, { ...burr, id }), 'conflict')
  await completeSo('0')
  const { problemUntil } = await getWorkorder(customer, { id })
  expect(problemUntil).toMatch(/T18:29:59.999Z$/)
  await raiseProblem(customer, { ...burr, id, files })
  const other = await completed('2026-01-05T06:30:00.000Z')
  expect((await getWorkorder(other.customer, { id: other.id })).problemUntil).toBe('2026-01-12T18:29:59.999Z')
  expect(await raiseProblem(admin, { ...burr, id: other.id })).toMatchObject({ raisedRole: 'admin' })
})

test('before the order is complete its supplier raises a problem, and its customer calls', async () => {
  const { customer, supplier, workorder } = await make.order()
  const files = [await photo(customer)]
  await expect(raiseProblem(customer, { ...burr, id: workorder.id, files })).rejects.toThrow(
    /^You can report a problem once the order is complete. Call us: /,
  )
  const problem = await raiseProblem(supplier, {
    kind: 'machine',
    description: 'The spindle is down',
    id: workorder.id,
  })
  expect(problem).toMatchObject({ raisedRole: 'supplier', wanted: 'none', quantity: null })
  await refused(raiseProblem(await make.supplier(), { ...burr, id: workorder.id }), 'not_found')
})

test('credit, accepting, rejecting and withdrawing leave a completed order as it is; rework does not', async () => {
  const before = async (viewer: Viewer, orderId: number) => {
    const { status, completedDate, dueDate } = await getWorkorder(viewer, { id: orderId })
    return { status, completedDate, dueDate }
  }
  for (const decision of ['credit', 'accept'] as const) {
    const { admin, id, orderId } = await raised()
    const was = await before(admin, orderId)
    const decided = await decideProblem(admin, { id, decision, note, creditAmount: 5_000 })
    expect(conforms(problems.decide, decided)).toMatchObject({
      status: 'solved',
      decision,
      creditAmount: decision === 'credit' ? 5_000 : null,
    })
    expect(was).toMatchObject({ status: 'completed', completedDate: expect.any(String) })
    expect(await before(admin, orderId)).toEqual(was)
  }
  const { admin, customer, id, orderId } = await raised()
  const was = await before(admin, orderId)
  await rejectProblem(admin, { id, note })
  expect(await before(admin, orderId)).toEqual(was)
  expect(await getWorkorder(customer, { id: orderId })).toMatchObject({
    problemId: null,
    problemStatus: null,
    problem: { status: 'rejected', decisionNote: note },
  })
  const history = (await getWorkorder(admin, { id: orderId })).history.map(({ to }) => to)
  expect(history).not.toContain('issues')
})

test('an order that its supplier stopped goes on as before once an admin finds that nothing is wrong', async () => {
  const { supplier, admin, workorder } = await make.order()
  await changeWorkorderStatus(supplier, { id: workorder.id, status: 'quality_check' })
  const { id } = await raiseProblem(supplier, { kind: 'machine', description: 'The probe drifts', id: workorder.id })
  expect(await getWorkorder(admin, { id: workorder.id })).toMatchObject({ status: 'issues', problemStatus: 'open' })
  await rejectProblem(admin, { id, note })
  expect(await getWorkorder(admin, { id: workorder.id })).toMatchObject({ status: 'quality_check' })
})

test('a rework moves the order, its dates and the problem; then the supplier solves it and the customer closes it', async () => {
  const { customer, supplier, admin, id, orderId } = await raised()
  await containProblem(supplier, { id, containment: 'The rest of the lot was sorted' })
  const newDueDate = '2031-12-15T00:00:00.000Z'
  const decided = await decideProblem(admin, { id, decision: 'rework', note, newDueDate })
  expect(decided).toMatchObject({ status: 'decided', newDueDate: '2031-12-14T18:30:00.000Z' })
  expect(await getWorkorder(supplier, { id: orderId })).toMatchObject({
    status: 'in_progress',
    dueDate: '2031-12-14T18:30:00.000Z',
    completedDate: null,
  })
  await refused(solveProblem(supplier, { id, ...solution }), 'conflict')
  // Nothing holds the order any more: it moves as any other, and a stop in between is no second problem.
  await changeWorkorderStatus(supplier, { id: orderId, status: 'issues', notes: 'The fixture broke' })
  await changeWorkorderStatus(supplier, { id: orderId, status: 'completed' })
  expect(await problemsOf({ viewer: supplier, rows }, orderId)).toHaveLength(1)
  const solved = await solveProblem(supplier, { id, ...solution })
  expect(conforms(problems.solve, solved)).toMatchObject({ status: 'solved', ...solution })
  expect(await bell(customer)).toMatch(/^PRB-\d+ on ORD-\d+ is solved. Check it by /)
  await refused(closeProblem(supplier, { id }), 'conflict')
  expect(conforms(problems.close, await closeProblem(customer, { id }))).toMatchObject({ status: 'closed' })
  const { history } = await getProblem(admin, { id })
  conforms(problems.get, await getProblem(admin, { id }))
  expect(history.map(({ to }) => to)).toEqual(['open', 'contained', 'decided', 'solved', 'closed'])
})

test('documents of a rework are new: reports and photos of before prove nothing', async () => {
  const { supplier, admin, id, orderId } = await raised()
  const add = async () =>
    attachWorkorderFiles(supplier, { id: orderId, files: [{ ...(await photo(supplier)), document: 'packing_photo' }] })
  await add()
  await decideProblem(admin, { id, decision: 'rework', note, newDueDate: '2031-12-15T00:00:00.000Z' })
  await setDocuments(admin, { id: orderId, kinds: ['packing_photo'] })
  await refused(changeWorkorderStatus(supplier, { id: orderId, status: 'completed' }), 'conflict')
  expect(await add()).toMatchObject({ documentsMissing: 0 })
  await changeWorkorderStatus(supplier, { id: orderId, status: 'completed' })
})

test('the side that raised it sends it back once; after that admins do', async () => {
  const { customer, supplier, admin, id, orderId } = await raised()
  await decideProblem(admin, { id, decision: 'remake', note, newDueDate: '2031-12-15T00:00:00.000Z' })
  const solve = async () => {
    await changeWorkorderStatus(supplier, { id: orderId, status: 'completed' })
    await solveProblem(supplier, { id, ...solution })
  }
  await solve()
  const back = await sendBackProblem(customer, { id, note: 'Twelve of them still have it' })
  expect(conforms(problems.sendBack, back)).toMatchObject({ status: 'decided', sentBack: 1, solvedAt: null })
  expect(await getWorkorder(customer, { id: orderId })).toMatchObject({ status: 'in_progress', completedDate: null })
  await solve()
  await expect(sendBackProblem(customer, { id, note: 'Three of them still have it' })).rejects.toThrow(
    /^PRB-\d+ was sent back before: Jobwork decides$/,
  )
  expect(await sendBackProblem(admin, { id, note: 'Three of them still have it' })).toMatchObject({ sentBack: 2 })
})

test('a customer’s problem holds the order where it is; one of the supplier ends when the order goes on', async () => {
  const { supplier, admin, orderId } = await raised()
  for (const [viewer, status] of [
    [supplier, 'started'],
    [admin, 'issues'],
  ] as const)
    await expect(changeWorkorderStatus(viewer, { id: orderId, status })).rejects.toThrow(
      'The customer reported a problem: Jobwork decides first',
    )
  const { supplier: maker, customer, workorder } = await make.order()
  const { id } = workorder
  await changeWorkorderStatus(maker, { id, status: 'issues', notes: 'Waiting for steel' })
  await changeWorkorderStatus(maker, { id, status: 'issues', notes: 'Still waiting' })
  const [open] = await problemsOf({ viewer: customer, rows }, id)
  expect(open).toMatchObject({
    kind: 'other',
    description: 'Waiting for steel',
    wanted: 'none',
    raisedRole: 'supplier',
  })
  await changeWorkorderStatus(maker, { id, status: 'in_progress' })
  expect(await getWorkorder(customer, { id })).toMatchObject({ problemId: null, problem: { status: 'closed' } })
  await changeWorkorderStatus(maker, { id, status: 'issues' })
  expect(await problemsOf({ viewer: customer, rows }, id)).toMatchObject([{ description: 'No note was left' }, {}])
})

test('a credit is whole rupees up to the amount of the order, and needs an order with one', async () => {
  const { admin, id, orderId } = await raised()
  const credit = (creditAmount: number) => decideProblem(admin, { id, decision: 'credit', note, creditAmount })
  await expect(credit(45_001)).rejects.toThrow(/At most ₹45,000/)
  await rows(sql`UPDATE work_orders SET amount = NULL WHERE id = ${orderId}`)
  await refused(credit(1), 'validation', 'creditAmount')
  expect(problems.decide.body.safeParse({ decision: 'credit', note, creditAmount: 0.5 }).success).toBe(false)
  expect(problems.decide.body.safeParse({ decision: 'rework', note, newDueDate: '2020-01-01' }).success).toBe(false)
  expect(problems.decide.body.safeParse({ decision: 'rework', note }).success).toBe(false)
})

test('a suspended supplier contains and solves, and makes nothing again', async () => {
  const { supplier, admin, id } = await raised()
  const suspended = await make.suspended(supplier)
  await containProblem(suspended, { id, containment: 'The rest of the lot was sorted' })
  const remake = { id, decision: 'remake', note, newDueDate: '2031-12-15T00:00:00.000Z' } as const
  await refused(decideProblem(admin, remake), 'conflict')
})

test('it is withdrawn by the side that raised it, and opened again by an admin', async () => {
  const { customer, supplier, admin, id, orderId } = await raised()
  await refused(withdrawProblem(supplier, { id }), 'conflict')
  expect(await withdrawProblem(customer, { id })).toMatchObject({ status: 'withdrawn' })
  expect(await getWorkorder(customer, { id: orderId })).toMatchObject({ status: 'completed' })
  await refused(addProblemFiles(customer, { id, files: [await photo(customer)] }), 'conflict')
  expect(await reopenProblem(admin, { id, note })).toMatchObject({ status: 'open', closedAt: null })
  expect(await getWorkorder(customer, { id: orderId })).toMatchObject({ status: 'completed', problemId: id })
  const files = [await photo(supplier)]
  expect((await addProblemFiles(supplier, { id, files })).files).toHaveLength(2)
})

test('a move that the flow does not hold names the problem and both states', async () => {
  const { supplier, id } = await raised()
  await expect(solveProblem(supplier, { id, ...solution })).rejects.toThrow(/^PRB-\d+ is open and can’t become solved$/)
})

test('each side lists the problems of its orders, and finds them by id, order and words', async () => {
  const { customer, supplier, admin, id, orderId } = await raised()
  for (const viewer of [customer, supplier]) {
    const list = async (q: object) => (await listProblems(viewer, { limit: 10, ...q })).items.map((one) => one.id)
    expect(await list({ open: 'true' })).toEqual([id])
    expect(await list({ status: 'ended' })).toEqual([])
    expect(await list({ workorderId: orderId, sort: '-age' })).toEqual([id])
    expect(await list({ q: `PRB-${id}` })).toEqual([id])
    expect(await list({ q: 'inner edge' })).toEqual([id])
    expect(await list({ q: 'nothing like it' })).toEqual([])
  }
  const { counts } = await listProblems(admin, { limit: 1, counts: 'true' })
  expect(counts!.undecided).toBeGreaterThan(0)
  expect((await listWorkorders(supplier, { limit: 10 })).items).toMatchObject([{ problemId: id }])
  await refused(getProblem(await make.customer(), { id }), 'not_found')
})

test('neither side learns the other from it, and a shop floor reads no amount', async () => {
  const { customer, supplier, admin, id } = await raised()
  const names = `Ask ${customer.companyName} or call 98220 12345`
  await containProblem(supplier, { id, containment: `${names}: the lot is sorted` })
  await decideProblem(admin, { id, decision: 'credit', note: `${names} ${supplier.companyName}`, creditAmount: 10 })
  for (const viewer of [customer, supplier]) {
    const [read] = await problemsOf({ viewer, rows }, (await getProblem(viewer, { id })).workorderId)
    expect(read).not.toHaveProperty('supplierName')
    expect(read).not.toHaveProperty('customerName')
    expect(read).not.toHaveProperty('decidedPerson')
    expect(read!.decisionNote).not.toMatch(/\b98220/)
    expect(read!.decisionNote).not.toContain(supplier.companyName)
  }
  expect((await getProblem(customer, { id })).containment).not.toMatch(/\b98220/)
  expect((await getProblem(supplier, { id })).containment).toContain('98220')
  expect(JSON.stringify(await getProblem(customer, { id }))).not.toMatch(/\b98220/)
  expect(await getProblem(supplier, { id })).not.toHaveProperty('raisedPerson')
  const floor = await make.colleague(supplier, 'floor')
  expect(await getProblem(floor, { id })).not.toHaveProperty('creditAmount')
})

test('a customer’s problem lowers the quality of an order; one that the shop raised does not', async () => {
  const qualityOf = async (order: number) =>
    (
      await rows<{ upheld: boolean; pieces: number; credited: string }>(
        sql`SELECT upheld, pieces, credited::int AS credited FROM order_quality WHERE work_order_id = ${order}`,
      )
    )[0]
  const { admin, id, orderId } = await raised()
  expect(await qualityOf(orderId)).toMatchObject({ upheld: false, pieces: 0 })
  await decideProblem(admin, { id, decision: 'credit', note, creditAmount: 10 })
  expect(await qualityOf(orderId)).toMatchObject({ upheld: true, pieces: 40, credited: 10 })
  const shop = await make.order()
  const own = { kind: 'machine', description: 'The spindle is down', id: shop.workorder.id } as const
  const problem = await raiseProblem(shop.supplier, own)
  await decideProblem(shop.admin, { id: problem.id, decision: 'credit', note, creditAmount: 10 })
  expect(await qualityOf(shop.workorder.id)).toMatchObject({ upheld: false, pieces: 0 })
})
