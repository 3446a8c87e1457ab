/** [MS-WMF] 2.3: the older vector pictures of Windows in Word and Excel files. Sizes are in words of two bytes. */
const PLACEABLE = 0x9ac6cdd7
const [PLACEABLE_BYTES, HEADER_BYTES, HEADER_WORDS] = [22, 18, 9]
const [END, ESCAPE] = [0, 0x0626]
/** Escapes that say how lines end, how they meet, and how far a corner reaches: a number each. All others are words of programs and printers. */
const LINE_ESCAPES = [21, 22, 23]
const LINE_ESCAPE_BYTES = 14

/**
 * A Windows metafile (WMF) of a document without the words of programs and printers, and without bytes behind the picture. The
 * records that draw stay as they are. Null for what is no whole WMF.
 */
export function cleanWmf(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isPlaced = file.length >= PLACEABLE_BYTES && file.readUInt32LE(0) === PLACEABLE
  const start = isPlaced ? PLACEABLE_BYTES : 0
  const header = headerOf(file.subarray(start, start + HEADER_BYTES))
  const records = header && recordsOf(file.subarray(start + HEADER_BYTES))
  if (!records) return null
  const kept = records.filter(isDrawn)
  const picture = Buffer.concat([header, ...kept])
  picture.writeUInt32LE(picture.length / 2, 6)
  picture.writeUInt32LE(Math.max(...kept.map((record) => record.length)) / 2, 12)
  return isPlaced ? Buffer.concat([placed(file.subarray(0, PLACEABLE_BYTES)), picture]) : picture
}

/** In memory or on the disk, always nine words, of one of two versions. */
function headerOf(given: Buffer): Buffer | null {
  if (given.length < HEADER_BYTES) return null
  const [type, size, version] = [given.readUInt16LE(0), given.readUInt16LE(2), given.readUInt16LE(4)]
  if (![1, 2].includes(type) || size !== HEADER_WORDS || ![0x0100, 0x0300].includes(version)) return null
  const header = Buffer.from(given)
  header.writeUInt16LE(0, 16)
  return header
}

/** Up to the end of the picture; null where it has none, or a record is none. */
function recordsOf(file: Buffer): Buffer[] | null {
  const records: Buffer[] = []
  let at = 0
  while (at + 6 <= file.length) {
    const size = file.readUInt32LE(at) * 2
    if (size < 6 || at + size > file.length) return null
    const record = file.subarray(at, at + size)
    if (functionOf(record) === END) return [...records, END_RECORD]
    records.push(record)
    at += size
  }
  return null
}

const END_RECORD = Buffer.from([3, 0, 0, 0, 0, 0])

const functionOf = (record: Buffer) => record.readUInt16LE(4)

const isDrawn = (record: Buffer) =>
  functionOf(record) !== ESCAPE ||
  (record.length === LINE_ESCAPE_BYTES && LINE_ESCAPES.includes(record.readUInt16LE(6)))

/** Where the picture stands and how large it is: four edges and units an inch. Its last word is the sum of the ten before. */
function placed(given: Buffer): Buffer {
  const head = Buffer.from(given)
  head.writeUInt16LE(0, 4)
  head.writeUInt32LE(0, 16)
  let sum = 0
  for (let at = 0; at < 20; at += 2) sum ^= head.readUInt16LE(at)
  head.writeUInt16LE(sum, 20)
  return head
}
