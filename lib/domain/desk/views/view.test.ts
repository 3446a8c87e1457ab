import type { SavedView } from '@/lib/contract/desk/views'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'

await ownDatabase()

let admin: Viewer
beforeEach(async () => void (admin = await make.admin()))

type Answer = SavedView & { message: string; issues?: { path: string }[] }
const save = (as: Viewer, name: string, query: object = { status: 'issues' }, list = 'workorders') =>
  ask<Answer>(as, 'POST /api/views', { list, name, query })
const viewsOf = async (as: Viewer, of = '') => (await ask<SavedView[]>(as, `GET /api/views${of}`)).body
const names = async (as: Viewer) => (await viewsOf(as, '?list=workorders')).map(({ name }) => name)

test('filters are saved as the list knows them: no page, no empty ones, none of another list', async () => {
  const query = { status: 'issues', sort: '-amount', q: '', cursor: 'x', limit: 5, counts: 'true', colour: 'red' }
  const { status, body } = await save(admin, 'On hold', { ...query, company: 7 })
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      list: 'workorders',
      name: 'On hold',
      place: 0,
      gone: [],
      query: { status: 'issues', sort: '-amount', company: '7' },
      createdAt: expect.any(String),
    },
  ])
  expect(await viewsOf(admin)).toEqual([body])
})

test('a view is one person’s own', async () => {
  const { id } = (await save(admin, 'Mine')).body
  const other = await make.admin()
  expect(await viewsOf(other)).toEqual([])
  for (const call of [`PATCH /api/views/${id}`, `DELETE /api/views/${id}`])
    expect((await ask(other, call, call.startsWith('PATCH') ? { name: 'Theirs' } : undefined)).status).toBe(404)
  expect(await names(admin)).toEqual(['Mine'])
})

test('names in any script; the same one again, in whatever case, is a conflict at the name, for one list', async () => {
  for (const name of ['रुके हुए ऑर्डर', '🔥 Urgent 👩🏽‍🔧', 'Late']) expect((await save(admin, name)).status).toBe(201)
  expect(await names(admin)).toEqual(['रुके हुए ऑर्डर', '🔥 Urgent 👩🏽‍🔧', 'Late'])
  const { status, body } = await save(admin, ' LATE ')
  expect([status, body.issues?.[0]?.path]).toEqual([409, 'name'])
  expect((await save(admin, 'Late', {}, 'quotations')).status).toBe(201)
  expect((await save(await make.admin(), 'Late')).status).toBe(201)
})

test('what does not fit is refused', async () => {
  const refusal = async (...args: Parameters<typeof save>) => {
    const { status, body } = await save(...args)
    return [status, body.issues?.[0]?.path]
  }
  expect(await refusal(admin, '')).toEqual([400, 'name'])
  expect(await refusal(admin, 'x'.repeat(61))).toEqual([400, 'name'])
  expect(await refusal(admin, 'A', { status: 'lost' })).toEqual([400, 'query.status'])
  expect(await refusal(admin, 'A', { sort: 'colour' })).toEqual([400, 'query.sort'])
  expect(await refusal(admin, 'A', { status: { is: 'issues' } })).toEqual([400, 'query.status'])
  expect(await refusal(admin, 'A', {}, 'invoices')).toEqual([400, 'list'])
  expect(await refusal(await make.customer(), 'A', {}, 'suppliers')).toEqual([403, undefined])
})

test('twenty of a list, also when two are saved at once', async () => {
  for (let n = 0; n < 19; n++) await save(admin, `View ${n}`)
  const both = await Promise.all([save(admin, 'One'), save(admin, 'Other')])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await viewsOf(admin)).map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, n) => n))
})

describe('a view is', () => {
  const patch = (id: number, body: object) => ask<Answer>(admin, `PATCH /api/views/${id}`, body)
  let ids: number[]
  beforeEach(async () => {
    ids = []
    for (const name of ['A', 'B', 'C', 'D']) ids.push((await save(admin, name)).body.id)
  })

  test('renamed, to its own name in another case, too', async () => {
    expect((await patch(ids[0]!, { name: 'a' })).body).toMatchObject({ name: 'a', query: { status: 'issues' } })
    expect((await patch(ids[0]!, { name: 'b' })).status).toBe(409)
  })
  test('overwritten', async () => {
    expect((await patch(ids[1]!, { query: { status: 'started' } })).body).toMatchObject({
      name: 'B',
      query: { status: 'started' },
      place: 1,
    })
    expect((await patch(ids[1]!, { query: { status: 'lost' } })).body.issues).toMatchObject([{ path: 'query.status' }])
  })
  test('moved: the others make room', async () => {
    await patch(ids[3]!, { place: 0 })
    expect(await names(admin)).toEqual(['D', 'A', 'B', 'C'])
    expect((await patch(ids[0]!, { place: 19 })).body.place).toBe(3)
    expect(await names(admin)).toEqual(['D', 'B', 'C', 'A'])
    expect((await patch(ids[0]!, { place: 20 })).status).toBe(400)
  })
  test('removed: the others move up', async () => {
    expect((await ask(admin, `DELETE /api/views/${ids[1]}`)).status).toBe(204)
    expect((await viewsOf(admin)).map(({ name, place }) => [name, place])).toEqual([
      ['A', 0],
      ['C', 1],
      ['D', 2],
    ])
    expect((await ask(admin, `DELETE /api/views/${ids[1]}`)).status).toBe(404)
  })
})

test('one that no longer fits opens with what is left, and names what went', async () => {
  const { id } = (await save(admin, 'Old')).body
  const query = { status: 'parked', colour: 'red', sort: 'weight', paymentStatus: 'open' }
  await db().savedView.update({ where: { id }, data: { query } })
  expect(await viewsOf(admin)).toMatchObject([{ query: { paymentStatus: 'open' }, gone: ['sort', 'colour', 'status'] }])
})
