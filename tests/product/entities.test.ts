import { allEndpoints } from '@/lib/contract/calls'
import { db } from '@/lib/infra/db/db'
import { ask, type Thing } from './ask'
import { makePeople, type People } from './people'
import { created, createdElsewhere } from '@/tests/nouns'
import type { Created, Field } from '@/tests/nouns/sheet'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let people: People
beforeAll(async () => void (people = await makePeople()))

/** What stands at `specifications.travel` and the like. */
const at = (thing: unknown, path: string) =>
  path.split('.').reduce((part, key) => (part as Record<string, unknown>)?.[key], thing)
function put(thing: Record<string, unknown>, path: string, value: unknown): void {
  const [key, ...rest] = path.split('.') as [string, ...string[]]
  if (rest.length) put((thing[key] ??= {}) as Record<string, unknown>, rest.join('.'), value)
  else if (value === undefined) delete thing[key]
  else thing[key] = value
}
const namesOf = (fields: Field[], ...rules: Field[1][]) => fields.filter((f) => rules.includes(f[1])).map(([f]) => f)

/** A value that would be another's, or further on, if a body could set it. */
const forged = (name: string) => {
  if (/id$/i.test(name)) return people.otherSupplier.id
  return /approved|verified/.test(name) ? true : 'approved'
}

describe.each(Object.entries(created))('%s', (_, { create, by, full, fields }: Created) => {
  const send = async (names: string[], value: (name: string) => unknown) => {
    const sent = await full(people)
    for (const name of names) put(sent, name, value(name))
    return { sent: sent as Thing, ...(await ask(people[by], create, sent)) }
  }
  const dispensable = namesOf(fields, 'optional', 'left out')
  let whole: Awaited<ReturnType<typeof send>>, bare: (typeof whole)[]
  beforeAll(async () => {
    whole = await send(namesOf(fields, 'set'), forged)
    bare = [await send(dispensable, () => undefined), await send(dispensable, () => null)]
  })

  test('is answered with 201, with every key whether something stands there or not', () => {
    expect([whole.status, ...bare.map((b) => b.status)]).toEqual([201, 201, 201])
    for (const { body } of bare) expect(Object.keys(body).sort()).toEqual(Object.keys(whole.body).sort())
  })

  test.each(fields.map(([name, rule, is]) => [name, rule, is] as const))('%s: %s', async (name, rule, is) => {
    if (rule === 'set')
      return expect(at(whole.body, name)).toEqual((is as (...a: unknown[]) => unknown)(people, whole.sent))
    if (rule === 'secret') expect(JSON.stringify(whole.body)).not.toContain(at(whole.sent, name))
    else if (name === 'files') expect(at(whole.body, name)).toMatchObject(at(whole.sent, name) as object[])
    else expect(at(whole.body, name)).toEqual(at(whole.sent, name))

    if (rule === 'optional') for (const { body } of bare) expect(at(body, name)).toBeNull()
    if (rule === 'left out') for (const { body } of bare) expect(at(body, name)).toEqual(is)
    if (rule === 'required' || rule === 'secret')
      for (const nothing of [undefined, null, '']) {
        const { status, body } = await send([name], () => nothing)
        expect([nothing, status, (body.issues as { path: string }[])?.map((i) => i.path)]).toEqual([
          nothing,
          400,
          [name],
        ])
      }
  })
})

test('the fields of whatever is created from a body are tried here, or in the suite that its sheet names', () => {
  const known = [...Object.values(created).map(({ create }) => create), ...Object.keys(createdElsewhere)]
  const creating = allEndpoints.flatMap((e) => (e.status === 201 && e.body ? `${e.method} ${e.path}` : []))
  expect(known.sort()).toEqual(creating.sort())
})

test('a user that is stored without a role is a customer, and not verified', async () => {
  const names = { username: 'stored', email: 'stored@example.com', companyName: 'A', contactName: 'B' }
  expect(await db().user.create({ data: names })).toMatchObject({
    role: 'customer',
    verified: false,
  })
})
