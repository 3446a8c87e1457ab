import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract as openExtract } from 'tar-stream'
import { COVER, Cover, entryOfFile, entryOfTable, FORMAT, Manifest, MANIFEST } from './manifest'

export type Entry = { name: string; content: Readable }

/** The entries of an archive in order; each must be read before the next. The loop may end early. */
export async function* entriesOf(archive: string): AsyncGenerator<Entry> {
  const extract = openExtract()
  const leaving = new AbortController()
  const { signal } = leaving
  const fed = pipeline(
    createReadStream(archive),
    createGunzip(),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) if (!extract.write(chunk)) await once(extract, 'drain', { signal })
      extract.end(undefined)
    },
    { signal },
  )
  fed.catch((error: Error) => extract.destroy(error))
  try {
    for await (const entry of extract) {
      const content = Readable.from(entry)
      yield { name: entry.header.name, content }
      content.resume()
    }
  } finally {
    leaving.abort()
    extract.destroy()
    await fed.catch(() => {})
  }
}

/** Reads a whole archive and gives its manifest. Throws a sentence for a person when it isn't ours, newer, cut or damaged. */
export async function checkArchive(archive: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>()
  let [isOurs, manifest]: [boolean, string | undefined] = [false, undefined]
  try {
    for await (const { name, content } of entriesOf(archive)) {
      if (!isOurs) {
        checkCover(name, await text(content))
        isOurs = true
      } else if (name === MANIFEST) manifest = await text(content)
      else found.set(name, await measure(content))
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (error instanceof Refusal || code === 'EACCES') throw error
    if (code === 'ENOENT' || code === 'EISDIR') throw new Error(`There is no file ${archive}`)
    throw new Error(isOurs ? `The backup is cut or damaged: ${message}` : NOT_OURS, { cause: error })
  }
  if (!isOurs) throw new Error(NOT_OURS)
  if (manifest === undefined) throw new Error('The backup is cut: its end is missing')
  return compare(parse(manifest), found)
}

const NOT_OURS = 'This is no backup of Jobwork'
class Refusal extends Error {}

function checkCover(name: string, content: string) {
  const cover = name === COVER ? Cover.safeParse(parseJson(content)) : undefined
  if (!cover?.success) throw new Refusal(NOT_OURS)
  const { format, program } = cover.data
  if (format > FORMAT)
    throw new Refusal(`The backup was made by a newer version (${program}) than this program: restore it with that one`)
}

function parse(content: string): Manifest {
  const manifest = Manifest.safeParse(parseJson(content))
  if (!manifest.success) throw new Error('The backup is damaged: its list of contents can not be read')
  return manifest.data
}

function compare(manifest: Manifest, found: Map<string, { size: number; sha256: string }>): Manifest {
  const wanted = [
    ...manifest.tables.map((table) => ({ ...table, name: entryOfTable(table) })),
    ...manifest.files.map((file) => ({ ...file, name: entryOfFile(file.key) })),
  ]
  for (const { name, size, sha256 } of wanted) {
    const entry = found.get(name)
    if (!entry) throw new Error(`The backup is damaged: ${name} is missing in it`)
    if (entry.size !== size || entry.sha256 !== sha256)
      throw new Error(`The backup is damaged: ${name} is not what was put into it`)
  }
  if (found.size !== wanted.length) throw new Error('The backup is damaged: it holds more than its list of contents')
  return manifest
}

async function measure(content: Readable) {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
