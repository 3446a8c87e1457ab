import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { photoSize, type PhotoSize } from '../../clean/photo'
import { Problem } from '../../contract/core/problem'
import { cleanFile } from '../../infra/cleaning'
import { log } from '../../infra/observability/log'
import { turns } from '../../infra/turns'
import { misfit } from './signatures'

const MAX_PIXELS = 50_000_000

/** What is kept, and what is known of it: pixels, bytes, hash. */
export type Photo = { bytes: Uint8Array; facts: PhotoSize & { size: number; sha256: string } }

/** A photo is read whole: so many at once in this process (up to 10 MB each). */
const inTurn = turns({ atOnce: 4, waiting: 100 })

/**
 * A photo without the place, the device and the day in it, however it was made: only this is kept. What is no whole
 * picture of its type is refused with 415, more than 50 megapixels with 400.
 */
export const readPhoto = (name: string, content: Readable): Promise<Photo> =>
  inTurn('photo', async () => {
    const given = await buffer(content)
    const bytes = await cleanFile({ name, bytes: given, mark: '' }).catch((error: Error) => {
      log().info({ reason: error.message }, 'a photo could not be cleaned')
      return null
    })
    const seen = bytes && photoSize(name, bytes)
    if (!seen) throw misfit(name)
    if (seen.width * seen.height > MAX_PIXELS)
      throw new Problem('validation', 'This photo is larger than 50 megapixels')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { bytes, facts: { ...seen, size: bytes.length, sha256 } }
  })
