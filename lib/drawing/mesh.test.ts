import { boxCorners } from '@/tests/drawings'
import { edgesOf } from './edges'
import { measure, type Mesh } from './mesh'

const box = (): Mesh => {
  const corners = boxCorners([100, 50, 20])
  return { positions: Float32Array.from(corners.flat()), indices: Uint32Array.from(corners.keys()) }
}

test('a box of 100 × 50 × 20 has its size, volume and surface', () => {
  const measured = measure(box())
  expect(measured.size).toEqual([100, 50, 20])
  expect(measured.volume).toBeCloseTo(100_000, 3)
  expect(measured.surface).toBeCloseTo(2 * (100 * 50 + 100 * 20 + 50 * 20), 3)
  expect(measured.triangles).toBe(12)
})

test('a box far from the origin measures the same', () => {
  const mesh = box()
  mesh.positions.forEach((value, i) => (mesh.positions[i] = value + 4000))
  expect(measure(mesh).volume).toBeCloseTo(100_000, 0)
})

test('a box without a lid has no volume, and still a surface', () => {
  const { positions, indices } = box()
  const measured = measure({ positions, indices: indices.subarray(6) })
  expect(measured.volume).toBeNull()
  expect(measured.surface).toBeCloseTo(17_000 - 5000 - 1000, 3)
})

test('a box with a triangle turned inside out has no volume', () => {
  const { positions, indices } = box()
  expect(measure({ positions, indices: indices.with(0, 1).with(1, 0) }).volume).toBeNull()
})

test('a box has twelve edges, and no diagonals', () => {
  const lengths = lengthsOf(edgesOf(box()))
  expect(lengths.sort((a, b) => a - b)).toEqual([20, 20, 20, 20, 50, 50, 50, 50, 100, 100, 100, 100])
})

test('a mesh of nothing, or of no numbers, is refused', () => {
  expect(() => measure({ positions: new Float32Array(), indices: new Uint32Array() })).toThrow('no surfaces')
  expect(() => measure({ positions: Float32Array.of(0, NaN, 0), indices: Uint32Array.of(0) })).toThrow(
    'invalid coordinates',
  )
})

const lengthsOf = (e: Float32Array) =>
  Array.from({ length: e.length / 6 }, (_, i) =>
    Math.hypot(e[i * 6]! - e[i * 6 + 3]!, e[i * 6 + 1]! - e[i * 6 + 4]!, e[i * 6 + 2]! - e[i * 6 + 5]!),
  )
