/**
 * Lets no WebAssembly memory of this thread grow beyond `bytes`. The STEP reader takes as much as a file makes it ask for.
 * Refused, it may leave out bodies and say nothing: ask the returned function, which says whether memory was refused, and
 * throw the reader away then.
 */
export function limitWasmMemory(bytes: number): () => boolean {
  const { prototype } = WebAssembly.Memory
  const grow = prototype.grow
  let isRefused = false
  prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 <= bytes) return grow.call(this, pages)
    isRefused = true
    throw new RangeError('Memory limit reached.')
  }
  return () => {
    const was = isRefused
    isRefused = false
    return was
  }
}
