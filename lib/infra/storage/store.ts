import type { Readable } from 'node:stream'

/** A part of a file: bytes `start` to `end`, both included. */
export type Range = { start: number; end: number }

/** The store of file contents. Keys are generated, never taken from a client. */
export type Store = {
  /** Stores a stream: whole when this resolves, not at all when it rejects. An error of the stream is rethrown. */
  put(key: string, content: Readable): Promise<void>
  /** The content or a range of it; null when the key is unknown. */
  get(key: string, range?: Range): Promise<Readable | null>
  /** Deletes it. Idempotent. */
  delete(key: string): Promise<void>
  /** All keys with their last change, in no order. */
  list(): AsyncIterable<{ key: string; changedAt: Date }>
}
