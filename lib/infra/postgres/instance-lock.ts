import pg from 'pg'

/** Servers and workers share this advisory lock; a restore holds it exclusively. */
const LOCK = 7_100_432
const AGAIN_MS = 1_000

/**
 * Holds the shared lock until the returned function is called, so that nothing is restored meanwhile. Waits for a
 * running restore. Takes the lock again after a lost connection.
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
      print('Waiting for the restore of a backup to finish')
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

/** Takes the exclusive lock for the life of this connection; false when a server or worker holds the shared one. */
export async function holdAlone(client: pg.Client): Promise<boolean> {
  return (await client.query('SELECT pg_try_advisory_lock($1) AS alone', [LOCK])).rows[0].alone
}
