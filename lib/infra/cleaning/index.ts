import type { CopyFault, LeftOut } from '../../contract/files/files'
import { openLane } from '../lane'

/** `mark` is written on the pages of a PDF. */
export type CleanTask = { name: string; bytes: Uint8Array; mark: string }

/** A copy without names and what it leaves out, or why there is none. `lost` says what of it is missing. */
export type Cleaned = { bytes: Uint8Array; leftOut: LeftOut | null } | { fault: CopyFault; lost?: string }

/** The time limits (ms): a photo is small and quick, a scan of a sheet has more pixels, a drawing or a document may take its time. */
const [PHOTO_MS, SCAN_MS, FILE_MS] = [5_000, 10_000, 20_000]
export const isPicture = (name: string) => /\.(jpe?g|png|webp)$/i.test(name)

/** In the place of all of them; for files of our own, and tests. */
let givenLimitMs: number | undefined

/** Sets the time limit of every file (ms), and gives the one of before: files of our own may take their time on a slow machine. */
export function setCleaningLimit(ms: number | undefined): number | undefined {
  const before = givenLimitMs
  givenLimitMs = ms
  return before
}

const [photos, copies] = [
  openLane<CleanTask, Cleaned>('clean.worker', 'lib/infra/cleaning/clean.dev.mjs'),
  openLane<CleanTask, Cleaned>('clean.worker', 'lib/infra/cleaning/clean.dev.mjs'),
]

type Loading = () => Promise<CleanTask>

/** A photo without the names in it, or why there is none. Charged to its company. Rejects when it passes a limit: 5 s, 300 MB. */
export const cleanPhotoOf = (company: number, prepare: Loading): Promise<Cleaned> =>
  photos({ company, prepare, limitMs: givenLimitMs ?? PHOTO_MS })

/**
 * A file without the names in it, or why there is none. Charged to the company whose file it is. Rejects when it passes a
 * limit: 20 s, of a picture 10 s; 300 MB.
 */
export const cleanFileOf = (company: number, name: string, prepare: Loading): Promise<Cleaned> =>
  copies({ company, prepare, limitMs: givenLimitMs ?? (isPicture(name) ? SCAN_MS : FILE_MS) })
