import { readTable, type Table } from './read-table'

export type Reply = { rows: Table } | { why: string }

self.onmessage = ({ data: file }: MessageEvent<File>) =>
  readTable(file).then(
    (rows) => self.postMessage({ rows } satisfies Reply),
    (error: unknown) =>
      self.postMessage({ why: error instanceof Error ? error.message : String(error) } satisfies Reply),
  )
