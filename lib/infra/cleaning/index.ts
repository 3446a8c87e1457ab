import type { CopyFault, LeftOut } from '../../contract/files'
import { openWorkerProcess } from '../worker-process'

/** `mark` is written on the pages of a PDF. */
export type CleanTask = { name: string; bytes: Uint8Array; mark: string }

/** A copy without names and what it leaves out, or why there is none. `lost` says what of it is missing. */
export type Cleaned = { bytes: Uint8Array; leftOut: LeftOut | null } | { fault: CopyFault; lost?: string }

/** The time limit of a file (ms). */
let limitMs = 20_000

/** Sets the time limit of a file (ms), and gives the one of before: files of our own may take their time on a slow machine. */
export function setCleaningLimit(ms: number): number {
  const before = limitMs
  limitMs = ms
  return before
}

const inProcess = openWorkerProcess<CleanTask, Cleaned>('clean.worker', 'lib/infra/cleaning/clean.dev.mjs')

/** A file without the names in it, or why there is none. Rejects when it passes a limit: 20 s, 300 MB. */
export const cleanFile = (task: CleanTask): Promise<Cleaned> => inProcess(task, limitMs)
