import { TooMany } from '../drawing/too-many'

/** Segments of a JPEG, chunks of a PNG or WebP. A photo has some ten, a large PNG some thousand. */
const MAX_PIECES = 10_000
/** Progressive photos have some ten. Each scan goes over the whole picture. */
const MAX_SCANS = 100

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda]
const hasNoBody = (marker: number) => marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= SOI)

/** Throws `TooMany` where a picture has more pieces than one can have. Nothing is decoded: it goes from head to head. */
export function assertFewPieces(bytes: Uint8Array) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 12) return
  if (file.readUInt16BE(0) === 0xffd8) return assertFewSegments(file)
  if (file.toString('latin1', 1, 4) === 'PNG') return assertFewChunks(file, 8, (at) => 12 + file.readUInt32BE(at))
  if (file.toString('latin1', 0, 4) === 'RIFF')
    // Chunks are padded to an even length. Those of a frame stand in it.
    assertFewChunks(file, 12, (at) => {
      if (file.toString('latin1', at, at + 4) === 'ANMF') return 24
      const size = file.readUInt32LE(at + 4)
      return 8 + size + (size % 2)
    })
}

function assertFewChunks(file: Buffer, from: number, lengthAt: (at: number) => number) {
  let chunks = 0
  for (let at = from; at + 8 <= file.length; at += lengthAt(at))
    if (++chunks > MAX_PIECES) throw new TooMany('chunks', MAX_PIECES)
}

/** Decoders look for the next marker wherever they are, so every one is counted, within the data of scans too. */
function assertFewSegments(file: Buffer) {
  let [segments, scans] = [0, 0]
  for (let at = file.indexOf(0xff, 2); at >= 0 && at + 1 < file.length;) {
    const marker = file[at + 1]!
    if (marker === EOI) return
    if (marker === SOS && ++scans > MAX_SCANS) throw new TooMany('scans', MAX_SCANS)
    if (marker === 0xff || hasNoBody(marker)) {
      // The second byte of a fill may begin a marker.
      at = file.indexOf(0xff, marker === 0xff ? at + 1 : at + 2)
      continue
    }
    if (++segments > MAX_PIECES) throw new TooMany('segments', MAX_PIECES)
    const end = at + 4 <= file.length ? at + 2 + file.readUInt16BE(at + 2) : file.length
    at = file.indexOf(0xff, end)
  }
}
