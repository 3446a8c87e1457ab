import { z } from 'zod'

/** The format of the archives that this program writes. An older program refuses a higher number. */
export const FORMAT = 1

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
  files: z.array(z.object({ key: z.string(), ...Bytes })),
  /** Files that the database knew and the store did not have. */
  missing: z.array(z.string()),
  /** Files whose bytes are not those of their upload. They are in the archive as they are. */
  damaged: z.array(z.string()).default([]),
})
export type Manifest = z.infer<typeof Manifest>

/** Where the rows of a table lie in the archive. */
export const entryOfTable = ({ queue, name }: { queue: boolean; name: string }) =>
  `tables/${queue ? 'queue' : 'product'}/${name}`

/** Where the bytes of a file lie in the archive. */
export const entryOfFile = (key: string) => `${FILES}${key}`
export const FILES = 'files/'
