import load from 'occt-import-js'
import { parts, type PartKey } from '@/scripts/demo-files/parts'
import { stepFile } from '@/scripts/demo-files/step'
import { measure } from './mesh'
import { samplePart } from './sample-part'
import { readStep } from './step'

const quiet = { print: () => undefined, printErr: () => undefined }
const occt = await load(quiet)
const fileOf = (key: PartKey) => new TextEncoder().encode(stepFile(parts[key], new Date(0)))
const disc = (diameter: number, length: number) => (Math.PI * diameter ** 2 * length) / 4

const known: [part: PartKey, size: number[], volume: number][] = [
  ['bracket', [90, 60, 12], 90 * 60 * 12 - 4 * disc(9, 12) - disc(28, 12)],
  ['splineGauge', [95, 95, 22], disc(95, 22) - disc(45, 22)],
  ['pumpShaft', [46, 46, 380], disc(30, 62) + disc(40, 138) + disc(46, 96) + disc(40, 84)],
  ['trayInsert', [240, 25, 180], (240 * 12 + 180 * 13) * 180],
]

test.each(known)('the %s measures what its drawing says', (key, size, volume) => {
  const measured = measure(readStep(occt, fileOf(key)))
  measured.size.forEach((side, axis) => expect(Math.abs(side - size[axis]!)).toBeLessThan(0.05))
  expect(measured.volume! / volume).toBeGreaterThan(0.9995)
  expect(measured.volume! / volume).toBeLessThan(1.0005)
})

test('a file that is cut off, or something else, is refused with a sentence', () => {
  const whole = fileOf('bracket')
  expect(() => readStep(occt, whole.subarray(0, whole.length / 2))).toThrow('STEP file is damaged or incomplete')
  expect(() => readStep(occt, new TextEncoder().encode('a letter'))).toThrow('STEP file is damaged or incomplete')
})

test('a file without any solid is refused, although it can be read', () => {
  const text = stepFile(parts.bracket, new Date(0)).replace(/#\d+=MANIFOLD_SOLID_BREP[^;]*;\n/, '')
  expect(() => readStep(occt, new TextEncoder().encode(text))).toThrow('no solids or surfaces')
})

test('the sample part that readies the reader is the disc that it says', () => {
  const { size, volume } = measure(readStep(occt, new TextEncoder().encode(samplePart)))
  expect(size.map(Math.round)).toEqual([20, 20, 10])
  expect(volume! / disc(20, 10)).toBeCloseTo(1, 2)
})
