import { needlesIn } from '@/tests/named-files/needles'
import {
  emfFile,
  emfPlus,
  emfRecord,
  plantedEmfs,
  plantedWmfs,
  roundEnds,
  wmfFile,
  wmfRecord,
} from '@/tests/named-files/metafiles'
import { cleanEmf } from './emf'
import { cleanWmf } from './wmf'

const name = 'Verma Pumps Pvt Ltd'

test.each(plantedEmfs(name))('an EMF loses a name in $place and keeps what is drawn', ({ bytes }) => {
  expect(needlesIn(bytes, [name])).not.toEqual([])
  const copy = Buffer.from(cleanEmf(bytes)!)
  expect(needlesIn(copy, [name])).toEqual([])
  // A line to 100, 100.
  expect(copy.includes(emfRecord(54, 100, 100))).toBe(true)
  expect([copy.readUInt32LE(48), cleanEmf(copy)]).toEqual([copy.length, copy])
})

test.each(plantedWmfs(name))('a WMF loses a name in $place and keeps what is drawn', ({ bytes }) => {
  const copy = cleanWmf(bytes)!
  expect(needlesIn(copy, [name])).toEqual([])
  expect(copy).toEqual(wmfFile())
})

test('an EMF without such words stays as it is', () => expect(cleanEmf(emfFile())).toEqual(emfFile()))

test('a WMF without such words stays as it is, also how its lines end', () => {
  expect(cleanWmf(wmfFile())).toEqual(wmfFile())
  const round = wmfFile([roundEnds, wmfRecord(0x0213, Buffer.from([100, 0, 100, 0]))])
  expect(cleanWmf(round)).toEqual(round)
  // Without its place before it, as Word writes it.
  expect(cleanWmf(wmfFile().subarray(22))).toEqual(wmfFile().subarray(22))
})

test('what stands in the place of a WMF for programs goes, and its sum is right', () => {
  expect(cleanWmf(wmfFile(undefined, 0x41424344))).toEqual(wmfFile())
})

test.each<[string, Buffer]>([
  ['stands in comments alone', emfFile([emfPlus(false), emfRecord(54, 100, 100)])],
  ['says that others draw the same, and they draw nothing', emfFile([emfPlus(true), emfRecord(27, 0, 0)])],
  ['is a scene of OpenGL', emfFile([emfRecord(102, 0)])],
  ['has a record of no known type', emfFile([emfRecord(123, 0)])],
  ['ends in the middle', emfFile().subarray(0, -24)],
  ['has a header twice', Buffer.concat([emfFile().subarray(0, 108), emfFile()])],
  ['has no header', emfFile().subarray(108)],
  ['has a header that is too short', emfRecord(1, Buffer.alloc(60))],
  ['is text', Buffer.from('This is no picture, but a long text that somebody saved under its name.')],
])('an EMF that %s is not cleaned', (_, bytes) => expect(cleanEmf(bytes)).toBeNull())

test.each<[string, Buffer]>([
  ['ends in the middle', wmfFile().subarray(0, -6)],
  ['has a record without a size', Buffer.concat([wmfFile().subarray(0, 40), Buffer.alloc(20)])],
  ['is of another version', Buffer.from(wmfFile().subarray(22)).fill(9, 4, 5)],
  ['is text', Buffer.from('This is no picture.')],
  ['is its place alone', wmfFile().subarray(0, 22)],
])('a WMF that %s is not cleaned', (_, bytes) => expect(cleanWmf(bytes)).toBeNull())

test('an EMF whose other records draw the same keeps them and loses EMF+', () => {
  expect(cleanEmf(emfFile([emfPlus(true), emfRecord(54, 100, 100)]))).toEqual(emfFile([emfRecord(54, 100, 100)]))
})
