import { expect, test } from '@jest/globals'
import { limitWasmMemory } from './wasm-memory'

test('a reader’s memory grows up to the limit, and no further', () => {
  limitWasmMemory(4 * 65_536)
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 100 })
  expect(memory.grow(3)).toBe(1)
  expect(() => memory.grow(1)).toThrow('too much memory')
  expect(memory.buffer.byteLength).toBe(4 * 65_536)
})
