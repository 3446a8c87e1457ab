import pg from 'pg'

/**
 * Starts acts while another transaction holds what `statement` locks, and lets it commit once all of them wait:
 * a race whose order is certain.
 */
export async function whileHeld(statement: string, values: unknown[], acts: () => Promise<unknown>[]) {
  const other = new pg.Client(process.env.DATABASE_URL)
  await other.connect()
  await other.query('BEGIN')
  await other.query(statement, values)
  const begun = acts()
  const settled = Promise.allSettled(begun)
  await untilWaiting(other, begun.length)
  await other.query('COMMIT')
  await other.end()
  await settled
  return begun
}

/** Starts the second act once the first one waits, so that the first has locked what it needs before. */
export async function onceItWaits<T>(act: () => Promise<T>): Promise<T> {
  const other = new pg.Client(process.env.DATABASE_URL)
  await other.connect()
  await untilWaiting(other, 1)
  await other.end()
  return act()
}

async function untilWaiting(client: pg.Client, acts: number) {
  for (let tries = 0; tries < 100; tries++) {
    const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    if ((await client.query<{ n: number }>(waiting)).rows[0]!.n >= acts) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
