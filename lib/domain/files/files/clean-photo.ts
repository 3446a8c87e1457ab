import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { photoSize } from '../../../clean/photo'
import { pictureRefusals, type PictureSize } from '../../../clean/picture'
import { Problem } from '../../../contract/core/problem'
import { cleanPhotoOf } from '../../../infra/cleaning'
import { log } from '../../../infra/observability/log'
import { storage } from '../../../infra/storage'
import { isOutOfTime } from '../../../infra/worker-process'
import { misfit } from './signatures'
import { bytesOf } from './stored-bytes'

/** A photo that takes too much memory, see worker-process.ts. */
const PASSED = 'This photo takes too much memory to read. Send a smaller one.'
const TOOK_TOO_LONG = 'Reading this photo took too long. Send a smaller one, or try again in a minute.'

/** What is known of a photo: pixels, bytes, hash. */
export type PhotoFacts = PictureSize & { size: number; sha256: string }

/**
 * Puts a stored photo without the place, the device and the day in it in the place of what arrived, however it was made.
 * What is no whole picture of its type is refused with 415; one that moves, has more than 25 megapixels, more parts than a photo
 * has, or takes too much memory with 400; one photo too many at once, or one that can't be read in time, with 429: what
 * arrived is still there then.
 */
export async function cleanPhotoAt(company: number, key: string, name: string): Promise<PhotoFacts> {
  const { bytes, seen } = await cleanedPhoto(company, key, name)
  await (await storage()).put(key, Readable.from([Buffer.from(bytes)]))
  return { ...seen, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

async function cleanedPhoto(company: number, key: string, name: string) {
  const cleaned = await cleanPhotoOf(company, () => photoAt(key, name)).catch((error: Error) => {
    if (error instanceof Problem) throw error
    log().info({ reason: error.message }, 'a photo could not be cleaned')
    if (isOutOfTime(error)) throw new Problem('rate_limited', TOOK_TOO_LONG, undefined, { retryAfter: 60 })
    const isExplained = Object.values(pictureRefusals).includes(error.message)
    throw new Problem('validation', isExplained ? error.message : PASSED)
  })
  if ('fault' in cleaned) throw cleaned.fault === 'parts' ? new Problem('validation', cleaned.lost!) : misfit(name)
  const seen = await photoSize(cleaned.bytes)
  if (!seen) throw misfit(name)
  return { bytes: cleaned.bytes, seen }
}

/** What arrived, once its turn has come: up to 10 MB in memory. */
async function photoAt(key: string, name: string) {
  const content = await bytesOf(key)
  if (!content) throw new Error(`The file store doesn't have the photo ${key}`)
  return { name, bytes: await buffer(content), mark: '' }
}
