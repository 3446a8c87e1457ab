import type { Readable } from 'node:stream'

/** A part of a file: bytes `start` to `end`, both included. */
export type Range = { start: number; end: number }

/** Where the bytes of files lie. Keys are ours, never a name that somebody sent. */
export type Store = {
  /** Keeps what flows in. It is there whole when this resolves, and not at all when it fails; what broke the flow is thrown. */
  put(key: string, content: Readable): Promise<void>
  /** What was kept, or a part of it; null when there is nothing under this key. */
  get(key: string, range?: Range): Promise<Readable | null>
  /** Takes it away; nothing there is fine too. */
  delete(key: string): Promise<void>
  /** All keys with the time of their last change, in no particular order. */
  list(): AsyncIterable<{ key: string; changedAt: Date }>
}
