import { cleanableAs, type Cleanable } from './cleanable'
import { lostIn } from './compare/compare'
import { cleanDxf } from './dxf'
import { cleanOffice } from './office'
import { cleanPdf } from './pdf'
import { cleanPhoto } from './photo'
import { cleanStep } from './step'
import { cleanStl } from './stl'

type Cleaner = (bytes: Uint8Array, mark?: string) => Uint8Array | null | Promise<Uint8Array | null>

const cleaners: Record<Cleanable, Cleaner> = {
  ...{ step: cleanStep, stp: cleanStep, stl: cleanStl, dxf: cleanDxf },
  ...{ pdf: cleanPdf, docx: cleanOffice, xlsx: cleanOffice },
  ...{ jpg: cleanPhoto('jpeg'), jpeg: cleanPhoto('jpeg'), png: cleanPhoto('png'), webp: cleanPhoto('webp') },
}

/**
 * A copy of the file without what tells who made it, where and with what; pages of a PDF carry `mark`. Null when it can't
 * be cleaned: a type without a cleaner, a file that is encrypted, damaged or has others in it. The copy is read back: an
 * Error says what it lost. Throws one of `pictureRefusals` for a photo that is too large or moves.
 */
export async function clean(name: string, bytes: Uint8Array, mark?: string): Promise<Uint8Array | null> {
  const type = cleanableAs(name)
  const copy = type && (await cleaners[type](bytes, mark))
  if (!copy) return null
  const lost = await lostIn(type, bytes, copy)
  if (lost) throw new Error(`The copy is not whole: ${lost}.`)
  return copy
}
