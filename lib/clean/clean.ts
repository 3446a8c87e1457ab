import { cleanableAs, type Cleanable } from './cleanable'
import { lostIn } from './compare/compare'
import { cleanDxf } from './dxf'
import { cleanOffice } from './office'
import { cleanPdf } from './pdf'
import { cleanPhoto } from './photo'
import { cleanStep } from './step'
import { cleanStl } from './stl'

/**
 * The version of cleaners and comparers. Raise it when one of them finds more: the copies of an older version are made
 * anew once (check-older-copies.ts).
 */
export const CLEANER = 2

/** What a copy leaves out: the texts of comments, and how many files stood in the file. */
export type Left = { comments: string[]; attachments: number }
export const nothingLeft = (): Left => ({ comments: [], attachments: 0 })

/** The copy of a file has not all of it: `message` says what it lost. */
export class NotWhole extends Error {}

type Cleaner = (bytes: Uint8Array, mark?: string, left?: Left) => Uint8Array | null | Promise<Uint8Array | null>

const cleaners: Record<Cleanable, Cleaner> = {
  ...{ step: cleanStep, stp: cleanStep, stl: cleanStl, dxf: cleanDxf },
  ...{ pdf: cleanPdf, docx: cleanOffice, xlsx: cleanOffice },
  ...{ jpg: cleanPhoto('jpeg'), jpeg: cleanPhoto('jpeg'), png: cleanPhoto('png'), webp: cleanPhoto('webp') },
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
  left = nothingLeft(),
): Promise<Uint8Array | null> {
  const type = cleanableAs(name)
  const copy = type && (await cleaners[type](bytes, mark, left))
  if (!copy) return null
  const lost = await lostIn(type, bytes, copy)
  if (lost) throw new NotWhole(`The copy is not whole: ${lost}.`)
  return copy
}
