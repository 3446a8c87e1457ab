import { openStl } from '../drawing/stl'
import { partsOfStl, type StlPart } from '../drawing/stl-text'

const HEAD = 84
const FACET = 50

/**
 * Writes an STL file anew from what is read of it: its triangles and their colours, without its header, the names of its
 * solids and its comments. Null for what can't be read whole.
 */
export function cleanStl(bytes: Uint8Array): Uint8Array | null {
  try {
    const file = openStl(bytes)
    return 'text' in file ? cleanText(file.text) : cleanBinary(bytes, file.triangles)
  } catch {
    return null
  }
}

/** The attribute bytes of facets stay: some programs keep colours there. */
function cleanBinary(bytes: Uint8Array, triangles: number): Buffer {
  const copy = Buffer.from(bytes.subarray(0, HEAD + triangles * FACET))
  copy.fill(0, 0, 80)
  copy.writeUInt32LE(triangles, 80)
  return copy
}

function cleanText(text: string): Buffer {
  const out: string[] = []
  for (const part of partsOfStl(text)) out.push(typeof part === 'object' ? facet(part) : `${part} `)
  return Buffer.from(`${out.join('\n')}\n`, 'latin1')
}

/** Numbers stay as they were written. */
function facet({ normal, corners: c }: Exclude<StlPart, string>): string {
  const vertices = [0, 3, 6].map((i) => `      vertex ${c[i]} ${c[i + 1]} ${c[i + 2]}`)
  return [
    `  facet normal ${(normal ?? [0, 0, 0]).join(' ')}`,
    '    outer loop',
    ...vertices,
    '    endloop',
    '  endfacet',
  ].join('\n')
}
