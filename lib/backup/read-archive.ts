import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract as openExtract } from 'tar-stream'
import { COVER, Cover, entryOfTable, FILES, FORMAT, Manifest, Manifest1, MANIFEST, sumOfFiles } from './manifest'

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

const MB = 1024 * 1024
/** A small archive may unpack into anything: what is kept in memory has limits, in bytes and in tables. */
const COVER_LIMIT = 4_096
const MANIFEST_LIMIT = 4 * MB
/** About 70,000 files. */
const MANIFEST1_LIMIT = 16 * MB
const TABLE_LIMIT = 1_000

/** Reads a whole archive and gives its manifest. Throws a sentence for a person when it isn't ours, newer, cut or damaged. */
export async function checkArchive(archive: string): Promise<Manifest> {
  const tables = new Map<string, { size: number; sha256: string }>()
  const files = sumOfFiles()
  let [format, manifest]: [number | undefined, Manifest | undefined] = [undefined, undefined]
  try {
    for await (const { name, content } of entriesOf(archive)) {
      if (format === undefined) format = readCover(name, await textUpTo(content, COVER_LIMIT))
      else if (name === MANIFEST)
        manifest = readManifest(format, await textUpTo(content, format === 1 ? MANIFEST1_LIMIT : MANIFEST_LIMIT))
      else if (name.startsWith(FILES)) files.add(name, await measure(content))
      else if (tables.size < TABLE_LIMIT) tables.set(name, await measure(content))
      else throw new Refusal(TOO_MUCH)
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (error instanceof Refusal || code === 'EACCES') throw error
    if (code === 'ENOENT' || code === 'EISDIR') throw new Error(`No such file: ${archive}`)
    throw new Error(format ? `The backup is incomplete or damaged: ${message}` : NOT_OURS, { cause: error })
  }
  if (!format) throw new Error(NOT_OURS)
  if (!manifest) throw new Error('The backup is incomplete: its end is missing')
  compare(manifest, tables, files.total())
  return manifest
}

const NOT_OURS = 'This is not a Jobwork backup'
const TOO_MUCH = 'The backup is damaged: it contains more than its manifest lists'
class Refusal extends Error {}

/** Returns the format. */
function readCover(name: string, content: string | undefined): number {
  const cover = name === COVER ? Cover.safeParse(parseJson(content)) : undefined
  if (!cover?.success) throw new Refusal(NOT_OURS)
  const { format, program } = cover.data
  if (format > FORMAT)
    throw new Refusal(`The backup was made by a newer version (${program}). Restore it with that version.`)
  return format
}

function readManifest(format: number, content: string | undefined): Manifest {
  if (content === undefined && format === 1)
    throw new Refusal(
      'The backup lists more files than this version can read. Restore it with the version that made it.',
    )
  const manifest = (format === 1 ? Manifest1 : Manifest).safeParse(parseJson(content))
  if (!manifest.success) throw new Refusal("The backup is damaged: its manifest can't be read")
  return manifest.data
}

function compare(manifest: Manifest, tables: Map<string, { size: number; sha256: string }>, files: Manifest['files']) {
  for (const table of manifest.tables) {
    const name = entryOfTable(table)
    const entry = tables.get(name)
    if (!entry) throw new Error(`The backup is damaged: ${name} is missing`)
    if (entry.size !== table.size || entry.sha256 !== table.sha256)
      throw new Error(`The backup is damaged: ${name} doesn't match its checksum`)
  }
  if (tables.size !== manifest.tables.length) throw new Error(TOO_MUCH)
  if (files.count !== manifest.files.count)
    throw new Error(`The backup is damaged: it has ${files.count} files instead of ${manifest.files.count}`)
  if (files.sha256 !== manifest.files.sha256)
    throw new Error("The backup is damaged: its files don't match their checksums")
}

/** The text of an entry, or undefined when it has more bytes than this. */
async function textUpTo(content: Readable, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
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

function parseJson(content: string | undefined): unknown {
  try {
    return JSON.parse(content ?? '')
  } catch {
    return undefined
  }
}
