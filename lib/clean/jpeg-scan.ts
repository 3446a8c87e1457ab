/** The head of a frame: its size in pixels, and how many blocks of 8 × 8 each component has in a unit (MCU). */
type Frame = { width: number; height: number; components: Map<number, { across: number; down: number }> }
/**
 * A Huffman table: for each 16 bits that may come next the symbol and the length (bits) of the code that they begin with; 0 where
 * there is none.
 */
type HuffmanTable = Uint16Array

/** What the segments before a scan define for it. */
export type Tables = { frame: Frame | null; huffman: Map<number, HuffmanTable>; restartInterval: number }

export const noTables = (): Tables => ({ frame: null, huffman: new Map(), restartInterval: 0 })

const [SOF0, SOF1, DHT, DRI, RST0] = [0xc0, 0xc1, 0xc4, 0xdd, 0xd0]

/**
 * Reads a segment into `tables`. Frames are read that are sequential and Huffman-coded (ITU-T T.81, F.2): each block is drawn at once.
 * Progressive ones are not.
 */
export function readSegment(tables: Tables, marker: number, body: Buffer) {
  if (marker === SOF0 || marker === SOF1) tables.frame = frameOf(body)
  else if (marker === DRI) tables.restartInterval = body.readUInt16BE(0)
  else if (marker === DHT)
    for (let at = 0; at < body.length;) {
      const counts = body.subarray(at + 1, at + 17)
      const values = body.subarray(at + 17, at + 17 + counts.reduce((sum, count) => sum + count, 0))
      tables.huffman.set(body[at]!, huffmanTable(counts, values))
      at += 17 + values.length
    }
}

function frameOf(body: Buffer): Frame {
  const components: Frame['components'] = new Map()
  for (let at = 6; at < body.length; at += 3)
    components.set(body[at]!, { across: body[at + 1]! >> 4, down: body[at + 1]! & 15 })
  return { height: body.readUInt16BE(1), width: body.readUInt16BE(3), components }
}

/** Codes of one length count up; for the next length they are doubled. */
function huffmanTable(counts: Buffer, values: Buffer): HuffmanTable {
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
export function hasOnlyItsBlocks({ frame, huffman, restartInterval }: Tables, scan: Buffer, data: Buffer): boolean {
  const unit = frame && unitOf(frame, scan, huffman)
  if (!unit) return false
  const bits = new Bits(data)
  for (let n = 0; n < unit.count; n++) {
    if (restartInterval && n && n % restartInterval === 0 && !bits.restart(RST0 + ((n / restartInterval - 1) % 8)))
      return false
    for (const { dc, ac } of unit.blocks) if (!readBlock(bits, dc, ac)) return false
  }
  return bits.haveEnded()
}

type Block = { dc: HuffmanTable; ac: HuffmanTable }

/** The blocks of one unit of a scan, and how many units there are. Null where a table or a component is missing. */
function unitOf(frame: Frame, scan: Buffer, huffman: Tables['huffman']): { blocks: Block[]; count: number } | null {
  const named = Array.from({ length: scan[0]! }, (_, n) => {
    const tables = scan[2 + 2 * n]!
    return {
      component: frame.components.get(scan[1 + 2 * n]!),
      dc: huffman.get(tables >> 4),
      ac: huffman.get(16 + (tables & 15)),
    }
  })
  const all = [...frame.components.values()]
  const [across, down] = [Math.max(...all.map((one) => one.across)), Math.max(...all.map((one) => one.down))]
  const blocks: Block[] = []
  for (const { component, dc, ac } of named) {
    if (!component || !dc || !ac || !component.across || !component.down) return null
    const block = { dc, ac }
    // In a scan of one component a unit is one block.
    if (named.length === 1) {
      const width = Math.ceil((frame.width * component.across) / across)
      const height = Math.ceil((frame.height * component.down) / down)
      return { blocks: [block], count: Math.ceil(width / 8) * Math.ceil(height / 8) }
    }
    for (let n = 0; n < component.across * component.down; n++) blocks.push(block)
  }
  return { blocks, count: Math.ceil(frame.width / (8 * across)) * Math.ceil(frame.height / (8 * down)) }
}

/** A block is its DC value and up to 63 AC values, each with the number of zeros before it. */
function readBlock(bits: Bits, dc: HuffmanTable, ac: HuffmanTable): boolean {
  const first = bits.code(dc)
  if (first < 0) return false
  bits.skip(first)
  for (let at = 1; at < 64; at++) {
    const code = bits.code(ac)
    if (code < 0) return false
    const [zeros, length] = [code >> 4, code & 15]
    // End of block: the rest is zeros.
    if (!length && zeros !== 15) break
    at += zeros
    bits.skip(length)
  }
  return !bits.areShort()
}

/** The bits of compressed data. The zero byte that is stuffed behind each 0xff is no data. */
class Bits {
  private at = 0
  private held = 0
  private count = 0
  /** Bits that were asked for behind the end. */
  private missing = 0

  constructor(private readonly data: Buffer) {}

  /** The symbol of the next code; -1 where no code begins so. */
  code(codes: HuffmanTable): number {
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
