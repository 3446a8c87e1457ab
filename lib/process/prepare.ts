import { createAdmin, isEmpty, seedDemo, signIns } from '../../prisma/seed'
import { disconnect } from '../infra/db'
import { startEmbeddedPostgres } from '../infra/embedded-postgres'
import { env, parseEnv } from '../infra/env'
import { migrate } from '../infra/migrate'
import { keptSecret } from '../infra/secret'
import { atEnd } from './ending'

const say = (line: string) => console.log(line)

/** Reads the configuration and has the database answer, with its tables. Gives whether it is our own. */
export async function prepareDatabase(): Promise<{ embedded: boolean }> {
  const given = parseEnv(process.env)
  const embedded = !given.DATABASE_URL
  if (embedded) {
    say('Starting the database')
    const postgres = await startEmbeddedPostgres({ dataDir: `${given.DATA_DIR}/postgres`, log: say })
    atEnd(() => postgres.stop())
    process.env.DATABASE_URL = postgres.url
  }
  process.env.AUTH_SECRET ||= await keptSecret(given.DATA_DIR)
  process.env.APP_URL = given.APP_URL
  process.env.NEXTAUTH_URL = given.APP_URL
  process.env.HOST = given.HOST ?? (embedded ? '127.0.0.1' : '0.0.0.0')

  const applied = await migrate(env().DATABASE_URL!)
  if (applied.length) say(`Applied ${applied.length} migration${applied.length > 1 ? 's' : ''}`)
  atEnd(disconnect)
  return { embedded }
}

/** Makes the accounts that the configuration asks for. Gives what to tell of them once the server is ready. */
export async function prepareAccounts({ embedded }: { embedded: boolean }): Promise<string> {
  await createAdmin()
  const { SEED_DEMO, ADMIN_EMAIL } = env()
  const demo = SEED_DEMO ?? (embedded && !ADMIN_EMAIL)
  if (demo && (await isEmpty())) {
    say('Filling the empty database with demo companies')
    await seedDemo()
  }
  return demo ? signIns() : ''
}
