import { db } from '@/lib/infra/db/db'
import { nounStates } from '@/lib/rules/noun-states'
import { ask } from './ask'
import { makePeople, viewerOf, WHO, type People, type Who } from './people'
import { lives } from '@/tests/nouns'
import type { Life } from '@/tests/nouns/sheet'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let people: People
beforeAll(async () => void (people = await makePeople()))

/** What the document answers to this move of this person. */
function expected({ says, may, strangers, callForEach }: Life, who: Who, from: string, move: string): number {
  if (who === 'nobody') return 401
  const as = strangers.includes(who) ? (who.endsWith('Customer') ? 'customer' : 'supplier') : who
  if (!says[as]) return 403
  if (!says[as].includes(move)) return callForEach ? 403 : 400
  if (strangers.includes(who)) return 404
  return may[who]?.[from]?.includes(move) ? 200 : 409
}

const rows = (life: Life) =>
  life.states.flatMap((from) =>
    Object.keys(life.moves).map((move) => {
      const answers = WHO.map((who) => expected(life, who, from, move))
      return [from, move, answers.join(' '), answers] as const
    }),
  )

/** The last change that is kept of a thing: who, from, to. */
const lastChange = (entityType: string, entityId: number) =>
  db().event.findFirst({ where: { entityType, entityId }, orderBy: { id: 'desc' } })

test('every noun that has states has a life', () => {
  const alive = Object.keys(nounStates)
  expect([...new Set(Object.values(lives).map(({ entityType }) => entityType))].sort()).toEqual(alive.sort())
})

// The columns: nobody, customer, another, an unverified one, supplier, another, an unverified one, admin.
describe.each(Object.entries(lives))('%s', (_, life) => {
  let id: number
  beforeAll(async () => void (id = await life.make(people)))

  test.each(rows(life))('%s → %s: %s', async (from, move, __, answers) => {
    const seen: unknown[] = []
    const wanted: unknown[] = []
    for (const [at, who] of WHO.entries()) {
      await life.put(id, from as never)
      const [line, body] = life.call(id, move, people)
      const { status } = await ask(viewerOf(people, who), line, body ?? (line.startsWith('POST') ? {} : undefined))
      const to = life.moves[move]!
      const done = answers[at] === 200
      seen.push([who, status === 201 ? 200 : status, await life.stateOf(id)])
      wanted.push([who, answers[at], done ? to : from])
      if (!done) continue
      const change = await lastChange(life.entityType, id)
      expect(change).toMatchObject({ actorId: people[who as 'admin'].id, fromStatus: from, toStatus: to })
    }
    expect(seen).toEqual(wanted)
  })
})
