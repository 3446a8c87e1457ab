import { allEndpoints } from '@/lib/contract/calls'
import type { Viewer } from '@/lib/rules/core/permissions'
import type { Role } from '@/lib/terms/roles'
import { make, unique } from '@/tests/make'
import { lists, listsElsewhere } from '@/tests/nouns'
import { ownDatabase } from '@/tests/own-database'
import { ask, type Thing } from './ask'

await ownDatabase()

const MARK = unique('Mark')
const COUNT = 7
const nextOf = (headers: Headers) => /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]

describe.each(lists)('$path of a $who', ({ path, who, grow, ...filters }) => {
  // An admin reads those of other tests, too.
  const marked = (filter: string) => (who === 'admin' ? `${filter}&q=${MARK}` : filter)
  const all = marked(filters.all)
  const none = filters.none && marked(filters.none)
  let people: Record<Role, Viewer>
  beforeAll(async () => {
    people = { customer: await make.customer(), supplier: await make.supplier(), admin: await make.admin() }
    for (let n = 0; n < COUNT; n++) await grow(people, MARK)
  })
  const get = (at: string) => ask<Thing[]>(people[who], `GET ${at}`)

  test('is an array, newest first, 100 at most unless told, and says its exact length', async () => {
    const { status, headers, body } = await get(`${path}?${all}`)
    expect([status, body.length]).toEqual([200, COUNT])
    const ids = body.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect([headers.get('x-total-count'), headers.get('x-total-count-capped')]).toEqual([String(COUNT), null])
    expect(nextOf(headers)).toBeUndefined()
  })

  test.each([1, 3, COUNT, 500])('a page of %d leads on to the end: each thing once, none missing', async (limit) => {
    const whole = (await get(`${path}?${all}`)).body.map(({ id }) => id)
    const walked: number[] = []
    let at: string | undefined = `${path}?${all}&limit=${limit}`
    while (at) {
      const { headers, body } = await get(at)
      expect(body.length).toBeLessThanOrEqual(limit)
      expect(headers.get('x-total-count')).toBe(String(COUNT))
      walked.push(...body.map(({ id }) => id))
      at = nextOf(headers)
    }
    expect(walked).toEqual(whole)
  })

  test.each(['limit=0', 'limit=501', 'limit=-1', 'limit=abc', 'limit=1.5', 'cursor=foreign'])(
    '%s is refused with 400',
    async (query) => {
      const { status, body } = await ask(people[who], `GET ${path}?${query}`)
      expect([status, body.code]).toEqual([400, 'validation'])
    },
  )

  test('a cursor of another order of it is refused', async () => {
    const at = nextOf((await get(`${path}?${all}&limit=1`)).headers)!
    expect((await get(`${at}&sort=id`)).status).toBe(400)
  })

  if (none) {
    test('its filters: all, none, and nonsense', async () => {
      expect((await get(`${path}?${all}`)).body).toHaveLength(COUNT)
      expect((await get(`${path}?${none}`)).body).toEqual([])
      expect((await get(`${path}?${none.split('=')[0]}=nonsense`)).status).toBe(400)
    })

    test('is searched by text, in any case', async () => {
      expect((await get(`${path}?q=${MARK.toUpperCase()}`)).body).toHaveLength(COUNT)
      expect((await get(`${path}?q=${MARK}-not`)).body).toEqual([])
    })
  }
})

test('every list of the contract is read here, or in the suite that its sheet names', () => {
  const known = [...lists.map(({ path }) => path), ...Object.keys(listsElsewhere)]
  expect(known.sort()).toEqual(allEndpoints.flatMap((e) => (e.list ? e.path : [])).sort())
})
