import { latin1 } from './dxf-code-page'

/** The sentence that a binary DXF file begins with; CR, LF, ^Z and a zero byte follow. */
const SIGN = 'AutoCAD Binary DXF'
const HEAD_BYTES = SIGN.length + 4
const DAMAGED = 'This binary DXF file is damaged.'

type Kind = 'double' | 'int16' | 'int32' | 'int64' | 'byte' | 'chunk' | 'text'

/** How the values of group codes are kept, by the DXF reference; all others are texts that end with a zero byte. */
const KINDS: [from: number, to: number, kind: Kind][] = [
  ...([[10, 59], [110, 149], [210, 239], [460, 469], [1010, 1059]] as const).map(([a, b]): [number, number, Kind] => [a, b, 'double']),
  ...([[60, 79], [170, 179], [270, 289], [370, 389], [400, 409], [1060, 1070]] as const).map(([a, b]): [number, number, Kind] => [a, b, 'int16']),
  ...([[90, 99], [420, 429], [440, 459], [1071, 1071]] as const).map(([a, b]): [number, number, Kind] => [a, b, 'int32']),
  [160, 169, 'int64'],
  [290, 299, 'byte'],
  [310, 319, 'chunk'],
  [1004, 1004, 'chunk'],
] // oxfmt-ignore

const kindOf = (code: number): Kind => KINDS.find(([from, to]) => code >= from && code <= to)?.[2] ?? 'text'

/** Whether these are the first letters or bytes of a binary DXF file. */
export const isBinaryDxf = (head: string | Uint8Array) =>
  (typeof head === 'string' ? head : latin1(head.subarray(0, SIGN.length))).startsWith(SIGN)

/**
 * The same drawing as text DXF, its letters byte by byte as they were, up to its EOF. Throws a sentence when the file is broken.
 * R12 writes a group code as one byte (three for codes from 255), later releases as two.
 */
export function textOfBinaryDxf(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Every file begins with code 0 and a text: two zero bytes are a code of two bytes.
  const isWide = bytes[HEAD_BYTES + 1] === 0
  const out: string[] = []
  let at = HEAD_BYTES

  function code(): number {
    if (isWide) return view.getUint16((at += 2) - 2, true)
    const first = view.getUint8(at++)
    return first === 255 ? view.getUint16((at += 2) - 2, true) : first
  }

  function text(): string {
    const end = bytes.indexOf(0, at)
    if (end < 0) throw new RangeError('no end')
    const value = latin1(bytes.subarray(at, end))
    at = end + 1
    // A line break would begin another pair.
    if (/[\r\n]/.test(value)) throw new Error(DAMAGED)
    return value
  }

  function double(): string {
    const value = view.getFloat64((at += 8) - 8, true)
    if (!Number.isFinite(value)) throw new Error(DAMAGED)
    return Number.isInteger(value) && Math.abs(value) < 1e15 ? value.toFixed(1) : String(value)
  }

  function chunk(): string {
    const length = view.getUint8(at++)
    if (at + length > bytes.length) throw new RangeError('no end')
    const value = bytes.subarray(at, (at += length))
    return Array.from(value, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('')
  }

  const readers: Record<Kind, () => string> = {
    text,
    double,
    chunk,
    int16: () => String(view.getInt16((at += 2) - 2, true)),
    int32: () => String(view.getInt32((at += 4) - 4, true)),
    int64: () => String(view.getBigInt64((at += 8) - 8, true)),
    byte: () => String(view.getUint8(at++)),
  }

  try {
    for (;;) {
      const group = code()
      const value = readers[kindOf(group)]()
      out.push(`${String(group).padStart(3)}\n${value}\n`)
      if (group === 0 && value === 'EOF') return bytesOf(out.join(''))
    }
  } catch (error) {
    if (error instanceof RangeError) throw new Error('This binary DXF file is incomplete: its end is missing.')
    throw error
  }
}

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
