import { allEndpoints } from '@/lib/contract/calls'
import { removeMember } from '@/lib/domain/people/members/remove-member'
import { db } from '@/lib/infra/db/db'
import type { MemberRole } from '@/lib/terms/member-roles'
import type { Viewer } from '@/lib/rules/core/permissions'
import { newCookieOf } from '@/tests/call'
import { make, unique } from '@/tests/make'
import { repeatedCalls } from '@/tests/nouns'
import { ask } from './ask'
import { makePeople, type People } from './people'
import { filled } from './filled'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let people: People
beforeAll(async () => void (people = await makePeople()))

function upload({ name }: { name: string }) {
  const form = new FormData()
  form.append('purpose', 'inquiry')
  form.append('file', new File(['%PDF-1.7 drawing'], name))
  return form
}
const inquiry = { projectName: 'Hub', description: 'Turned hub, 40 mm', quantity: 2 }
const note = { entityType: 'inquiry', entityId: '{inquiry}', text: 'Call them' }
const bodyOf = (line: string, body: unknown) => (line === 'POST /api/files' ? upload(body as { name: string }) : body)

test('every call that honours the key is sent twice here', () => {
  const promised = allEndpoints.flatMap((e) => (e.idempotent ? `${e.method} ${e.path}` : []))
  expect(repeatedCalls.map(([line]) => line.replace(/\{\w+\}/, '{id}')).sort()).toEqual(promised.sort())
})

describe.each(repeatedCalls)('%s with an Idempotency-Key', (line, who, template, other, count) => {
  const success = /bulk$|batch$|paste$|award$|quotes$|status$|cancel$|close-short$|\}\/files$/.test(line) ? 200 : 201
  const story = async () => {
    const { line: at, body } = await filled({ line, body: template }, people, who)
    const headers = { 'idempotency-key': unique('key') }
    const send = (more: object = {}) => ask(people[who], at, bodyOf(line, { ...(body as object), ...more }), headers)
    return { send, before: await count() }
  }

  test('the same again: the same answer, and the work is done once', async () => {
    const { send, before } = await story()
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status]).toEqual([success, success])
    expect(again.body).toEqual(first.body)
    expect(await count()).toBe(before + 1)
  })
  test('both at once: the same answer, and the work is done once', async () => {
    const { send, before } = await story()
    const [one, two] = await Promise.all([send(), send()])
    expect([one.status, two.status, two.body]).toEqual([success, success, one.body])
    expect(await count()).toBe(before + 1)
  })
  test('again with another body: 409', async () => {
    const { send } = await story()
    await send()
    const { status, body } = await send(other)
    expect([status, body.code]).toEqual([409, 'conflict'])
  })
  test('on another path, another id or with a query: 409, and never the first one’s answer', async () => {
    const { line: at, body } = await filled({ line, body: template }, people, who)
    const headers = { 'idempotency-key': unique('key') }
    expect((await ask(people[who], at, bodyOf(line, body), headers)).status).toBe(success)
    const before = await count()
    const others = [at.replace(/\/\d+/, '/2000000000'), `${at}?from=another-page`].filter((other) => other !== at)
    for (const other of others) {
      const { status, body: answer } = await ask(people[who], other, bodyOf(line, body), headers)
      expect([other, status, answer.code]).toEqual([other, 409, 'conflict'])
    }
    const elsewhere = { line: 'POST /api/notes', body: { ...note, entityId: 1 } }
    if (who === 'admin' && line !== elsewhere.line)
      expect((await ask(people.admin, elsewhere.line, elsewhere.body, headers)).status).toBe(409)
    expect(await count()).toBe(before)
  })
  test('a key keeps ids, and nothing else of the answer', async () => {
    const { line: at, body } = await filled({ line, body: template }, people, who)
    const key = unique('key')
    await ask(people[who], at, bodyOf(line, body), { 'idempotency-key': key })
    const { result } = await db().idempotencyKey.findFirstOrThrow({ where: { key } })
    const id = expect.any(Number)
    if (line === 'POST /api/invoices/batch')
      expect(result).toEqual([{ workorderId: id, shipmentId: null, invoiceId: id, refused: null }])
    else if (line === 'POST /api/payouts/paste')
      expect(result).toEqual([{ reference: expect.any(String), payoutId: id, refused: null }])
    else if (line === 'POST /api/bulk') expect(result).toEqual({ done: [expect.any(Number)], refused: [] })
    else expect(result).toEqual([expect.any(Number)])
  })
  test('of another person is another key', async () => {
    const key = unique('key')
    await db().idempotencyKey.create({
      data: { memberId: (await make.customer()).member.id, key, fingerprint: 'x' },
    })
    const { line: at, body } = await filled({ line, body: template }, people, who)
    expect((await ask(people[who], at, bodyOf(line, body), { 'idempotency-key': key })).status).toBe(success)
  })
})

describe('the answer to a key is drawn for the person as it is today', () => {
  /** A colleague of the table's company in another role, as whom calls are sent. */
  const inRole = async (member: Viewer, role: MemberRole) => {
    await db().member.update({ where: { id: member.member.id }, data: { role } })
    return { ...member, member: { ...member.member, role } } as Viewer
  }
  // Bills are for those who keep the books.
  const bySuppliers = repeatedCalls.filter(([line, who]) => who === 'supplier' && !line.includes('/bills'))

  test.each(bySuppliers)('%s: a quoter who works on the floor by now reads no amount', async (line, who, template) => {
    const quoter = await make.colleague(people.supplier, 'quoter')
    const { line: at, body } = await filled({ line, body: template }, { ...people, supplier: quoter }, who)
    const headers = { 'idempotency-key': unique('key') }
    const first = await ask(quoter, at, bodyOf(line, body), headers)
    expect(first.status).toBeLessThan(300)
    const again = await ask(await inRole(quoter, 'floor'), at, bodyOf(line, body), headers)
    expect([403, first.status]).toContain(again.status)
    expect(JSON.stringify(again.body)).not.toMatch(
      /"(price|amount|\w*[pP]aise|paymentStatus|unitPaise|tooling|freight)"/,
    )
  })

  test('the amounts of an order, which its floor doesn’t read, are in no repeated answer', async () => {
    const quoter = await make.colleague(people.supplier, 'quoter')
    const { workorder } = await make.order({ customer: people.customer, supplier: people.supplier, price: 54_321 })
    const headers = { 'idempotency-key': unique('key') }
    const move = (as: Viewer) => ask(as, `PATCH /api/workorders/${workorder.id}/status`, { status: 'started' }, headers)
    expect(JSON.stringify((await move(quoter)).body)).toContain('54321')
    const again = await move(await inRole(quoter, 'floor'))
    expect([again.status, again.body.id]).toEqual([200, workorder.id])
    expect(JSON.stringify(again.body)).not.toMatch(/\b54321\b|paymentStatus|"amount"/)
  })

  test('a suspended company, and a removed person, get what they would get today', async () => {
    const customer = await make.customer()
    const [buyer, headers] = [await make.colleague(customer, 'buyer'), { 'idempotency-key': unique('key') }]
    const submit = (as: Viewer) => ask(as, 'POST /api/inquiries', inquiry, headers)
    expect((await submit(buyer)).status).toBe(201)
    // It signs everybody out; they may sign in again.
    await make.suspended(customer)
    const cookie = await newCookieOf(buyer)
    expect((await ask(null, 'POST /api/inquiries', inquiry, { ...headers, cookie })).status).toBe(403)
    await removeMember(customer, { id: buyer.member.id })
    expect((await ask(null, 'POST /api/inquiries', inquiry, { ...headers, cookie })).status).toBe(401)
  })

  test('what is gone is not found, and is not done anew', async () => {
    const headers = { 'idempotency-key': unique('key') }
    const { line, body } = await filled({ line: 'POST /api/notes', body: note }, people, 'admin')
    const first = await ask(people.admin, line, body, headers)
    await ask(people.admin, `DELETE /api/notes/${first.body.id}`)
    const before = await db().note.count()
    expect((await ask(people.admin, line, body, headers)).status).toBe(404)
    expect(await db().note.count()).toBe(before)
  })
})

test('a call outside of these takes no notice of a key', async () => {
  const headers = { 'idempotency-key': unique('key') }
  const body = { name: 'Honing', description: 'Bores up to 200 mm' }
  const ids = []
  for (let n = 0; n < 2; n++) ids.push((await ask(people.supplier, 'POST /api/processes', body, headers)).body.id)
  expect(ids[0]).not.toBe(ids[1])
})
