import type { Mesh } from './mesh'
import { weld } from './weld'

/** Faces that meet flatter than this (cosine of 25°) are one curved surface: no edge between them. */
const SMOOTH = Math.cos((25 * Math.PI) / 180)

/** The edges that a person would draw: where two faces meet at an angle, and where a surface ends. */
export function edgesOf({ positions, indices }: Mesh): Float32Array {
  const { ids, count } = weld(positions)
  const normals = normalsOf(positions, indices)
  const open = new Map<number, number>()
  const drawn: number[] = []

  const draw = (i: number) => {
    const to = i % 3 === 2 ? i - 2 : i + 1
    for (const corner of [indices[i]!, indices[to]!])
      drawn.push(positions[corner * 3]!, positions[corner * 3 + 1]!, positions[corner * 3 + 2]!)
  }
  const cosine = (i: number, j: number) => {
    const [a, b] = [Math.floor(i / 3) * 3, Math.floor(j / 3) * 3]
    return normals[a]! * normals[b]! + normals[a + 1]! * normals[b + 1]! + normals[a + 2]! * normals[b + 2]!
  }

  for (let i = 0; i < indices.length; i++) {
    const from = ids[indices[i]!]!
    const to = ids[indices[i % 3 === 2 ? i - 2 : i + 1]!]!
    if (from === to) continue
    const key = from < to ? from * count + to : to * count + from
    const other = open.get(key)
    if (other === undefined) open.set(key, i)
    else {
      open.delete(key)
      if (cosine(i, other) < SMOOTH) draw(i)
    }
  }
  for (const i of open.values()) draw(i)
  return Float32Array.from(drawn)
}

/** A unit vector for each triangle. */
function normalsOf(p: Float32Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(indices.length)
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3]
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!]
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!]
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const length = Math.hypot(x, y, z) || 1
    normals.set([x / length, y / length, z / length], t)
  }
  return normals
}
