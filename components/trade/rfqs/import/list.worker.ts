import { readList, type ListFile } from './read-list'

export type Reply = ListFile | { why: string }

self.onmessage = ({ data: file }: MessageEvent<File>) =>
  readList(file).then(
    (read) => self.postMessage(read satisfies Reply),
    (error: unknown) =>
      self.postMessage({ why: error instanceof Error ? error.message : String(error) } satisfies Reply),
  )
