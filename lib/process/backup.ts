import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkArchive } from '../backup/read-archive'
import { planSteps } from '../backup/rebuild'
import { restoreBackup } from '../backup/restore-backup'
import { openSession } from '../backup/session'
import { refuseEmpty } from '../backup/refuse-empty'
import { takeBackup } from '../backup/take-backup'
import { claimTarget } from '../backup/target'
import { draftArchive } from '../backup/write-archive'
import type { Manifest } from '../backup/manifest'
import { storage } from '../infra/storage'
import { grantUse } from '../infra/postgres/grant-use'
import { atEnd } from './ending'
import { reachDatabase, print } from './reach'

const REPLACE = '--replace'
const warn = (line: string) => console.error(`Warning: ${line}`)

/** `backup [path]`: writes everything into one archive, beside a running server or without one. */
export async function backup() {
  const begin = Date.now()
  const [given, ...more] = process.argv.slice(3)
  if (given?.startsWith('-') || more.length) throw new Error('Usage: npm run backup [-- path]')
  const { client, dataDir } = await open({ existing: true })
  await refuseEmpty(client)
  const target = await targetOf(given, dataDir)
  const draft = await draftArchive(target)
  atEnd(() => draft.discard())
  const { version: program } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  const store = await storage()
  const manifest = await takeBackup({ client, store, draft, program, warn }).catch(because('The backup failed'))
  const { size } = await stat(target)
  print(`Backed up ${contents(manifest)} in ${seconds(begin)} to ${target} (${megabytes(size)})`)
  warnOfFaults(manifest)
}

/** `restore path [--replace]`: puts what an archive holds into a database and a store where nothing runs. */
export async function restore() {
  const begin = Date.now()
  const words = process.argv.slice(3)
  const [archive, ...more] = words.filter((word) => word !== REPLACE)
  if (!archive || archive.startsWith('-') || more.length) throw new Error('Usage: npm run restore -- path [--replace]')
  const manifest = await checkArchive(archive)
  const steps = await planSteps(manifest)
  const { client, connectionString, server } = await open()
  await claimTarget(client, words.includes(REPLACE))
  const store = await storage()
  const options = { client, connectionString, store, archive, manifest, steps, warn }
  await restoreBackup(options).catch(because('Nothing was restored'))
  if (server) await grantUse(client, server)
  print(`Restored ${contents(manifest)} of ${manifest.takenAt} in ${seconds(begin)}`)
  if (steps.after.length) print(`Applied ${steps.after.length} migrations that came after the backup`)
  warnOfFaults(manifest)
}

async function open(options?: { existing: boolean }) {
  // Nobody signs in here, so the secret of the sessions is not asked for.
  process.env.AUTH_SECRET ||= 'nobody signs in to a backup or a restore'
  const { given, url } = await reachDatabase(options)
  // Row security hides the queue's rows from everybody but the owner of its tables.
  const owner = given.MIGRATION_DATABASE_URL
  const client = await openSession(owner ?? url)
  atEnd(() => client.end())
  return { client, connectionString: owner ?? url, server: owner && url, dataDir: given.DATA_DIR }
}

/** The file to write: as given, with a name of its own in a folder that is given, else under DATA_DIR. */
async function targetOf(given: string | undefined, dataDir: string): Promise<string> {
  const folder = given ?? path.join(dataDir, 'backups')
  const isFolder = !given || (await stat(given).catch(() => null))?.isDirectory()
  const at = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  return path.resolve(isFolder ? path.join(folder, `jobwork-${at}.tar.gz`) : folder)
}

const because = (what: string) => (error: Error) => {
  throw new Error(`${what}: ${error.message}`, { cause: error })
}

function contents({ tables, files }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${tables.length} tables with ${rows} rows and ${files.count} files (${megabytes(files.size)})`
}

function warnOfFaults({ missing, damaged }: Manifest) {
  if (missing) warn(`${missing} files were missing in the store and are not in the backup`)
  if (damaged) warn(`${damaged} files were damaged in the store and were backed up as they are`)
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
const seconds = (begin: number) => `${((Date.now() - begin) / 1000).toFixed(1)} s`
