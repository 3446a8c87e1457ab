import { createAdmin, isEmpty, seedDemo, signIns } from '../../prisma/seed'
import { holdTogether } from '../infra/postgres/instance-lock'
import { disconnect } from '../infra/db/db'
import { env } from '../infra/env'
import { migrate } from '../infra/postgres/migrate'
import { keptSecret } from '../infra/secret'
import { atEnd } from './ending'
import { reachDatabase, print } from './reach'

/** Reads the configuration, connects and migrates the database. Returns whether it is the embedded one. */
export async function prepareDatabase(): Promise<{ embedded: boolean }> {
  const { embedded, given, url } = await reachDatabase()
  process.env.AUTH_SECRET ||= await keptSecret(given.DATA_DIR)
  process.env.APP_URL = given.APP_URL
  process.env.NEXTAUTH_URL = given.APP_URL
  process.env.HOST = given.HOST ?? (embedded ? '127.0.0.1' : '0.0.0.0')

  atEnd(await holdTogether(url, print))
  const applied = await migrate(url)
  if (applied.length) print(`Applied ${applied.length} migration${applied.length > 1 ? 's' : ''}`)
  atEnd(disconnect)
  return { embedded }
}

/** Creates the accounts of the configuration. Returns what to print once the server is ready. */
export async function prepareAccounts({ embedded }: { embedded: boolean }): Promise<string> {
  await createAdmin()
  const { SEED_DEMO, ADMIN_EMAIL } = env()
  const demo = SEED_DEMO ?? (embedded && !ADMIN_EMAIL)
  if (demo && (await isEmpty())) {
    print('Filling the empty database with demo companies')
    await seedDemo()
  }
  if (demo && !isLoopback(process.env.HOST!))
    print('Careful: everybody knows the passwords of the demo accounts, and this server listens beyond this machine')
  return demo ? signIns() : ''
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')
