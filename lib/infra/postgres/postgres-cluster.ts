import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run, type PostgresProgram } from './postgres-program'

export const SUPERUSER = 'jobwork'

/** Creates the data folder unless it exists. Atomic: whole or absent, also with two processes or an interruption. */
export async function createCluster(program: PostgresProgram, dataDir: string, log: (line: string) => void) {
  if (await isCluster(dataDir)) return
  log('Creating the database ...')
  const fresh = await mkdtemp(`${dataDir}.`)
  const passwordFile = `${fresh}.password`
  try {
    await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
    if (program.account) {
      for (const path of [fresh, passwordFile]) await chown(path, program.account.uid, program.account.gid)
    }
    await run(program.initdb, [
      '-D',
      fresh,
      '-U',
      SUPERUSER,
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
      '--locale',
      'C',
    ])
    await rename(passwordFile, join(fresh, 'password'))
    await rename(fresh, dataDir)
  } catch (error) {
    if (!(await isCluster(dataDir))) throw error
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

export const readPassword = (dataDir: string) => readFile(join(dataDir, 'password'), 'utf8')

/** Whether the embedded database has been created in this folder. */
export const isCluster = (dataDir: string) =>
  stat(join(dataDir, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
