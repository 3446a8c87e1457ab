import { NO_TRIANGLES, readStl } from '../../drawing/stl'

/** The triangles of both, corner by corner: so size and volume are the same as well. */
export function compareStl(original: Uint8Array, copy: Uint8Array): string | null {
  const [before, after] = [cornersOf(original), cornersOf(copy)]
  if (before.length !== after.length) return `${after.length / 9} triangles of ${before.length / 9}`
  return before.every((value, i) => value === after[i]) ? null : 'triangles are elsewhere'
}

/** The corners of all triangles; none of an empty file. */
function cornersOf(bytes: Uint8Array): Float32Array {
  try {
    return readStl(bytes).positions
  } catch (error) {
    if ((error as Error).message === NO_TRIANGLES) return new Float32Array()
    throw error
  }
}
