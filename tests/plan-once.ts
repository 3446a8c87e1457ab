import { createHash } from 'node:crypto'
import pg from 'pg'
import { disconnect } from '@/lib/infra/db/db'

/** PostgreSQL keeps a plan in the memory of each connection (about 100 kB): so many texts are planned once. */
const MOST = 1_000

const names = new Map<string, string>()
const plan = pg.Client.prototype.query as (...args: unknown[]) => unknown

/**
 * PostgreSQL plans each statement once a connection, and keeps that for the suites to come. Of the program only the frequent
 * statements have a name, by which a plan is kept; suites run all the others, where planning takes longer than running.
 */
export function planOnce() {
  Object.assign(pg.Client.prototype, { query: queryByName })
}

function queryByName(this: pg.Client, config: pg.QueryConfig | string, ...rest: unknown[]) {
  // A text without values may hold several statements, which have no plan together.
  const hasPlan = typeof config === 'object' && Boolean(config.values?.length) && !config.name
  return plan.call(this, hasPlan ? { ...config, name: nameOf(config.text) } : config, ...rest)
}

function nameOf(text: string) {
  if (!names.has(text) && names.size < MOST) names.set(text, createHash('sha1').update(text).digest('base64url'))
  return names.get(text)
}

/** Before a suite: where the suites before it have left no room for its plans, theirs go, with their connections. */
export async function makeRoomForPlans() {
  if (names.size < MOST) return
  await disconnect()
  names.clear()
}

/** For a suite about the plans that the program keeps: its statements have no other names than the program's. */
export function planAsProgram() {
  beforeAll(async () => {
    Object.assign(pg.Client.prototype, { query: plan })
    await disconnect()
  })
  afterAll(planOnce)
}
