import { cleanDxf } from './dxf'
import { cleanOffice } from './office'
import { cleanPdf } from './pdf'
import { cleanStep } from './step'
import { cleanStl } from './stl'

type Cleaner = (bytes: Uint8Array, mark?: string) => Uint8Array | null | Promise<Uint8Array | null>

const cleaners: Record<string, Cleaner> = {
  ...{ step: cleanStep, stp: cleanStep, stl: cleanStl, dxf: cleanDxf },
  ...{ pdf: cleanPdf, docx: cleanOffice, xlsx: cleanOffice },
}

/** The end of a file's name, in lower case. */
const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** Whether files of this type can be cleaned at all: DWG, DOC and XLS can not. */
export const hasCleaner = (name: string) => Object.hasOwn(cleaners, endingOf(name))

/**
 * A copy of the file without what tells who made it, where and with what; pages of a PDF carry `mark`. Null when it can't
 * be cleaned: a type without a cleaner, a file that is encrypted, damaged or has others in it.
 */
export const clean = async (name: string, bytes: Uint8Array, mark?: string): Promise<Uint8Array | null> =>
  hasCleaner(name) ? cleaners[endingOf(name)]!(bytes, mark) : null
