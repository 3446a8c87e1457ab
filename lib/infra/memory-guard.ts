import { Worker } from 'node:worker_threads'

/** How much a process may take for one file (bytes). V8's own limits leave WebAssembly and buffers out. */
const MAX_GROWTH = 300 * 1024 * 1024
const EVERY_MS = 50

/** The largest resident set of this process (MB), shared with the thread that watches it. */
const limitMb = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
const megabytes = (bytes: number) => Math.ceil(bytes / (1024 * 1024))

// A file keeps the main thread busy, so another thread looks. It is a few lines that load nothing. Where the server was
// killed nobody watches the time any more, so it ends the process then, too.
const WATCH = `
  const { workerData } = require('node:worker_threads')
  const server = process.ppid
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() / (1024 * 1024) > Atomics.load(workerData.limitMb, 0)
    if (isTooLarge || process.ppid !== server) process.kill(process.pid, 'SIGKILL')
  }, ${EVERY_MS})
`
let watch: Worker | undefined

/**
 * Ends this process once it has grown by 300 MB from here on. For a process of its own, see worker-process.ts: call it
 * when the reader is loaded and before the file is read, so that only the file counts.
 */
export function guardMemory(): void {
  Atomics.store(limitMb, 0, megabytes(process.memoryUsage.rss() + MAX_GROWTH))
  watch ??= startWatch()
}

function startWatch() {
  const thread = new Worker(WATCH, { eval: true, workerData: { limitMb } })
  // It keeps no process alive.
  thread.unref()
  return thread
}
