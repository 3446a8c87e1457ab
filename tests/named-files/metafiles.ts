import type { Planted } from './planted'

/** A record of an EMF: its type, its size in bytes, and what it says. */
export function emfRecord(type: number, ...body: (number | Uint8Array)[]): Buffer {
  const parts = body.map((part) => (typeof part === 'number' ? int(part) : Buffer.from(part)))
  const filled = Buffer.concat(parts)
  const rest = Buffer.alloc((4 - (filled.length % 4)) % 4)
  return Buffer.concat([int(type), int(8 + filled.length + rest.length), filled, rest])
}

function int(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}

/** A line from one corner to the other. */
const line = [emfRecord(27, 0, 0), emfRecord(54, 100, 100)]
const polyline = (...more: Uint8Array[]) =>
  emfRecord(87, 0, 0, 100, 50, 3, Buffer.from([0, 0, 0, 0, 50, 0, 50, 0, 100, 0, 0, 0]), ...more)
const end = emfRecord(14, 0, 16, 20)

/** An EMF of these records; `description` stands in its header, in UTF-16. */
export function emfFile(records = [...line, polyline()], description = ''): Buffer {
  const words = Buffer.from(description, 'utf16le')
  const header = emfRecord(1, Buffer.alloc(100), words)
  const file = Buffer.concat([header, ...records, end])
  for (const [at, value] of [[16, 100], [20, 100], [32, 2500], [36, 2500], [72, 1000], [76, 1000], [80, 300], [84, 300]] as const)
    file.writeInt32LE(value, at) // oxfmt-ignore
  file.write(' EMF', 40, 'latin1')
  file.writeUInt32LE(0x10000, 44)
  file.writeUInt32LE(file.length, 48)
  file.writeUInt32LE(records.length + 2, 52)
  if (words.length) {
    file.writeUInt32LE(description.length, 60)
    file.writeUInt32LE(108, 64)
  }
  return file
}

/** The comment that begins a picture in EMF+. `isDual`: the other records draw the same. */
export const emfPlus = (isDual: boolean) =>
  emfRecord(70, 32, Buffer.from('EMF+', 'latin1'), Buffer.from([1, 0x40, isDual ? 1 : 0, 0]), Buffer.alloc(24))

const words = (name: string) => Buffer.from(`${name}\0`, 'utf16le')

/** EMFs with the name where no picture shows it. */
export const plantedEmfs = (name: string): Planted[] => {
  const places: [string, Buffer][] = [
    ['the description', emfFile(undefined, name)],
    ['a comment', emfFile([...line, emfRecord(70, name.length, Buffer.from(name))])],
    ['the words of EMF+', emfFile([emfPlus(true), emfRecord(70, name.length, words(name)), ...line])],
    ['what a printer is told', emfFile([...line, emfRecord(106, 1, name.length, words(name))])],
    ['the file of a colour profile', emfFile([emfRecord(122, 1, words(name)), ...line])],
    ['the tail of a record', emfFile([emfRecord(17, 8, words(name)), ...line])],
    ['the tail of a list of points', emfFile([...line, polyline(words(name))])],
    ['what follows the picture', Buffer.concat([emfFile(), words(name)])],
  ]
  return places.map(([place, bytes]) => ({ place, file: 'a.emf', bytes }))
}

/** A record of a WMF: its size in words of two bytes, its function, and what it says. */
export function wmfRecord(kind: number, body: Uint8Array = Buffer.alloc(0)): Buffer {
  const even = Buffer.concat([body, Buffer.alloc(body.length % 2)])
  const head = Buffer.alloc(6)
  head.writeUInt32LE(3 + even.length / 2)
  head.writeUInt16LE(kind, 4)
  return Buffer.concat([head, even])
}

const [MOVE_TO, LINE_TO, ESCAPE] = [0x0214, 0x0213, 0x0626]
const shorts = (...values: number[]) => Buffer.from(Int16Array.from(values).buffer)
const wmfLine = [wmfRecord(MOVE_TO, shorts(0, 0)), wmfRecord(LINE_TO, shorts(100, 100))]

/** A WMF of these records, with its place before it. */
export function wmfFile(records = wmfLine, reserved = 0): Buffer {
  const all = [...records, wmfRecord(0)]
  const header = Buffer.alloc(18)
  header.writeUInt16LE(1)
  header.writeUInt16LE(9, 2)
  header.writeUInt16LE(0x0300, 4)
  const picture = Buffer.concat([header, ...all])
  picture.writeUInt32LE(picture.length / 2, 6)
  picture.writeUInt32LE(Math.max(...all.map((record) => record.length)) / 2, 12)
  const place = Buffer.alloc(22)
  place.writeUInt32LE(0x9ac6cdd7)
  for (const [i, value] of [0, 0, 100, 100, 96].entries()) place.writeInt16LE(value, 6 + 2 * i)
  place.writeUInt32LE(reserved, 16)
  for (let at = 0; at < 20; at += 2) place.writeUInt16LE(place.readUInt16LE(20) ^ place.readUInt16LE(at), 20)
  return Buffer.concat([place, picture])
}

const escape = (kind: number, data: Uint8Array) => wmfRecord(ESCAPE, Buffer.concat([shorts(kind, data.length), data]))
/** Ends of lines are round. */
export const roundEnds = escape(21, Buffer.from([0, 0, 0, 0]))

/** WMFs with the name where no picture shows it. */
export const plantedWmfs = (name: string): Planted[] => {
  const places: [string, Buffer][] = [
    ['a comment', wmfFile([...wmfLine, escape(15, Buffer.from(name))])],
    ['what a printer is told', wmfFile([escape(21, Buffer.from(name)), ...wmfLine])],
    ['what follows the picture', Buffer.concat([wmfFile(), Buffer.from(name)])],
    ['the tail of its last record', wmfFile([...wmfLine, wmfRecord(0, Buffer.from(name))])],
  ]
  return places.map(([place, bytes]) => ({ place, file: 'a.wmf', bytes }))
}
