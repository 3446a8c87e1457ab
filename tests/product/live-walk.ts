import { calls } from '@/tests/nouns'
import type { Call } from '@/tests/nouns/sheet'
import { ask } from './ask'
import { filled } from './filled'
import { onlookersOf } from './onlookers'
import { makePeople, viewerOf, WHO, type People } from './people'

/** Orders, their goods and their money take about as long as all the others: two suites go side by side. */
const isOfOrders = ([line]: Call) =>
  /^\w+ \/api\/(work|order|problems|reports|lots|cert|shipments|receipts|invoices|bills|payouts)/.test(line)
export const callsOfOrders = calls.filter(isOfOrders)
export const callsBesideOrders = calls.filter((call) => !isOfOrders(call))

/** One test for each thing that can happen by a call: open screens show what a reload shows. */
export function walksLive(calls: readonly Call[]) {
  let people: People
  let watch: Awaited<ReturnType<typeof onlookersOf>>
  beforeAll(async () => {
    people = await makePeople()
    watch = await onlookersOf(people)
  })

  test.each(oneForEach(calls))(
    'after %s open screens show what a reload shows',
    async (line, body, statuses, leaves) => {
      const by = lastThatMay(statuses)
      const call = await filled({ line, body }, people, by)
      await watch(() => ask(viewerOf(people, by), call.line, call.body ?? undefined), leaves as string[])
    },
  )
}

/** One call for each thing that can happen. What a company does with its own account refreshes everything anyway. */
function oneForEach(calls: readonly Call[]) {
  const seen = new Set<string>()
  return calls.filter(([, , statuses, leaves]) => {
    if (!Array.isArray(leaves) || seen.has(leaves.join())) return false
    seen.add(leaves.join())
    return lastThatMay(statuses) === 'admin' || leaves.some((kind) => !kind.startsWith('account.'))
  })
}

const lastThatMay = (statuses: string) => WHO[statuses.split(' ').findLastIndex((status) => status < '300')]!
