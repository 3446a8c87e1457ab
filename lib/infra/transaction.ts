import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** A transaction that is under way: its connection, as whoever asks the pool inside it gets it. */
type Under = { client: pg.PoolClient; over: boolean }

// The server's bundle and Next's each load this file: there is one store all the same.
const shared = globalThis as { jobworkTransactions?: AsyncLocalStorage<Under> }
const transactions = (shared.jobworkTransactions ??= new AsyncLocalStorage())

type Statement = () => Promise<unknown>
/** What happens in a transaction. It may leave statements for its end, which go out together with the COMMIT. */
export type Work<T> = (atEnd: (statement: Statement) => void) => Promise<T>

/** The connection of the transaction that this runs in, for statements; undefined outside, and once it has ended. */
export function transactionClient(): pg.PoolClient | undefined {
  const under = transactions.getStore()
  return under && !under.over ? under.client : undefined
}

/**
 * Runs the work in one transaction: all of it is kept, or nothing. Whatever asks the pool meanwhile, Prisma too, gets
 * the connection of the transaction. A transaction within it is a savepoint. BEGIN travels with the first statement.
 */
export async function inTransaction<T>(connect: () => Promise<pg.PoolClient>, work: Work<T>): Promise<T> {
  const client = await connect()
  const under: Under = { client: lent(client), over: false }
  let broken: Error | undefined
  try {
    const last: Statement[] = []
    const begun = client.query('BEGIN')
    const [result] = await Promise.all([
      transactions.run(under, () => work((statement) => last.push(statement))),
      begun,
    ])
    // What fails among the last makes the COMMIT a ROLLBACK.
    const ends = transactions.run(under, () => last.map((statement) => statement()))
    under.over = true
    await all([...ends, client.query('COMMIT')])
    return result
  } catch (error) {
    under.over = true
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Waits for all of them, and fails with what failed first. */
async function all(ends: Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(ends)) if (end.status === 'rejected') throw end.reason
}

const SAVEPOINTS: Record<string, string> = {
  BEGIN: 'SAVEPOINT inner_work',
  COMMIT: 'RELEASE SAVEPOINT inner_work',
  ROLLBACK: 'ROLLBACK TO SAVEPOINT inner_work',
}

/** The connection for those who would take one from the pool: they can neither end its transaction nor give it back. */
function lent(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const within = (statement: unknown) => {
    const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text
    const savepoint = SAVEPOINTS[text ?? '']
    if (!savepoint) return statement
    return typeof statement === 'string' ? savepoint : { ...(statement as object), text: savepoint }
  }
  return {
    query: (statement: unknown, ...rest: unknown[]) => query(within(statement), ...rest),
    release: () => {},
    on: client.on.bind(client),
    once: client.once.bind(client),
    removeListener: client.removeListener.bind(client),
  } as unknown as pg.PoolClient
}
