import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Store } from './store'

/** So much of a file is written in one go (bytes). */
const GATHERED = 256 * 1024

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
      // Under another name until it is whole and on the disk: a crash leaves nothing under the key.
      const draft = `${target}.${randomUUID()}.part`
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await writeAll(file, content)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key, range) {
      // Opened before the answer begins, so that a file which is gone is known in time.
      const file = await open(pathOf(key)).catch(absent)
      return file ? (file.createReadStream(range) as Readable) : null
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    list: () => filesIn(folder),
  }
}

/** In few writes, however small the pieces come. */
async function writeAll(file: FileHandle, content: AsyncIterable<Buffer>) {
  let pieces: Buffer[] = []
  let size = 0
  for await (const piece of content) {
    pieces.push(piece)
    size += piece.length
    if (size < GATHERED) continue
    await write(file, pieces, size)
    pieces = []
    size = 0
  }
  if (size) await write(file, pieces, size)
}

/** A disk that is full takes a part of it and says nothing. */
async function write(file: FileHandle, pieces: Buffer[], size: number) {
  const { bytesWritten } = await file.writev(pieces)
  if (bytesWritten < size) throw new Error(`Only ${bytesWritten} of ${size} bytes could be written`)
}

/** Folder by folder: what comes and goes meanwhile disturbs nothing. */
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

/** Null for what isn't there; every other fault stays one. */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
