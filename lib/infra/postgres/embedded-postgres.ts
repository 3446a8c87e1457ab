import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCluster, readPassword } from './postgres-cluster'
import { lastWords, launch } from './postgres-launch'
import { findPostgres } from './postgres-program'
import { leave, takeStake, urlOf, type Stake } from './postgres-lease'
import { findPostmaster } from './postmaster'

interface Options {
  dataDir: string
  log?: (line: string) => void
  /** PostgreSQL settings besides the usual ones, such as `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  /** The URL of the database jobwork. */
  url: string
  /** Ends this process's use of the server. The last process to do so stops it. */
  stop(): Promise<void>
}

// Child processes of a killed server need a moment to end; until then a new one can't start.
const ATTEMPTS = 10
const PAUSE_MS = 300
const PATIENCE_MS = 120_000

/**
 * Starts the bundled PostgreSQL on `dataDir`, which is made when missing, or joins the server that runs there already:
 * another process's, or an orphan whose process was killed. A server that dies is started again, on its port.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log = () => {},
  settings = {},
}: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir)
  await mkdir(dirname(folder), { recursive: true })
  const program = await findPostgres(folder)
  await createCluster(program, folder, log)
  const password = await readPassword(folder)

  let stopping = false
  let stake = obtain(0)
  const { postmaster } = await stake

  async function obtain(port: number): Promise<Stake> {
    const deadline = Date.now() + PATIENCE_MS
    let attempts = 0
    let starting = false
    while (Date.now() < deadline) {
      const found = await findPostmaster(folder)
      const taken = found && (await takeStake(found, password))
      if (taken) return keep(taken)
      if (!found && !starting) {
        if (attempts++ === ATTEMPTS) break
        starting = true
        await launch(program, folder, port, settings, () => setTimeout(() => (starting = false), PAUSE_MS))
      }
      await sleep(50)
    }
    throw new Error(`PostgreSQL could not start in ${folder}:\n${await lastWords(folder)}`)
  }

  function keep(taken: Stake): Stake {
    taken.client.once('end', () => {
      if (stopping) return
      log('PostgreSQL stopped, starting it again')
      stake = obtain(taken.postmaster.port)
      stake.catch((error) => log(error.message))
    })
    return taken
  }

  return {
    url: urlOf(postmaster, password),
    async stop() {
      stopping = true
      // The server is gone already.
      await stake.then(leave).catch(() => {})
    },
  }
}
