import { createAdmin, enlargeDemo, isEmpty, seedDemo, signIns } from '../../prisma/seed'
import { firstAccountsAlone } from '../infra/postgres/first-accounts-lock'
import { holdTogether } from '../infra/postgres/instance-lock'
import { disconnect, repeatingStatements } from '../infra/db/db'
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
  const owner = given.MIGRATION_DATABASE_URL
  const applied = await (owner ? migrate(owner, { server: url }) : migrate(url))
  // Nothing after this, and no process that is forked, acts as the owner.
  delete process.env.MIGRATION_DATABASE_URL
  if (applied.length) print(`Applied ${applied.length} migration${applied.length > 1 ? 's' : ''}`)
  atEnd(disconnect)
  return { embedded }
}

/** Creates the accounts of the configuration. Returns what to print once the server is ready. */
export async function prepareAccounts({ embedded }: { embedded: boolean }): Promise<string> {
  const { SEED_DEMO, ADMIN_EMAIL } = env()
  const demo = SEED_DEMO ? SEED_DEMO !== 'false' : embedded && !ADMIN_EMAIL
  // Two servers may start at once on an empty database.
  await firstAccountsAlone(process.env.DATABASE_URL!, async () => {
    await createAdmin()
    if (!demo || !(await isEmpty())) return
    print('Filling the empty database with demo companies')
    await repeatingStatements(seedDemo)
    if (SEED_DEMO === 'large') await enlargeDemo()
  })
  if (!demo) return ''
  const known = await signIns()
  if (!known) return 'The database has accounts already, but no demo accounts. Sign in with one of those.'
  if (!isLoopback(process.env.HOST!))
    print('Warning: the passwords of the demo accounts are public, and other machines can reach this server')
  return known
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')
