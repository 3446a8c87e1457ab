import { openWorkerProcess } from '../worker-process'

/** `mark` is written on the pages of a PDF. */
export type CleanTask = { name: string; bytes: Uint8Array; mark: string }

/** The time limit of a file (ms). */
let limitMs = 20_000

/** Sets the time limit of a file (ms), and gives the one of before: files of our own may take their time on a slow machine. */
export function setCleaningLimit(ms: number): number {
  const before = limitMs
  limitMs = ms
  return before
}

const inProcess = openWorkerProcess<CleanTask, Uint8Array | null>('clean.worker', 'lib/infra/cleaning/clean.dev.mjs')

/** A file without the names in it; null when it can't be cleaned. Rejects when it passes a limit: 20 s, 300 MB. */
export const cleanFile = (task: CleanTask): Promise<Uint8Array | null> => inProcess(task, limitMs)
