import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * How much the heap may grow over what lives in it before it is swept, in percent. V8 alone lets it become several times as
 * large on a machine with room: most of the memory of a busy server was rubbish that nobody had fetched. A limit instead
 * would end the process in a rush.
 */
const GROWTH = 20
/** After so much of files what is young in the heap is swept (bytes). */
const FILES_A_SWEEP = 4 * 1024 * 1024

let passed = 0
let sweep: ((how: { type: 'minor' }) => void) | undefined

/** Keeps the heap of this process near what lives in it, for the price of sweeping more often. */
export function keepHeapSmall() {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
  // Where much survives at first, V8 goes on to allocate among what is old. What a request makes there is rubbish at once, lies
  // for long and holds all that it refers to: 1.7 of the 2 MB that grew old at a time.
  setFlagsFromString('--no-allocation-site-pretenuring')
  setFlagsFromString('--expose-gc')
  sweep = runInNewContext('gc') as typeof sweep
}

/**
 * Notes that so much of a file went by (bytes). Its pieces lie outside the heap but count for it, so that all of it was swept
 * every few of them, for nearly half of an upload's time. They are young, and to sweep only that takes a millisecond.
 */
export function filePassed(bytes: number) {
  passed += bytes
  if (!sweep || passed < FILES_A_SWEEP) return
  passed = 0
  sweep({ type: 'minor' })
}
