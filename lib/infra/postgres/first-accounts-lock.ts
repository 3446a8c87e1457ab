import pg from 'pg'

/** The advisory lock of the first accounts: of processes that start at once one creates them, the others wait. */
const FIRST_ACCOUNTS = 7_100_433

/** Runs `task` while no other process on this database does. */
export async function firstAccountsAlone<T>(connectionString: string, task: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, keepAlive: true })
  client.on('error', () => {}) // The task's own statements report a lost database.
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [FIRST_ACCOUNTS])
    return await task()
  } finally {
    await client.end().catch(() => {})
  }
}
