import { db } from '@/lib/infra/db/db'
import { calls } from '@/tests/nouns'
import { ownDatabase } from '@/tests/own-database'
import { ask } from './ask'
import { filled } from './filled'
import { makePeople, viewerOf, WHO, type People } from './people'

await ownDatabase()

let people: People
beforeAll(async () => void (people = await makePeople()))

/** What goes on with a cancelled order: its owner, what is kept of a leak, and what makes another thing or only reads. */
const goesOn: Record<string, string> = {
  'PATCH /api/workorders/{}/owner': 'who looks after it',
  'POST /api/workorders/{}/reorder': 'it makes an inquiry, and is for completed orders',
  'PATCH /api/workorders/{}/files/drawing.pdf/hide': 'a file that names its maker is hidden at any time',
  'PATCH /api/workorders/{}/questions/read': 'it marks what was read',
  'POST /api/workorders/{}/invoices/preview': 'it only reads',
}

const writes = calls.filter(
  ([line]) => /^(POST|PATCH|PUT|DELETE) \/api\/workorders\/\{/.test(line) && !goesOn[line.replace(/\{\w+\}/g, '{}')],
)

test.each(writes.map(([line, body, statuses]) => [line, body, statuses] as const))(
  'of a cancelled order 409 is answered, with its day: %s',
  async (line, body, statuses) => {
    const at = statuses.split(' ').findIndex((status) => status.startsWith('2'))
    const who = WHO[at]!
    const call = await filled({ line, body }, people, who)
    const id = Number(/workorders\/(\d+)/.exec(call.line)![1])
    await db().workOrder.update({
      where: { id },
      data: {
        cancelled: true,
        closedAt: new Date(),
        closeReason: 'customer',
        closeNote: 'No longer needed',
        amount: null,
      },
    })
    const answer = await ask(viewerOf(people, who), call.line, call.body ?? undefined)
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^(WO|ORD)-\d+ was cancelled on \d+ \w+ 2\d{3}$/) },
    })
  },
)

test('what goes on with a cancelled order is a call of the contract', () => {
  const known = new Set(calls.map(([line]) => line.replace(/\{\w+\}/g, '{}')))
  expect(Object.keys(goesOn).filter((line) => !known.has(line))).toEqual([])
})
