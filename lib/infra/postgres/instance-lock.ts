import pg from 'pg'

/** Every server and worker of a database holds this advisory lock with the others; a restore holds it alone. */
const LOCK = 7_100_432
const AGAIN_MS = 1_000

/**
 * Says that this process works on the database, until the given function is called: nothing is restored into it meanwhile.
 * Waits as long as something is. After the line broke it is said again.
 */
export async function holdTogether(
  connectionString: string,
  print: (line: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client

  async function hold() {
    client = new pg.Client({ connectionString, keepAlive: true })
    client.on('error', () => {}) // 'end' follows
    await client.connect()
    const { rows } = await client.query('SELECT pg_try_advisory_lock_shared($1) AS held', [LOCK])
    if (!rows[0].held) {
      print('A backup is being restored into the database: waiting for its end')
      await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK])
    }
    client.once('end', again)
  }
  function again() {
    if (!stopped) setTimeout(() => void hold().catch(again), AGAIN_MS).unref()
  }
  await hold()
  return async function release() {
    stopped = true
    await client.end().catch(() => {})
  }
}

/** Takes the database for this connection alone, as long as it lasts; false when a server or worker works on it. */
export async function holdAlone(client: pg.Client): Promise<boolean> {
  return (await client.query('SELECT pg_try_advisory_lock($1) AS alone', [LOCK])).rows[0].alone
}
