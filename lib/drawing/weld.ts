/** Points count as one when they are nearer than this part of the largest coordinate's span. */
const NEAR = 1e-5

/** Which points are one and the same: for each corner the number of its point, and how many points there are. */
export function weld(positions: Float32Array): { ids: Uint32Array; count: number } {
  const corners = positions.length / 3
  const ids = new Uint32Array(corners)
  const cell = spanOf(positions) * NEAR || 1
  const heads = new Int32Array(tableSize(corners)).fill(-1)
  const mask = heads.length - 1
  const next = new Int32Array(corners)
  const first = new Uint32Array(corners)
  let count = 0

  const slot = (x: number, y: number, z: number) =>
    ((Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) >>> 0) & mask
  const isNear = (a: number, b: number) =>
    Math.abs(positions[a]! - positions[b]!) <= cell &&
    Math.abs(positions[a + 1]! - positions[b + 1]!) <= cell &&
    Math.abs(positions[a + 2]! - positions[b + 2]!) <= cell

  for (let corner = 0; corner < corners; corner++) {
    const at = corner * 3
    const [x, y, z] = [positions[at]! / cell, positions[at + 1]! / cell, positions[at + 2]! / cell]
    const found = find(at, x, y, z)
    if (found >= 0) ids[corner] = found
    else {
      const home = slot(Math.floor(x), Math.floor(y), Math.floor(z))
      ids[corner] = count
      first[count] = at
      next[count] = heads[home]!
      heads[home] = count++
    }
  }
  return { ids, count }

  /** Looks in the point's cell and in the neighbours: two points that are near may lie on two sides of a border. */
  function find(at: number, x: number, y: number, z: number): number {
    for (let n = 0; n < 27; n++) {
      // The point's own cell comes first.
      const [dx, dy, dz] = [STEPS[n % 3]!, STEPS[Math.floor(n / 3) % 3]!, STEPS[Math.floor(n / 9)]!]
      let id = heads[slot(Math.floor(x) + dx, Math.floor(y) + dy, Math.floor(z) + dz)]!
      for (; id >= 0; id = next[id]!) if (isNear(first[id]!, at)) return id
    }
    return -1
  }
}

const STEPS = [0, -1, 1]

const tableSize = (corners: number) => 2 ** Math.ceil(Math.log2(Math.max(16, corners * 2)))

function spanOf(positions: Float32Array): number {
  let [low, high] = [Infinity, -Infinity]
  for (const value of positions) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return high - low
}
