/** Kinds of segments that a picture is drawn from; others hold comments and data of programs. */
const DRAWN = [0, 4, 6, 7, 16, 20, 22, 23, 36, 38, 39, 40, 42, 43, 48, 49, 50, 51, 53]
/** A generic region may run to the end of the picture without saying how long it is. */
const [REGION, UNSAID] = [38, 0xff_ff_ff_ff]

/**
 * A JBIG2 picture of a PDF, or what several of them share, without comments: nothing where it has only those. Null for what is
 * none, or ends within a segment.
 */
export function cleanJbig2(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Buffer[] = []
  try {
    for (let at = lengthOfHead(file); at < file.length;) {
      const { type, end } = segmentAt(file, at)
      if (end > file.length) return null
      if (DRAWN.includes(type)) kept.push(file.subarray(at, end))
      at = end
    }
  } catch {
    // It ends within the head of a segment.
    return null
  }
  return Buffer.concat(kept)
}

/** Files begin with a head that pictures of a PDF don't have; viewers read over it. */
const SIGNATURE = Buffer.from('974a42320d0a1a0a', 'hex')

/** The head says whether it counts the pages. */
function lengthOfHead(file: Buffer): number {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return 0
  const isUncounted = file[SIGNATURE.length]! & 2
  return SIGNATURE.length + (isUncounted ? 1 : 5)
}

/** The head of a segment: its number, its kind, the segments that it is drawn with, its page and its length. */
function segmentAt(file: Buffer, from: number): { type: number; end: number } {
  const [number, flags] = [file.readUInt32BE(from), file.readUInt8(from + 4)]
  const type = flags & 0x3f
  let at = from + 5
  let others = file.readUInt8(at) >> 5
  if (others === 7) {
    others = file.readUInt32BE(at) & 0x1f_ff_ff_ff
    at += 4 + Math.ceil((others + 1) / 8)
  } else at++
  at += others * (number <= 256 ? 1 : number <= 65_536 ? 2 : 4)
  at += flags & 0x40 ? 4 : 1
  const length = file.readUInt32BE(at)
  if (length === UNSAID) return { type, end: type === REGION ? file.length : Infinity }
  return { type, end: at + 4 + length }
}
