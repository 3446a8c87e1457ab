import fc from 'fast-check'
import { calls, type Call } from '@/lib/contract/calls'
import { callersOf } from '@/lib/http/openapi/callers'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'
import { budget, seedOf } from './budget'
import { complaintOf } from './judge'
import { tellFailure } from './report'
import { requestsOf, type Sent } from './requests'
import { routeOf, send } from './send'
import { clearAll, takeSnapshot, type Snapshot } from './snapshot'
import { CALLERS, setStage, type Caller, type Stage } from './stage'
import { count, counted, nameOf, tally } from './tally'

await ownDatabase()

let stage: Stage
let snapshot: Snapshot
beforeAll(async () => {
  stage = await setStage()
  snapshot = await takeSnapshot()
}, 180_000)
afterAll(async () => {
  await snapshot.close()
  await clearAll()
  if (budget.isLarge) console.log(tally())
})

/** Sends it, takes back what it changed, and throws what is wrong with that or with the answer. */
async function judge(call: Call, who: Caller, sent: Sent) {
  const answer = await send(await routeOf(call.endpoint), call.endpoint.path, sent)
  count(call, answer.status)
  const changed = await snapshot.changes()
  if (changed.length) await snapshot.restore(changed)

  const complaint = complaintOf(call, who, stage, sent, answer)
  if (complaint) throw new Error(complaint)
  const beyond = changed.filter((name) => answer.status >= 400 || !mayChange(call, name))
  if (beyond.length) throw new Error(`${answer.status}, and yet something changed: ${beyond.join(', ')}`)
}

/** Reading changes nothing, but who loads a drawing or takes an export along is noted, and a copy without names that is missing is made and stored. */
const mayChange = ({ endpoint }: Call, table: string) =>
  endpoint.method !== 'GET' ||
  (Boolean(endpoint.download) && [...NOTES, 'graphile_worker._private_jobs'].includes(table))
const NOTES = [...['file_downloads', 'events', 'files', 'reviews'].map((table) => `public.${table}`), 'files']

/** What a list can be sorted by, as it says itself. */
async function sortsOf({ endpoint }: Call): Promise<string[]> {
  if (!endpoint.list) return []
  const { body } = await ask<{ message: string }>(stage.people.admin, `GET ${endpoint.path}?sort=?`)
  return body.message.replace(/^.*: /, '').split(', ')
}

/** Whoever may not make a call at all is refused before the input is looked at. */
function runsOf(call: Call, who: Caller): number {
  const callers = callersOf(call)
  const viewer = stage.people[who as keyof typeof stage.people]
  const may = callers ? viewer && callers.roles.includes(viewer.role) : who !== 'revoked'
  return may ? budget.runs : Math.max(1, Math.ceil(budget.runs / 10))
}

const chosen = calls.filter((call) => !budget.call || nameOf(call) === budget.call)

describe('whatever is sent, it is answered as the contract says, and what is refused changes nothing', () => {
  test.each(chosen.map((call) => [nameOf(call), call] as const))(
    '%s',
    async (name, call) => {
      const sorts = await sortsOf(call)
      for (const who of CALLERS.filter((who) => !budget.as || who === budget.as)) {
        const requests = requestsOf(call.endpoint, who, stage, sorts)
        const details = await fc.check(
          fc.asyncProperty(requests, (sent) => judge(call, who, sent)),
          { seed: seedOf(name, who), path: budget.path, numRuns: runsOf(call, who), endOnFailure: false },
        )
        if (details.failed) throw new Error(tellFailure(call, who, stage, details))
      }
    },
    20_000 + budget.runs * 2_000,
  )
})

test('the fuzzer leaves out no call', () => expect(counted().sort()).toEqual(chosen.map(nameOf).sort()))
