/** How much the process may grow while a thread works on a file (bytes). V8's limits leave WebAssembly and buffers out. */
const MAX_GROWTH = 300 * 1024 * 1024
const EVERY_MS = 50

/** Calls `stop` once the process has grown by more than 300 MB. Returns the function that ends the watch. */
export function watchMemory(stop: () => void): () => void {
  const before = process.memoryUsage.rss()
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() - before > MAX_GROWTH) stop()
  }, EVERY_MS)
  return () => clearInterval(timer)
}
