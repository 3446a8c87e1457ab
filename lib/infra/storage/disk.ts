import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Store } from './store'

/** A folder of this machine. */
export function diskStore(folder: string): Store {
  const pathOf = (key: string) => {
    const full = path.resolve(folder, key)
    if (!full.startsWith(path.resolve(folder) + path.sep)) throw new Error(`No such key: ${key}`)
    return full
  }
  return {
    async put(key, content) {
      const target = pathOf(key)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      // Renamed once it is whole and on the disk: a crash leaves nothing under the key.
      const draft = `${target}.${randomUUID()}.part`
      const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
      try {
        await pipeline(content, file)
        await rename(draft, target)
      } catch (error) {
        // It may still be opening, and would be there after it was deleted.
        if (!file.closed) await once(file, 'close').catch(() => {})
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key, range) {
      // Opened before the answer begins, so that a missing file is 404.
      const file = await open(pathOf(key)).catch(absent)
      return file ? (file.createReadStream(range) as Readable) : null
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    list: () => filesIn(folder),
  }
}

/** Folder by folder; files may come and go meanwhile. */
async function* filesIn(folder: string, under = ''): ReturnType<Store['list']> {
  const entries = await opendir(path.join(folder, under)).catch(absent)
  if (!entries) return
  for await (const entry of entries) {
    const key = under ? `${under}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* filesIn(folder, key)
    else {
      const known = await stat(path.join(folder, key)).catch(absent)
      if (known) yield { key, changedAt: known.mtime }
    }
  }
}

/** Null for a missing file; rethrows every other error. */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
