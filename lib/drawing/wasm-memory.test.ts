import load from 'occt-import-js'
import { parts } from '@/scripts/demo-files/parts'
import { stepFile } from '@/scripts/demo-files/step'
import { readStep } from './step'
import { limitWasmMemory } from './wasm-memory'

const MB = 1024 * 1024

test('a reader’s memory grows up to the limit, and no further; it is said once that it was refused', async () => {
  const occt = await load({ print: () => undefined, printErr: () => undefined })
  const isRefused = limitWasmMemory(64 * MB)
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 2_000 })
  expect([memory.grow(900), isRefused()]).toEqual([1, false])
  expect(() => memory.grow(200)).toThrow('Memory limit')
  expect([isRefused(), isRefused()]).toEqual([true, false])

  const bodies = Array.from({ length: 60 }, () => parts.bracket.shape)
  const file = new TextEncoder().encode(stepFile(parts.bracket, new Date(0), bodies))
  try {
    readStep(occt, file)
  } catch {
    // It may find no solid, or only some.
  }
  expect(isRefused()).toBe(true)
}, 60_000)
