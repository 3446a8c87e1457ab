import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { photoSize } from '../../clean/photo'
import { pictureRefusals, type PictureSize } from '../../clean/picture'
import { Problem } from '../../contract/core/problem'
import { cleanFile } from '../../infra/cleaning'
import { log } from '../../infra/observability/log'
import { storage } from '../../infra/storage'
import { turns } from '../../infra/turns'
import { isOutOfTime } from '../../infra/worker-process'
import { misfit } from './signatures'
import { bytesOf } from './stored-bytes'

/** A photo that takes too much memory, see worker-process.ts. */
const PASSED = 'This photo takes too much memory to read. Send a smaller one.'

/** What is known of a photo: pixels, bytes, hash. */
export type PhotoFacts = PictureSize & { size: number; sha256: string }

/** A photo is in memory as a whole: so many at once in this process (up to 10 MB each). */
const inTurn = turns({ atOnce: 4, waiting: 100 })

/**
 * Puts a stored photo without the place, the device and the day in it in the place of what arrived, however it was made.
 * What is no whole picture of its type is refused with 415, one that moves, has more than 25 megapixels or takes too much
 * memory with 400, one photo too many at once with 429, and so is one that can't be read in time, on a busy machine: what
 * arrived is still there then.
 */
export const cleanPhotoAt = (key: string, name: string): Promise<PhotoFacts> =>
  inTurn('photo', async () => {
    const { bytes, seen } = await cleanedPhoto(key, name)
    await (await storage()).put(key, Readable.from([Buffer.from(bytes)]))
    return { ...seen, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  })

async function cleanedPhoto(key: string, name: string) {
  const content = await bytesOf(key)
  if (!content) throw new Error(`The file store doesn't have the photo ${key}`)
  const cleaned = await cleanFile({ name, bytes: await buffer(content), mark: '' }).catch((error: Error) => {
    log().info({ reason: error.message }, 'a photo could not be cleaned')
    if (isOutOfTime(error))
      throw new Problem('rate_limited', 'Reading this photo took too long. Please try again in a minute.', undefined, {
        retryAfter: 60,
      })
    const isExplained = Object.values(pictureRefusals).includes(error.message)
    throw new Problem('validation', isExplained ? error.message : PASSED)
  })
  if ('fault' in cleaned) throw misfit(name)
  const seen = await photoSize(cleaned.bytes)
  if (!seen) throw misfit(name)
  return { bytes: cleaned.bytes, seen }
}
