import { unzipSync, type Unzipped } from 'fflate'
import { TooMany } from '../drawing/too-many'

/** Limits of a packed file: its entries, and what they hold unpacked (bytes). */
const MAX_ENTRIES = 2_000
const MAX_UNPACKED = 64 * 1024 * 1024

/**
 * The entries of a ZIP file. Null for what can't be read, or holds too much: it says its sizes before anything is unpacked. Throws
 * `TooMany` for more entries than 2,000.
 */
export function unpack(bytes: Uint8Array): Unzipped | null {
  let count = 0
  let total = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize
        if (++count > MAX_ENTRIES) throw new TooMany('packed parts', MAX_ENTRIES)
        if (total > MAX_UNPACKED) throw new Error('The file holds too much.')
        return !name.endsWith('/')
      },
    })
  } catch (error) {
    if (error instanceof TooMany) throw error
    return null
  }
}
