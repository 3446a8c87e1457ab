import { createHash } from 'node:crypto'
import pg from 'pg'
import { disconnect } from '@/lib/infra/db/db'

/** PostgreSQL keeps a plan in the memory of each connection (about 100 kB): so many texts are planned once. */
const MOST = 400

/**
 * For a suite that reads the same things thousands of times: PostgreSQL plans each statement once a connection. Of the program
 * only the frequent statements have a name, by which a plan is kept, and to plan the others takes longer than to run them.
 */
export function planOnce() {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < MOST) names.set(text, createHash('sha1').update(text).digest('base64url'))
    return names.get(text)
  }
  function queryByName(this: pg.Client, config: pg.QueryConfig | string, ...rest: unknown[]) {
    // A text without values may hold several statements, which have no plan together.
    const hasPlan = typeof config === 'object' && Boolean(config.values?.length) && !config.name
    return query.call(this, hasPlan ? { ...config, name: nameOf(config.text) } : config, ...rest)
  }

  beforeAll(() => void Object.assign(pg.Client.prototype, { query: queryByName }))
  afterAll(async () => {
    Object.assign(pg.Client.prototype, { query })
    // The next suite has connections as the program's, without these plans.
    await disconnect()
  })
}
