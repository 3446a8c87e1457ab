import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * How much the heap may grow over what lives in it before it is swept, in percent. V8 alone lets it become several times as
 * large on a machine with room: most of the memory of a busy server was rubbish that nobody had fetched. A limit instead
 * would end the process in a rush.
 */
const GROWTH = 20
/**
 * The same while files arrive: their pieces lie outside the heap and count for it, so that all of it was swept every 30 MB,
 * for nearly half of an upload's time.
 */
const GROWTH_WITH_FILES = 100

/** After so long without a file (ms) the heap is made small again. */
const QUIET_MS = 3_000

let isSmall = false
let arriving = 0
let quiet: ReturnType<typeof setTimeout> | undefined
let sweep: ((how: object) => void) | undefined

const growBy = (percent: number) => setFlagsFromString(`--heap-growing-percent=${percent}`)

/** Keeps the heap near what lives in it, for the price of sweeping more often. */
export function keepHeapSmall() {
  isSmall = true
  growBy(GROWTH)
  // Where much survives at first V8 begins to allocate among what is old. What is made there by a request is rubbish soon, is
  // not fetched for long, and keeps all that it refers to: of the 2 MB that a young heap gave on to the old one at a time, 1.7.
  setFlagsFromString('--no-allocation-site-pretenuring')
}

/** Does what takes files in; as long as somebody does, and a moment longer, a heap that is kept small has more room. */
export async function whileFilesArrive<T>(work: () => Promise<T>): Promise<T> {
  if (!isSmall) return work()
  clearTimeout(quiet)
  if (!arriving++) growBy(GROWTH_WITH_FILES)
  try {
    return await work()
  } finally {
    if (!--arriving) quiet = setTimeout(shrink, QUIET_MS).unref()
  }
}

/** What the files left is swept now: else it lies there until the heap has grown as far as it might with them, and slows all else. */
function shrink() {
  growBy(GROWTH)
  if (!sweep) {
    setFlagsFromString('--expose-gc')
    sweep = runInNewContext('gc') as typeof sweep
  }
  sweep!({ type: 'major', execution: 'async' })
}
