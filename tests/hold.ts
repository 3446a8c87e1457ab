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
  for (let tries = 0; tries < 100; tries++) {
    const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    if ((await other.query<{ n: number }>(waiting)).rows[0]!.n >= begun.length) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await other.query('COMMIT')
  await other.end()
  await settled
  return begun
}
