export type Pair = [code: number, value: string | number]
type Drawing = {
  entities: Pair[]
  blocks?: Pair[]
  layers?: Pair[]
  objects?: Pair[]
  /** Variables of the header, each a code 9 and its value. */
  header?: Pair[]
}

/** The pairs of a DXF file with these parts. */
export const dxfPairs = ({ entities, blocks = [], layers = [], objects = [], header = [] }: Drawing): Pair[] => [
  [0, 'SECTION'], [2, 'HEADER'], ...header, [0, 'ENDSEC'],
  [0, 'SECTION'], [2, 'TABLES'], [0, 'TABLE'], [2, 'LAYER'], ...layers, [0, 'ENDTAB'], [0, 'ENDSEC'],
  [0, 'SECTION'], [2, 'BLOCKS'], ...blocks, [0, 'ENDSEC'],
  [0, 'SECTION'], [2, 'ENTITIES'], ...entities, [0, 'ENDSEC'],
  [0, 'SECTION'], [2, 'OBJECTS'], ...objects, [0, 'ENDSEC'], [0, 'EOF'],
] // oxfmt-ignore

const textOf = (pairs: readonly Pair[]) => pairs.map(([code, value]) => `${code}\n${value}\n`).join('')

/** A DXF file in text; its letters as UTF-8, or each a byte by its number with `latin1`. */
export const dxfBytes = (drawing: Drawing, encoding: 'utf8' | 'latin1' = 'utf8') =>
  new Uint8Array(Buffer.from(textOf(dxfPairs(drawing)), encoding))

/** The same file in binary form: a group code is a byte in R12, two since R13. */
export function binaryDxfBytes(pairs: readonly Pair[], isWide: boolean): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1')]
  for (const [code, value] of pairs) parts.push(codeBytes(code, isWide), valueBytes(code, value))
  return new Uint8Array(Buffer.concat(parts))
}

function codeBytes(code: number, isWide: boolean): Buffer {
  const two = Buffer.alloc(2)
  two.writeUInt16LE(code)
  if (isWide) return two
  return code < 255 ? Buffer.of(code) : Buffer.concat([Buffer.of(255), two])
}

function valueBytes(code: number, value: string | number): Buffer {
  const isReal = (code >= 10 && code < 60) || (code >= 210 && code < 240) || (code >= 1010 && code < 1060)
  const isShort = (code >= 60 && code < 80) || (code >= 270 && code < 290) || code === 1070
  if (code === 310 || code === 1004) {
    const chunk = Buffer.from(String(value), 'hex')
    return Buffer.concat([Buffer.of(chunk.length), chunk])
  }
  if (!isReal && !isShort && code !== 1071 && !(code >= 90 && code < 100) && !(code >= 290 && code < 300))
    return Buffer.from(`${value}\0`, 'latin1')
  if (code >= 290 && code < 300) return Buffer.of(Number(value))
  const bytes = Buffer.alloc(isReal ? 8 : isShort ? 2 : 4)
  if (isReal) bytes.writeDoubleLE(Number(value))
  else if (isShort) bytes.writeInt16LE(Number(value))
  else bytes.writeInt32LE(Number(value))
  return bytes
}

export const line = (from: [number, number], to: [number, number], layer = '0', more: Pair[] = []): Pair[] => [
  [0, 'LINE'], [8, layer], ...more, [10, from[0]], [20, from[1]], [11, to[0]], [21, to[1]],
] // oxfmt-ignore

/** A plate of 100 by 50. */
export const plate: Pair[] = [...line([0, 0], [100, 0]), ...line([100, 0], [100, 50]), ...line([100, 50], [0, 50]), ...line([0, 50], [0, 0])] // oxfmt-ignore

export const circle = (x: number, y: number, radius: number): Pair[] => [[0, 'CIRCLE'], [8, '0'], [10, x], [20, y], [40, radius]] // oxfmt-ignore

export const block = (name: string, entities: Pair[], base: [number, number] = [0, 0]): Pair[] => [
  [0, 'BLOCK'], [2, name], [10, base[0]], [20, base[1]], ...entities, [0, 'ENDBLK'],
] // oxfmt-ignore

export const insert = (name: string, at: [number, number] = [0, 0], more: Pair[] = []): Pair[] => [
  [0, 'INSERT'], [8, '0'], ...more, [2, name], [10, at[0]], [20, at[1]],
] // oxfmt-ignore

export const text = (words: string, more: Pair[] = []): Pair[] => [[0, 'TEXT'], [8, '0'], [10, 5], [20, 20], [40, 5], [1, words], ...more] // oxfmt-ignore
export const mtext = (words: string, more: Pair[] = []): Pair[] => [[0, 'MTEXT'], [8, '0'], [10, 50], [20, 20], [40, 5], [1, words], ...more] // oxfmt-ignore
export const layer = (name: string, colour: number, flags: number, lineType = 'CONTINUOUS'): Pair[] => [[0, 'LAYER'], [2, name], [70, flags], [62, colour], [6, lineType]] // oxfmt-ignore
