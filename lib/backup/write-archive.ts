import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as openPack } from 'tar-stream'

/** Readable by nobody else: an archive holds password hashes and personal data. */
const MODE = 0o600

export type Draft = Awaited<ReturnType<typeof draftArchive>>

/**
 * Begins an archive: a tar file, compressed. It lies beside `target` under another name until `finish`, so that nothing
 * half is ever found under the final one; `discard` takes away what is not finished.
 */
export async function draftArchive(target: string) {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(`${target}.part-`)
  const [archive, item] = [path.join(folder, 'archive'), path.join(folder, 'item')]
  const pack = openPack()
  const written = pipeline(Readable.from(pack), createGzip(), createWriteStream(archive, { mode: MODE, flush: true }))
  // Whoever feeds an archive that can't be written, on a full disk say, must hear of it.
  const broken = written.then(() => new Promise<never>(() => {}))
  broken.catch(() => {})

  /** A tar file wants the size before the bytes: they wait on the disk, never in memory. */
  async function add(name: string, content: Readable) {
    const hash = createHash('sha256')
    let size = 0
    const measure = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
    await pipeline(content, measure, createWriteStream(item, { mode: MODE }))
    await Promise.race([feed(name, size), broken])
    return { size, sha256: hash.digest('hex') }
  }

  async function feed(name: string, size: number) {
    let entered: (error?: Error | null) => void
    const done = new Promise<void>((resolve, reject) => (entered = (error) => (error ? reject(error) : resolve())))
    const entry = pack.entry({ name, size, mode: MODE, mtime: new Date() }, (error) => entered(error))
    // Thrown away while it is written, it says so here too: `done` tells.
    entry.on('error', () => {})
    done.catch(() => {})
    for await (const chunk of createReadStream(item)) if (!entry.write(chunk)) await once(entry, 'drain')
    entry.end(undefined)
    await done
  }

  return {
    add,
    async finish() {
      pack.finalize()
      await written
      await rename(archive, target)
      await syncFolder(path.dirname(target))
      await rm(folder, { recursive: true, force: true })
    },
    async discard() {
      pack.destroy()
      await written.catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** So that the new name outlives a power cut. Not every system has this for folders. */
async function syncFolder(folder: string) {
  const handle = await open(folder).catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
