/** How much a thread may take while it works on a file (bytes). V8's limits leave WebAssembly and buffers out. */
const MAX_GROWTH = 300 * 1024 * 1024
const EVERY_MS = 50

/** Memory of the process outside of the main thread's heap and buffers (bytes). */
function outsideOfMain(): number {
  const { rss, heapTotal, external } = process.memoryUsage()
  return rss - heapTotal - external
}

/** Calls `stop` once the threads of the process have grown by more than 300 MB. Returns the function that ends the watch. */
export function watchMemory(stop: () => void): () => void {
  const before = outsideOfMain()
  const timer = setInterval(() => {
    if (outsideOfMain() - before > MAX_GROWTH) stop()
  }, EVERY_MS)
  return () => clearInterval(timer)
}
