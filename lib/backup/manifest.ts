import { createHash } from 'node:crypto'
import { z } from 'zod'

/** The format of the archives that this program writes. An older program refuses a higher number. */
export const FORMAT = 2

/** The first entry says whose archive this is, the last one what has to be in it. */
export const COVER = 'jobwork.json'
export const MANIFEST = 'manifest.json'

export const Cover = z.object({ archive: z.literal('jobwork-backup'), format: z.number(), program: z.string() })

const Bytes = { size: z.number(), sha256: z.string() }

export const TableEntry = z.object({
  /** Of the queue of jobs, which has a schema of its own. */
  queue: z.boolean(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  ...Bytes,
})
export type TableEntry = z.infer<typeof TableEntry>

/** The last value of a sequence; null when it was never used. */
const Sequence = z.object({ queue: z.boolean(), name: z.string(), last: z.string().nullable() })

export const Manifest = z.object({
  takenAt: z.string(),
  /** In the order in which they were applied. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The state of the queue's own tables. */
  queueVersion: z.number(),
  /** In the order in which they can be filled: referenced tables first. */
  tables: z.array(TableEntry),
  sequences: z.array(Sequence),
  /** The sum of all files: an archive may hold more of them than a list in memory should. */
  files: z.object({ count: z.number(), ...Bytes }),
  /** How many files the database knew and the store did not have. */
  missing: z.number(),
  /** How many files have bytes that are not those of their upload. They are in the archive as they are. */
  damaged: z.number(),
})
export type Manifest = z.infer<typeof Manifest>

/** Format 1 listed every file. */
export const Manifest1 = Manifest.extend({
  files: z.array(z.object({ key: z.string(), ...Bytes })),
  missing: z.array(z.string()),
  damaged: z.array(z.string()).default([]),
}).transform(({ files, missing, damaged, ...rest }): Manifest => {
  const sum = sumOfFiles()
  for (const { key, ...bytes } of files) sum.add(entryOfFile(key), bytes)
  return { ...rest, files: sum.total(), missing: missing.length, damaged: damaged.length }
})

/** Counts files and their bytes; the SHA-256 (hex) is of the names, sizes and checksums in the order of the archive. */
export function sumOfFiles() {
  const hash = createHash('sha256')
  let [count, size] = [0, 0]
  return {
    add(name: string, bytes: { size: number; sha256: string }) {
      hash.update(`${name} ${bytes.size} ${bytes.sha256}\n`)
      count++
      size += bytes.size
    },
    total: (): Manifest['files'] => ({ count, size, sha256: hash.digest('hex') }),
  }
}

/** Where the rows of a table lie in the archive. */
export const entryOfTable = ({ queue, name }: { queue: boolean; name: string }) =>
  `tables/${queue ? 'queue' : 'product'}/${name}`

/** Where the bytes of a file lie in the archive. */
export const entryOfFile = (key: string) => `${FILES}${key}`
export const FILES = 'files/'
