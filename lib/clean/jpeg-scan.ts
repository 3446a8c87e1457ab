/** How a frame is kept: pixels, and for each colour how many blocks of 8 × 8 it has in a unit. */
type Frame = { width: number; height: number; colours: Map<number, { across: number; down: number }> }
/** For each 16 bits that may come next: the value of the code that they begin with, and its length (bits). 0 where there is none. */
type Codes = Uint16Array

/** What the segments before a scan have said. */
export type Said = { frame: Frame | null; codes: Map<number, Codes>; unitsToRestart: number }

export const saidNothing = (): Said => ({ frame: null, codes: new Map(), unitsToRestart: 0 })

const [SOF0, SOF1, DHT, DRI, RST0] = [0xc0, 0xc1, 0xc4, 0xdd, 0xd0]

/**
 * Keeps what a segment says of the scans behind it. A frame is heard that has all of a block at once, in Huffman codes (ITU-T T.81, F.2):
 * not one that is drawn in several turns.
 */
export function hear(said: Said, marker: number, body: Buffer) {
  if (marker === SOF0 || marker === SOF1) said.frame = frameOf(body)
  else if (marker === DRI) said.unitsToRestart = body.readUInt16BE(0)
  else if (marker === DHT)
    for (let at = 0; at < body.length;) {
      const counts = body.subarray(at + 1, at + 17)
      const values = body.subarray(at + 17, at + 17 + counts.reduce((sum, count) => sum + count, 0))
      said.codes.set(body[at]!, codesOf(counts, values))
      at += 17 + values.length
    }
}

function frameOf(body: Buffer): Frame {
  const colours: Frame['colours'] = new Map()
  for (let at = 6; at < body.length; at += 3)
    colours.set(body[at]!, { across: body[at + 1]! >> 4, down: body[at + 1]! & 15 })
  return { height: body.readUInt16BE(1), width: body.readUInt16BE(3), colours }
}

/** Codes of a length are counted up, and doubled for the next length. */
function codesOf(counts: Buffer, values: Buffer): Codes {
  const codes = new Uint16Array(65_536)
  let from = 0
  let value = 0
  counts.forEach((count, shorter) => {
    const length = shorter + 1
    for (let n = 0; n < count; n++) {
      const to = from + 2 ** (16 - length)
      codes.fill((values[value++]! << 5) | length, from, to)
      from = to
    }
  })
  return codes
}

/**
 * Whether the compressed data of a scan is what its blocks take, and no byte more. `scan` is the body of its segment. False where it can't
 * be read.
 */
export function isFilled({ frame, codes, unitsToRestart }: Said, scan: Buffer, data: Buffer): boolean {
  const unit = frame && unitOf(frame, scan, codes)
  if (!unit) return false
  const bits = new Bits(data)
  for (let n = 0; n < unit.count; n++) {
    if (unitsToRestart && n && n % unitsToRestart === 0 && !bits.restart(RST0 + ((n / unitsToRestart - 1) % 8)))
      return false
    for (const { dc, ac } of unit.blocks) if (!readBlock(bits, dc, ac)) return false
  }
  return bits.haveEnded()
}

type Block = { dc: Codes; ac: Codes }

/** The blocks of one unit of a scan, and how many units there are. Null where a code or a colour is missing. */
function unitOf(frame: Frame, scan: Buffer, codes: Said['codes']): { blocks: Block[]; count: number } | null {
  const named = Array.from({ length: scan[0]! }, (_, n) => {
    const tables = scan[2 + 2 * n]!
    return {
      colour: frame.colours.get(scan[1 + 2 * n]!),
      dc: codes.get(tables >> 4),
      ac: codes.get(16 + (tables & 15)),
    }
  })
  const all = [...frame.colours.values()]
  const [across, down] = [Math.max(...all.map((one) => one.across)), Math.max(...all.map((one) => one.down))]
  const blocks: Block[] = []
  for (const { colour, dc, ac } of named) {
    if (!colour || !dc || !ac || !colour.across || !colour.down) return null
    const block = { dc, ac }
    // A scan of one colour has a block a unit.
    if (named.length === 1) {
      const width = Math.ceil((frame.width * colour.across) / across)
      const height = Math.ceil((frame.height * colour.down) / down)
      return { blocks: [block], count: Math.ceil(width / 8) * Math.ceil(height / 8) }
    }
    for (let n = 0; n < colour.across * colour.down; n++) blocks.push(block)
  }
  return { blocks, count: Math.ceil(frame.width / (8 * across)) * Math.ceil(frame.height / (8 * down)) }
}

/** A block is a first value and up to 63 others, each with the number of zeros before it. */
function readBlock(bits: Bits, dc: Codes, ac: Codes): boolean {
  const first = bits.code(dc)
  if (first < 0) return false
  bits.skip(first)
  for (let at = 1; at < 64; at++) {
    const code = bits.code(ac)
    if (code < 0) return false
    const [zeros, length] = [code >> 4, code & 15]
    // The rest is zeros.
    if (!length && zeros !== 15) break
    at += zeros
    bits.skip(length)
  }
  return !bits.areShort()
}

/** The bits of compressed data. A zero follows each byte of ones, and belongs to none. */
class Bits {
  private at = 0
  private held = 0
  private count = 0
  /** Bits that were asked for behind the end. */
  private missing = 0

  constructor(private readonly data: Buffer) {}

  /** The value of the next code; -1 where none begins so. */
  code(codes: Codes): number {
    const found = codes[this.peek()]!
    this.skip(found & 31)
    return found ? found >> 5 : -1
  }

  skip(bits: number) {
    while (this.count < bits) this.fill()
    this.count -= bits
  }

  areShort = () => this.missing > this.count

  /** Passes over the rest of a byte, and the marker that must follow. */
  restart(marker: number): boolean {
    if (!this.isAtByteEnd() || this.data[this.at] !== 0xff || this.data[this.at + 1] !== marker) return false
    this.at += 2
    this.held = this.count = this.missing = 0
    return true
  }

  haveEnded = () => this.isAtByteEnd() && this.at === this.data.length

  private isAtByteEnd = () => !this.areShort() && this.count - this.missing < 8

  private peek(): number {
    while (this.count < 16) this.fill()
    return (this.held >>> (this.count - 16)) & 0xffff
  }

  private fill() {
    const byte = this.data[this.at]
    const isEnd = byte === undefined || (byte === 0xff && this.data[this.at + 1] !== 0)
    if (isEnd) this.missing += 8
    else this.at += byte === 0xff ? 2 : 1
    this.held = ((this.held << 8) | (isEnd ? 0 : byte)) & 0xff_ff_ff
    this.count += 8
  }
}
