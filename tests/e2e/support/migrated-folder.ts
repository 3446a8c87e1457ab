import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '@/lib/infra/postgres/embedded-postgres'
import { migrate } from '@/lib/infra/postgres/migrate'

/** Makes a PostgreSQL folder whose database is migrated and empty. In a run of stories it is a copy of one that is made once. */
export async function copyMigratedFolder(to: string) {
  const { E2E_DATA_DIR } = process.env
  if (!E2E_DATA_DIR) return makeMigratedFolder(to)
  const template = path.resolve(E2E_DATA_DIR, 'migrated')
  if (!existsSync(template)) await makeMigratedFolder(template)
  // Not fs.cp: PostgreSQL runs as another account where a story is run by root, and keeps its files.
  await promisify(execFile)('cp', ['-a', template, to])
}

async function makeMigratedFolder(folder: string) {
  const unfinished = `${folder}.${process.pid}`
  const postgres = await startEmbeddedPostgres({ dataDir: unfinished, settings: { fsync: 'off' } })
  await migrate(postgres.url)
  await postgres.stop()
  // Another worker may have been faster; its folder is as good.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
}
