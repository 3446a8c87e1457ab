import { TooMany } from '../drawing/too-many'

/** Segments of a JPEG, chunks of a PNG or WebP. A photo has some ten, a large PNG some thousand. */
const MAX_PIECES = 10_000
/** Progressive photos have some ten. Each scan goes over the whole picture. */
const MAX_SCANS = 100

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda]
const hasNoBody = (marker: number) => marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= SOI)

/** Throws `TooMany` where a picture has more pieces than one can have. Nothing is decoded: it goes from head to head. */
export const assertFewPieces = (bytes: Uint8Array) => pieceCounter().look(bytes)

/** The same for a picture that arrives in chunks: `look` throws as soon as there are too many. Other files pass. */
export function pieceCounter() {
  let read: Reader | null = null
  /** What was too short to be read, and how much of what comes is within a piece. */
  let rest = Buffer.alloc(0)
  let skip = 0
  return {
    look(chunk: Uint8Array) {
      const given = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
      const seen = rest.length ? Buffer.concat([rest, given]) : given
      let from = Math.min(skip, seen.length)
      skip -= from
      if (!read && seen.length >= HEAD) {
        const type = readerOf(seen)
        read = type.read
        from = type.from
      }
      // A file without a type of its own is looked at no more.
      const next = read ? read(seen, from) : seen.length < HEAD ? 0 : seen.length
      rest = Buffer.from(seen.subarray(next))
      skip += Math.max(0, next - seen.length)
    },
  }
}

/** Reads pieces from a place on, and gives the place of the next one: behind the end where it goes on there. */
type Reader = (bytes: Buffer, from: number) => number

/** So many bytes tell the type. */
const HEAD = 12

function readerOf(start: Buffer): { read: Reader; from: number } {
  if (start.readUInt16BE(0) === 0xffd8) return { read: segmentReader(), from: 2 }
  if (start.toString('latin1', 1, 4) === 'PNG')
    return { read: chunkReader((bytes, at) => 12 + bytes.readUInt32BE(at)), from: 8 }
  if (start.toString('latin1', 0, 4) === 'RIFF') return { read: chunkReader(lengthInRiff), from: 12 }
  return { read: (bytes) => bytes.length, from: 0 }
}

/** Chunks are padded to an even length. Those of a frame stand in it. */
function lengthInRiff(bytes: Buffer, at: number): number {
  if (bytes.toString('latin1', at, at + 4) === 'ANMF') return 24
  const size = bytes.readUInt32LE(at + 4)
  return 8 + size + (size % 2)
}

function chunkReader(lengthAt: (bytes: Buffer, at: number) => number): Reader {
  let chunks = 0
  return (bytes, from) => {
    let at = from
    for (; at + 8 <= bytes.length; at += lengthAt(bytes, at))
      if (++chunks > MAX_PIECES) throw new TooMany('chunks', MAX_PIECES)
    return at
  }
}

/** Decoders look for the next marker wherever they are, so every one is counted, within the data of scans too. */
function segmentReader(): Reader {
  let [segments, scans] = [0, 0]
  let hasEnded = false
  return (bytes, from) => {
    let at = from
    while (!hasEnded) {
      at = at < bytes.length ? bytes.indexOf(0xff, at) : at
      if (at < 0) return bytes.length
      // The length of a segment stands in the two bytes behind its marker.
      if (at + 4 > bytes.length) return at
      const marker = bytes[at + 1]!
      hasEnded = marker === EOI
      if (marker === 0xff) at++
      else if (hasNoBody(marker)) at += 2
      else if (!hasEnded) {
        if (marker === SOS && ++scans > MAX_SCANS) throw new TooMany('scans', MAX_SCANS)
        if (++segments > MAX_PIECES) throw new TooMany('segments', MAX_PIECES)
        at += 2 + bytes.readUInt16BE(at + 2)
      }
    }
    return bytes.length
  }
}
