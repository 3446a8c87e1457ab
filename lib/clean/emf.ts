/**
 * A record's type and its whole size in bytes stand at its start. [MS-EMF] 2.3: the vector pictures of Windows in Word and
 * Excel files.
 */
const [HEADER, END, COMMENT] = [1, 14, 70]
const LAST_TYPE = 122
/** An OpenGL scene: nothing else draws its picture. */
const OPEN_GL = [102, 103]
/** Texts of programs and printers, and colour profiles, which name files. Without them the colours are those of sRGB. */
const DROPPED = [COMMENT, 98, 99, 100, 101, 105, 106, 110, 111, 112, 113, 121, 122]

/** Records that draw: lines and shapes, filled regions, bitmaps, texts. All others set something up for them. */
const DRAWING = [
  2, 3, 4, 5, 6, 7, 8, 15, 41, 42, 43, 44, 45, 46, 47, 53, 54, 55, 56, 62, 63, 64, 71, 72, 73, 74, 76, 77, 78, 79, 80,
  81, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 96, 97, 108, 114, 116, 118,
]

/** The types of records that have one size, by that size. */
const TYPES_BY_SIZE: Record<number, number[]> = {
  8: [28, 33, 52, 59, 60, 61, 65, 66, 68],
  12: [16, 17, 18, 19, 20, 21, 22, 24, 25, 34, 37, 40, 48, 57, 58, 67, 115],
  16: [9, 10, 11, 12, 13, 26, 27, 54],
  20: [15],
  24: [29, 30, 31, 32, 39, 42, 43, 53, 62, 63, 64],
  28: [38, 41],
  32: [23, 35, 44],
  36: [36],
  40: [45, 46, 47, 55],
}
const sizeByType = new Map(
  Object.entries(TYPES_BY_SIZE).flatMap(([size, types]) => types.map((type) => [type, Number(size)] as const)),
)

/** Records of points, and of several such lists, by the bytes of a point. */
const POINTS = { list: { 8: [2, 3, 4, 5, 6], 4: [85, 86, 87, 88, 89] }, lists: { 8: [7, 8], 4: [90, 91] } }

/** How long the fields of the header are, in each of its three versions. */
const HEADER_SIZES = [108, 100, 88]

/**
 * An enhanced metafile (EMF) of a document without the words of programs: its description, comments, printer data and profile names,
 * and bytes behind records or the picture. The records that draw stay as they are. Null for what is no whole EMF, for OpenGL scenes, and
 * for pictures that stand in comments alone (EMF+ without records that draw the same).
 */
export function cleanEmf(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const records = recordsOf(file)
  if (!records || records.some((record) => OPEN_GL.includes(typeOf(record)))) return null
  const header = headerOf(records[0]!)
  const others = records.slice(1, -1).filter((record) => !DROPPED.includes(typeOf(record)))
  if (!header || (records.some(isEmfPlus) && !drawsTheSame(records, others))) return null
  const kept = [header, ...others.map(cutToSize), end()]
  const copy = Buffer.concat(kept)
  copy.writeUInt32LE(copy.length, 48)
  copy.writeUInt32LE(kept.length, 52)
  return copy
}

const typeOf = (record: Buffer) => record.readUInt32LE(0)

/** From the header to the end of the picture; null where one of both is missing, or a record is none. */
function recordsOf(file: Buffer): Buffer[] | null {
  const records: Buffer[] = []
  let at = 0
  while (at + 8 <= file.length) {
    const size = file.readUInt32LE(at + 4)
    if (size < 8 || size % 4 || at + size > file.length) return null
    const record = file.subarray(at, at + size)
    const type = typeOf(record)
    if (type < HEADER || type > LAST_TYPE || (type === HEADER) !== (at === 0)) return null
    records.push(record)
    if (type === END) return records
    at += size
  }
  return null
}

/** The header without a description, a palette for old screens, and a format of pixels. */
function headerOf(record: Buffer): Buffer | null {
  if (record.length < 88 || record.toString('latin1', 40, 44) !== ' EMF') return null
  // The description and the format of pixels stand behind the fields.
  const ends = [record.length, ...[64, 92].flatMap((at) => offsetAt(record, at))]
  const size = HEADER_SIZES.find((one) => ends.every((place) => one <= place))
  if (!size) return null
  const header = Buffer.from(record.subarray(0, size))
  header.writeUInt32LE(size, 4)
  header.writeUInt16LE(0, 58)
  header.fill(0, 60, 72)
  if (size > 88) header.fill(0, 88, 100)
  return header
}

const offsetAt = (record: Buffer, at: number) => {
  const offset = at + 4 <= record.length ? record.readUInt32LE(at) : 0
  return offset >= 88 ? [offset] : []
}

/** EMF+ stands in comments. */
const isEmfPlus = (record: Buffer) =>
  typeOf(record) === COMMENT && record.length >= 28 && record.toString('latin1', 12, 16) === 'EMF+'

/** The first record of EMF+ says whether the other records draw the same, for programs that don't know it. Some say so and draw nothing. */
function drawsTheSame(records: Buffer[], others: Buffer[]): boolean {
  const first = records.find(isEmfPlus)!
  const isDual = first.readUInt16LE(16) === 0x4001 && (first.readUInt16LE(18) & 1) === 1
  return isDual && others.some((record) => DRAWING.includes(typeOf(record)))
}

/** A record without what stands behind its fields and points: nobody reads it. */
function cutToSize(record: Buffer): Buffer {
  const size = sizeOf(record)
  if (!size || record.length <= size) return record
  const cut = Buffer.from(record.subarray(0, size))
  cut.writeUInt32LE(size, 4)
  return cut
}

/** By what a record says; undefined for texts, bitmaps, regions, pens and fonts. */
function sizeOf(record: Buffer): number | undefined {
  const type = typeOf(record)
  if (record.length >= 32)
    for (const bytes of [4, 8] as const) {
      if (POINTS.list[bytes].includes(type)) return 28 + bytes * record.readUInt32LE(24)
      if (POINTS.lists[bytes].includes(type)) return 32 + 4 * record.readUInt32LE(24) + bytes * record.readUInt32LE(28)
    }
  return sizeByType.get(type)
}

/** The last record, without a palette: its type, its size, no colours, where they would stand, and its size again. */
function end(): Buffer {
  const record = Buffer.alloc(20)
  record.writeUInt32LE(END, 0)
  record.writeUInt32LE(20, 4)
  record.writeUInt32LE(16, 12)
  record.writeUInt32LE(20, 16)
  return record
}
