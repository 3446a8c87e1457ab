import type { Mesh } from './mesh'
import { beginsAsStlText, partsOfStl } from './stl-text'

const HEAD = 84
const FACET = 50
/** The first bytes, which say whether a file is text. */
const START = 4096
/** What programs write for the number of triangles when they don't know it yet. */
const NOT_DECLARED = [0, 0xffffffff]

/** What the reader says of a file without any triangle: it is empty, not broken. */
export const NO_TRIANGLES = 'This STL file has no triangles.'

/** A text STL file, or a binary one: 80 bytes, the number of triangles, and 50 bytes for each from `HEAD` on. */
export type StlFile = { text: string } | { triangles: number }

/**
 * Reads an STL file of any dialect, text or binary. The format has no unit: the numbers are taken as millimetres. Throws an
 * Error with a sentence for what can't be read whole.
 */
export function readStl(bytes: Uint8Array): Mesh {
  const file = openStl(bytes)
  const positions = 'text' in file ? textFacets(file.text) : binaryFacets(bytes, file.triangles)
  if (!positions.length) throw new Error(NO_TRIANGLES)
  if (!positions.every(Number.isFinite)) throw new Error('This STL file has invalid coordinates.')
  return { positions, indices: Uint32Array.from({ length: positions.length / 3 }, (_, i) => i) }
}

/** Tells which of its two forms an STL file has, and where a binary one ends. Throws an Error with a sentence for neither. */
export function openStl(bytes: Uint8Array): StlFile {
  const stated = bytes.length >= HEAD ? viewOf(bytes).getUint32(80, true) : 0
  const room = (bytes.length - HEAD) / FACET
  // Many binary files begin with 'solid' as well: the length decides.
  if (bytes.length >= HEAD && stated === room) return { triangles: stated }
  if (isStlText(bytes.subarray(0, START))) return { text: decoded(bytes) }
  if (bytes.length > HEAD && NOT_DECLARED.includes(stated) && Number.isInteger(room)) return { triangles: room }
  // Programs add line ends, colours or notes after the last triangle.
  if (stated && stated < room) return { triangles: stated }
  throw new Error('This STL file is incomplete: its length doesn’t match its number of triangles.')
}

/** Whether the first bytes are those of a text STL file. Zeros are in each binary one: its number of triangles has some. */
export function isStlText(start: Uint8Array): boolean {
  const text = decoded(start)
  return beginsAsStlText(text) && !text.replace(/\0+$/, '').includes('\0')
}

/** A byte-order mark first tells the encoding. Without one the bytes stay as they are. */
function decoded(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf
  return new TextDecoder('latin1').decode(hasMark ? bytes.subarray(3) : bytes)
}

function binaryFacets(bytes: Uint8Array, count: number): Float32Array {
  const view = viewOf(bytes)
  const positions = new Float32Array(count * 9)
  for (let facet = 0; facet < count; facet++) {
    // Twelve bytes of normal come first; the corners give it better.
    const at = HEAD + facet * FACET + 12
    for (let i = 0; i < 9; i++) positions[facet * 9 + i] = view.getFloat32(at + i * 4, true)
  }
  return positions
}

function textFacets(text: string): Float32Array {
  const numbers: number[] = []
  for (const part of partsOfStl(text))
    if (typeof part === 'object') for (const corner of part.corners) numbers.push(Number(corner))
  return Float32Array.from(numbers)
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
