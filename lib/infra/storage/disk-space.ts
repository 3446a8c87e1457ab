import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../../contract/core/problem'
import { env } from '../env'
import { log } from '../observability/log'

/** Below this much free space (bytes) no file is taken: the database on the same disk needs the rest. */
let leastFree = 2 * 1024 ** 3

/** Sets how much must be free (bytes), for tests, and gives what was before. */
export function setLeastFree(bytes: number): number {
  const before = leastFree
  leastFree = bytes
  last = undefined
  return before
}

/** How long an answer of the system is good for (ms): it is asked for every piece of a file that arrives. */
const FRESH_MS = 1_000

let last: { at: number; free: Promise<number | null> } | undefined
let warned = false

/**
 * The free space (bytes) of the disk with the files, and with the embedded database: the less of the two. Null where neither is
 * on a disk of this machine, with files in a bucket and a database elsewhere, and where the system doesn't say.
 */
export function freeSpace(): Promise<number | null> {
  if (!last || Date.now() - last.at >= FRESH_MS) last = { at: Date.now(), free: measured() }
  return last.free
}

async function measured(): Promise<number | null> {
  const { DATA_DIR, s3 } = env()
  const folders = s3 ? ['postgres'] : ['.', 'files', 'postgres']
  const disks = await Promise.all(folders.map((folder) => statfs(path.resolve(DATA_DIR, folder)).catch(() => null)))
  const spaces = disks.flatMap((disk) => (disk ? [disk.bavail * disk.bsize] : []))
  if (!spaces.length) return null
  const free = Math.min(...spaces)
  warnOnce(free)
  return free
}

/** A line for the log when it becomes too little, and one when there is room again; not one for each upload. */
function warnOnce(free: number) {
  const isLow = free < leastFree
  if (isLow === warned) return
  warned = isLow
  if (isLow) log().warn({ free, least: leastFree }, 'the disk is nearly full: no files are taken')
  else log().info({ free }, 'the disk has room again: files are taken')
}

/** Whether the disk has too little room for files. */
export async function isDiskFull(): Promise<boolean> {
  const free = await freeSpace()
  return free !== null && free < leastFree
}

/** A full disk is somebody's work: it takes a while (s). */
export const DISK_RETRY = 600

/** Has copies and thumbnails wait while the disk has too little room: 429, as for all that has to wait. */
export async function assertRoomForCopies(): Promise<void> {
  if (await isDiskFull())
    throw new Problem('rate_limited', 'This file is still being prepared. Please try again later.', undefined, {
      retryAfter: DISK_RETRY,
    })
}
