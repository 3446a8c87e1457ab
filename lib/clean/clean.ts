import { TooMany } from '../drawing/too-many'
import { cleanableAs, type Cleanable } from './cleanable'
import { lostIn } from './compare/compare'
import { cleanDxf } from './dxf'
import { noOmissions, type Omissions } from './omissions'
import { cleanOffice } from './office'
import { cleanPdf } from './pdf'
import { mendPdf } from './pdf-mend'
import { cleanPhoto } from './photo'
import { cleanStep } from './step'
import { cleanStl } from './stl'

/** The copy of a file has not all of it: `message` says what it lost. */
export class NotWhole extends Error {}

type Cleaner = (bytes: Uint8Array, mark?: string, left?: Omissions) => Uint8Array | null | Promise<Uint8Array | null>

const cleaners: Record<Cleanable, Cleaner> = {
  step: cleanStep,
  stp: cleanStep,
  stl: cleanStl,
  dxf: cleanDxf,
  pdf: cleanPdf,
  docx: cleanOffice,
  xlsx: cleanOffice,
  jpg: cleanPhoto('jpeg'),
  jpeg: cleanPhoto('jpeg'),
  png: cleanPhoto('png'),
  webp: cleanPhoto('webp'),
}

/**
 * A copy of the file without what tells who made it, where and with what; pages of a PDF carry `mark`. Null when it can't
 * be cleaned: a type without a cleaner, a file that is encrypted, damaged or has others in it. `left` gets what is left out
 * on purpose. The copy is read back: NotWhole says what it lost. Throws one of `pictureRefusals` for a photo that is too
 * large or moves, and `TooMany` for a file of more parts than are read.
 */
export async function clean(
  name: string,
  bytes: Uint8Array,
  mark?: string,
  left = noOmissions(),
): Promise<Uint8Array | null> {
  const type = cleanableAs(name)
  if (!type) return null
  return type === 'pdf' ? copyOfPdf(bytes, mark, left) : wholeCopy(type, bytes, mark, left)
}

async function wholeCopy(
  type: Cleanable,
  bytes: Uint8Array,
  mark?: string,
  left?: Omissions,
): Promise<Uint8Array | null> {
  const copy = await cleaners[type](bytes, mark, left)
  if (!copy) return null
  const lost = await lostIn(type, bytes, copy)
  if (lost) throw new NotWhole(`The copy is not whole: ${lost}.`)
  return copy
}

/** A PDF that can't be copied as it is may have a fault that viewers put up with: then its pages are written anew before. */
async function copyOfPdf(bytes: Uint8Array, mark: string | undefined, left: Omissions): Promise<Uint8Array | null> {
  const found = noOmissions()
  const copy = await wholeCopy('pdf', bytes, mark, found).catch((error: Error) => {
    if (error instanceof TooMany) throw error
    return error
  })
  if (copy instanceof Uint8Array) {
    Object.assign(left, found)
    return copy
  }
  const mended = await mendPdf(bytes)
  if (mended) {
    left.attachments += mended.attachments
    return wholeCopy('pdf', mended.bytes, mark, left)
  }
  if (copy) throw copy
  return null
}
