import type { UnitAsk } from '@/components/ui/files/previews'
import { isBinaryDxf, textOfBinaryDxf } from '@/lib/drawing/dxf-binary'
import { unitOf } from '@/lib/drawing/dxf-units'
import { measure } from '@/lib/drawing/mesh'
import { readStl } from '@/lib/drawing/stl'

/** Larger files are not read for the question alone (bytes). */
const MAX_BYTES = 30 * 1024 * 1024
/** A part that is smaller than this in each direction may well be in inches. */
const SMALL = 20
/** The header of a DXF file with its unit stands at its beginning (bytes). */
const HEAD = 256 * 1024

/** Whether a chosen file needs a unit, and whether it is so small that millimetres are unlikely; null where it names one. */
export async function unitAskOf(file: File): Promise<UnitAsk | null> {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  if (ending === 'dxf') return (await namesUnit(file)) ? null : { isSmall: false }
  if (ending !== 'stl') return null
  return { isSmall: file.size <= MAX_BYTES && (await isSmall(file)) }
}

async function isSmall(file: File): Promise<boolean> {
  try {
    const { size } = measure(readStl(new Uint8Array(await file.arrayBuffer())))
    return size.every((side) => side < SMALL)
  } catch {
    // The server says what is wrong with it.
    return false
  }
}

async function namesUnit(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  const text = new TextDecoder('latin1').decode(isBinaryDxf(head) ? textOfBinaryDxf(head) : head)
  return unitOf(/\$INSUNITS\s+70\s+(\d+)/.exec(text)?.[1]) !== null
}
