import type { Cleanable } from '../cleanable'
import { compareDxf } from './dxf'
import { compareOffice } from './office'
import { comparePdf } from './pdf'
import { compareStep } from './step'
import { compareStl } from './stl'

/** Says what a copy lost of its original; null when all is there. May throw where one of them can't be read. */
type Comparer = (original: Uint8Array, copy: Uint8Array) => string | null | Promise<string | null>

const comparers: Partial<Record<Cleanable, Comparer>> = {
  step: compareStep,
  stp: compareStep,
  stl: compareStl,
  dxf: compareDxf,
  pdf: comparePdf,
  docx: compareOffice,
  xlsx: compareOffice,
}

/** Reads a copy without names back, and says what it lost of its original; null when all is there. A type without a comparer passes. */
export async function lostIn(type: Cleanable, original: Uint8Array, copy: Uint8Array): Promise<string | null> {
  try {
    return (await comparers[type]?.(original, copy)) ?? null
  } catch {
    // The reader's message may quote the file.
    return 'it can’t be read back'
  }
}
