import { readStl } from '../../drawing/stl'

/** The triangles of both, corner by corner: so size and volume are the same as well. */
export function compareStl(original: Uint8Array, copy: Uint8Array): string | null {
  const [before, after] = [readStl(original).positions, readStl(copy).positions]
  if (before.length !== after.length) return `${after.length / 9} triangles of ${before.length / 9}`
  return before.every((value, i) => value === after[i]) ? null : 'triangles are elsewhere'
}
