import type { BulkForm } from '../../contract/desk/bulk'
import type { Endpoint } from '../../contract/core/endpoint'
import { env } from '../../infra/env'
import { countInProcess, countOf } from '../../infra/process-counter'
import { attempt, overLimit } from '../../infra/rate-limiter'
import { budgets, budgetsOf, bulkCalls, unlimited, type Budget, type BudgetName } from '../../rules/limits'
import type { Viewer } from '../../rules/core/permissions'
import { CLIENT_ADDRESS } from '../auth/rate-limits'
import { clientNetwork } from '../server/client-network'

/** A call, or what a page reads as one. */
type Spending = {
  endpoint: Endpoint
  viewer: Viewer | null
  headers: Pick<Headers, 'get'>
  /** The path that was asked for. */
  path: string
  /** The text of a search, if any. */
  q?: string | null
}

/** Counts a request of an address, before the database is asked who sent it. Over the limit: 429. */
export function spendOfAddress({ method, path }: Endpoint, headers: Headers) {
  if (!unlimited.some((name) => name === `${method} ${path}`)) drawInProcess('calls', addressOf(headers))
}

/** Runs a call within its budgets. Over one: 429. A call that fails takes nothing from a day's limits. */
export async function withinBudgets<T>(spending: Spending, run: () => Promise<T>): Promise<T> {
  const takeBack = await spend(spending)
  try {
    return await run()
  } catch (error) {
    await takeBack()
    throw error
  }
}

async function spend({ endpoint, viewer, headers, path, q }: Spending): Promise<() => Promise<void>> {
  if (env().RATE_LIMIT === 'off') return async () => {}
  const key = viewer ? String(viewer.id) : addressOf(headers)
  const drawn = budgetsOf(endpoint, { isVisitor: !viewer, q })
  for (const name of drawn.filter(isCountedInProcess)) drawInProcess(name, key)
  const repeated = (name: BudgetName) => `${name} ${key} ${path}`
  const inDatabase = drawn.filter((name) => !isCountedInProcess(name) && !countOf(repeated(name)))
  const takeBack = await attempt(Object.fromEntries(inDatabase.map((name) => [name, key])))
  for (const name of inDatabase) {
    const { repeats }: Budget = budgets[name]
    if (repeats) countInProcess(repeated(name), { points: 1, duration: repeats })
  }
  return takeBack
}

/** Draws from budgets of an account what a call costs beyond its path: its further parts. Returns a function that takes it back. */
export async function spendMore(draws: Draws, viewer: Viewer): Promise<() => Promise<void>> {
  const key = String(viewer.id)
  const takeBacks: (() => Promise<void>)[] = []
  for (const [name, points] of Object.entries(draws) as [BudgetName, number][]) {
    if (isCountedInProcess(name)) drawInProcess(name, key, points)
    else takeBacks.push(await attempt({ [name]: key }, points))
  }
  return async () => {
    for (const takeBack of takeBacks) await takeBack()
  }
}

/** Points by budget. */
export type Draws = Partial<Record<BudgetName, number>>

/** An act on many draws what as many single ones would; the call itself is the first of its writes. */
export function drawsOfBulk({ act, ids }: BulkForm): Draws {
  const [method, path] = bulkCalls[act].split(' ') as [Endpoint['method'], Endpoint['path']]
  const names = budgetsOf({ method, path }, { isVisitor: false })
  return Object.fromEntries(names.map((name) => [name, name === 'writes' ? ids.length - 1 : ids.length]))
}

/** A batch of invoices draws what as many single ones would. */
export const drawsOfBatch = ({ workorderIds: { length } }: { workorderIds: readonly number[] }): Draws => ({
  writes: length - 1,
  notifications: length - 1,
})

const isCountedInProcess = (name: BudgetName) => budgets[name].counted === 'process'

function drawInProcess(name: BudgetName, key: string, points = 1) {
  if (env().RATE_LIMIT === 'off') return
  const retryAfter = countInProcess(`${name} ${key}`, budgets[name], points)
  if (retryAfter) throw overLimit(name, retryAfter)
}

const addressOf = (headers: Pick<Headers, 'get'>) => clientNetwork(headers.get(CLIENT_ADDRESS) ?? 'unknown')
