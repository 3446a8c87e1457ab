import type { Mesh } from './mesh'

const HEAD = 84
const FACET = 50

/** Reads an STL file, ASCII or binary. The format has no unit: the numbers are taken as millimetres. */
export function readStl(bytes: Uint8Array): Mesh {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const statedFacets = bytes.length >= HEAD ? view.getUint32(80, true) : 0
  // Many binary files begin with 'solid' as well: the length decides.
  const binary = bytes.length >= HEAD && bytes.length === HEAD + statedFacets * FACET
  const positions = binary ? binaryFacets(view, statedFacets) : asciiFacets(bytes)
  if (!positions.length) throw new Error('This STL file has no triangles.')
  if (!positions.every(Number.isFinite)) throw new Error('This STL file has invalid coordinates.')
  return { positions, indices: Uint32Array.from({ length: positions.length / 3 }, (_, i) => i) }
}

function binaryFacets(view: DataView, count: number): Float32Array {
  const positions = new Float32Array(count * 9)
  for (let facet = 0; facet < count; facet++) {
    // Twelve bytes of normal come first; the corners give it better.
    const at = HEAD + facet * FACET + 12
    for (let i = 0; i < 9; i++) positions[facet * 9 + i] = view.getFloat32(at + i * 4, true)
  }
  return positions
}

const VERTEX = /\bvertex\s+(\S+)\s+(\S+)\s+(\S+)/gi

function asciiFacets(bytes: Uint8Array): Float32Array {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  if (!/^\s*solid\b/i.test(start) || !/\bfacet\b|\bendsolid\b/i.test(start))
    throw new Error('This STL file is incomplete: its length doesn’t match its number of triangles.')
  const text = new TextDecoder('latin1').decode(bytes)
  const numbers: number[] = []
  for (const [, x, y, z] of text.matchAll(VERTEX)) numbers.push(Number(x), Number(y), Number(z))
  if (numbers.length % 9 || !/\bendsolid\b[^\n]*\s*$/i.test(text))
    throw new Error('This STL file is incomplete: it ends in the middle of a triangle.')
  return Float32Array.from(numbers)
}
