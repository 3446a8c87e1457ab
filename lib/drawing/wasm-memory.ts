/**
 * Lets no WebAssembly memory of this thread grow beyond `bytes`. The STEP reader takes as much as a file makes it ask for;
 * refused, it ends with an error. Throw the reader away then: its state is unknown.
 */
export function limitWasmMemory(bytes: number) {
  const { prototype } = WebAssembly.Memory
  const grow = prototype.grow
  prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 > bytes) throw new RangeError('This file takes too much memory.')
    return grow.call(this, pages)
  }
}
