import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The secret of sessions, generated once and kept in the data folder; used in embedded mode when none is set. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'auth-secret')
  await mkdir(dataDir, { recursive: true })
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  // Linked when it is whole: another process that starts now must not read an empty file.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(file, 'utf8')
}
