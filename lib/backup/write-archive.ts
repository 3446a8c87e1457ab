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
 * Starts an archive, a compressed tar file. It is written beside `target` under another name until `finish`;
 * `discard` deletes an unfinished one.
 */
export async function draftArchive(target: string) {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(`${target}.part-`)
  const [archive, item] = [path.join(folder, 'archive'), path.join(folder, 'item')]
  const pack = openPack()
  const written = pipeline(Readable.from(pack), createGzip(), createWriteStream(archive, { mode: MODE, flush: true }))
  // A write error (full disk) must reject pending `add` calls.
  const broken = written.then(() => new Promise<never>(() => {}))
  broken.catch(() => {})

  /** Tar needs the size before the bytes, so an entry is written to a temporary file first. */
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
    // A discarded entry emits an error here too; `done` reports it.
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

/** Makes the rename durable. Not every system can sync folders. */
async function syncFolder(folder: string) {
  const handle = await open(folder).catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
