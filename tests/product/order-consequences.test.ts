import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { ask } from './ask'
import { makePeople, type People } from './people'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let people: People
beforeAll(async () => void (people = await makePeople()))

const create = (body: object) => ask(people.admin, 'POST /api/workorders', { supplierId: people.supplier.id, ...body })
const move = (id: number, status: string, notes = '') =>
  ask(people.supplier, `PATCH /api/workorders/${id}/status`, { status, notes })
const whole = () => make.order(people)

describe('a work order that is created', () => {
  test('is linked to the inquiry’s accepted quotation where its supplier is the same', async () => {
    const { inquiry, quotation } = await make.accepted({ ...people, price: 77_000 })
    const { body } = await create({ inquiryId: inquiry.id })
    expect(body).toMatchObject({ inquiryId: inquiry.id, quotationId: quotation.id, amount: 77_000 })
  })
  test('is not linked to the accepted quotation of another supplier', async () => {
    const { inquiry } = await whole()
    const { body } = await create({ inquiryId: inquiry.id, supplierId: people.otherSupplier.id })
    expect(body).toMatchObject({ inquiryId: inquiry.id, quotationId: null, amount: null })
  })
  test('is not linked to a quotation that is not accepted', async () => {
    const inquiry = await make.inquiry(people.customer)
    await make.quotation(people.supplier, inquiry)
    expect((await create({ inquiryId: inquiry.id })).body).toMatchObject({ quotationId: null, amount: null })
  })
  test('from a request takes over its machine and supplier, and the request is assigned to it', async () => {
    const request = await make.request(people.supplier)
    const { body } = await create({ requestId: request.id })
    expect(body).toMatchObject({ machineId: request.machineId, supplierId: people.supplier.id })
    const requests = (await ask<{ id: number }[]>(people.supplier, 'GET /api/workorderrequests')).body
    const assigned = { status: 'assigned', workOrderId: body.id }
    expect(requests.find(({ id }) => id === request.id)).toMatchObject(assigned)
  })
  test('of two that want one request, one gets it, the other 409 and nothing is left of it', async () => {
    const { id: requestId } = await make.request(people.supplier)
    const before = await db().workOrder.count()
    const answers = await Promise.all([create({ requestId }), create({ requestId })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await db().workOrder.count()).toBe(before + 1)
  })
})

describe('the dates of a work order', () => {
  test.each([
    ['pending', false, false],
    ['started', true, false],
    ['in_progress', true, false],
    ['quality_check', true, false],
    ['completed', true, true],
    ['issues', false, false],
  ])('%s sets a start: %s, a completion: %s', async (status, start, completion) => {
    const { body } = await move((await whole()).workorder.id, status)
    expect([body.startDate !== null, body.completedDate !== null]).toEqual([start, completion])
  })
  test.each(['started', 'completed'])('%s leaves a start date that is there', async (status) => {
    const startDate = '2026-01-05T00:00:00.000Z'
    const { body } = await create({ startDate })
    expect((await move(body.id, status)).body.startDate).toBe(startDate)
  })
  test.each(['pending', 'started', 'in_progress', 'quality_check', 'issues'])(
    'leaving completed for %s clears the completion',
    async (status) => {
      const { id } = (await whole()).workorder
      await move(id, 'completed')
      expect((await move(id, status)).body).toMatchObject({ status, completedDate: null })
    },
  )
})

describe('a machine', () => {
  const set = (id: number, body: object) => ask(people.supplier, `PATCH /api/machines/${id}/status`, body)
  const hoursOf = (thing: unknown) =>
    (thing as { specifications: { availableHours: unknown } }).specifications.availableHours
  test.each([
    ['running', 40, 40],
    ['running', undefined, null],
    ['idle', 40, null],
    ['maintenance', 40, null],
  ])('%s with %s hours has %s', async (status, availableHours, hours) => {
    const { id } = await make.machine(people.supplier)
    expect(hoursOf((await set(id, { status, availableHours })).body)).toBe(hours)
  })
  test.each([
    ['idle', null],
    ['maintenance', null],
    ['running', 40],
  ])('that ran 40 hours and is then %s has %s', async (status, hours) => {
    const { id } = await make.machine(people.supplier)
    await set(id, { status: 'running', availableHours: 40 })
    expect(hoursOf((await set(id, { status })).body)).toBe(hours)
  })
})

describe.each(['machines', 'processes'] as const)('%s', (noun) => {
  const status = noun === 'machines' ? 'approvalStatus' : 'status'
  const isApproved = (approved: boolean) => (noun === 'machines' ? { approved } : {})
  const pending = () =>
    noun === 'machines'
      ? make.machine(people.supplier, { approved: false })
      : make.process(people.supplier, { approved: false })
  const decide = (id: number, decision: string, body?: object) =>
    ask(people.admin, `PATCH /api/${noun}/${id}/${decision}`, body)

  test('new: not approved, pending', async () =>
    expect(await pending()).toMatchObject({ [status]: 'pending', rejectionReason: null, ...isApproved(false) }))
  test('approved', async () => {
    const { body } = await decide((await pending()).id, 'approve')
    expect(body).toMatchObject({ [status]: 'approved', rejectionReason: null, ...isApproved(true) })
  })
  test.each([
    [{ reason: 'No papers' }, 'No papers'],
    [{}, null],
    [undefined, null],
  ] as const)('rejected with %j: the reason is %j', async (body, rejectionReason) => {
    const answer = await decide((await pending()).id, 'reject', body)
    expect(answer.body).toMatchObject({ [status]: 'rejected', rejectionReason, ...isApproved(false) })
  })
  test('edited after a rejection: pending again, without the reason, and may be approved', async () => {
    const { id } = await pending()
    await decide(id, 'reject', { reason: 'No papers' })
    const { body } = await ask(people.supplier, `PATCH /api/${noun}/${id}`, { name: 'Papers attached' })
    expect(body).toMatchObject({
      name: 'Papers attached',
      [status]: 'pending',
      rejectionReason: null,
      ...isApproved(false),
    })
    expect((await decide(id, 'approve')).status).toBe(200)
  })
})

describe('every change of a status is kept: who, when, from, to, note', () => {
  const when = expect.stringMatching(/^\d{4}-.*Z$/)
  test('of a work order, read with it', async () => {
    const { id } = (await whole()).workorder
    await move(id, 'issues', 'No steel')
    await ask(people.admin, `PATCH /api/workorders/${id}/payment`, { status: 'partial' })
    const { body } = await ask(people.supplier, `GET /api/workorders/${id}`)
    expect(body.history).toMatchObject([
      { actorRole: 'admin', from: null, to: 'pending', note: null, createdAt: when },
      { actorRole: 'supplier', from: 'pending', to: 'issues', note: 'No steel', createdAt: when },
      { actorRole: 'admin', from: 'pending', to: 'partial', note: null, createdAt: when },
    ])
  })
  test('of an inquiry, read with it', async () => {
    const { id } = await make.inquiry(people.customer)
    const quotation = await make.quotation(people.supplier, { id })
    await ask(people.admin, `PATCH /api/inquiries/${id}/status`, { status: 'quoted', note: 'Enough offers' })
    await ask(people.customer, `PATCH /api/quotations/${quotation.id}/status`, { status: 'accepted' })
    const { body } = await ask(people.admin, `GET /api/inquiries/${id}`)
    const [customer, supplier, admin] = [people.customer, people.supplier, people.admin].map((v) => v.companyName)
    expect(body.history).toMatchObject([
      { actorRole: 'customer', actorName: customer, from: null, to: 'new', createdAt: when },
      { actorRole: 'supplier', actorName: supplier, from: 'new', to: 'processing' },
      { actorRole: 'admin', actorName: admin, from: 'processing', to: 'quoted', note: 'Enough offers' },
      { actorRole: 'customer', actorName: customer, from: 'quoted', to: 'accepted' },
    ])
  })
})
