import { readTable, type ReadTable } from './read-table'

export type Reply = ReadTable | { why: string }

self.onmessage = ({ data: file }: MessageEvent<File>) =>
  readTable(file).then(
    (read) => self.postMessage(read satisfies Reply),
    (error: unknown) =>
      self.postMessage({ why: error instanceof Error ? error.message : String(error) } satisfies Reply),
  )
