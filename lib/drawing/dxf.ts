import { denormalise, parseString, toPolylines, type DxfEntity, type DxfFile } from 'dxf'
import { assertDrawable } from './dxf-size'
import { unitOf } from './dxf-units'

/** How a line is drawn: what is seen, what is hidden, an axis. */
export type LineStyle = 'solid' | 'dashed' | 'centre'
export type Line = { points: [x: number, y: number][]; style: LineStyle }
/** Words of a drawing, from their lower left; the height in its units, the turn in degrees. */
export type Words = { at: [x: number, y: number]; text: string; height: number; turn: number }

/** A drawing in its own units, y upwards. `units` is null where the file does not say. */
export type DrawingSheet = {
  lines: Line[]
  words: Words[]
  extents: { min: [number, number]; max: [number, number] }
  units: string | null
}

/** Reads the model space of a DXF file: blocks and dimensions are put in place, arcs and splines become polylines. */
export function readDxf(text: string): DrawingSheet {
  const file = parsed(text)
  assertDrawable(file)
  const entities = denormalise(file)
  const lines = toPolylines(file).polylines.flatMap(({ vertices }, i): Line[] => {
    const points = vertices.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
    return points.length > 1 ? [{ points, style: styleOf(entities[i]!, file) }] : []
  })
  if (!lines.length) throw new Error('This DXF file has no lines to show.')
  return { lines, words: entities.flatMap(wordsOf), extents: extentsOf(lines), units: unitOf(file.header.insUnits) }
}

function parsed(text: string): DxfFile {
  if (text.startsWith('AutoCAD Binary DXF')) throw new Error('Binary DXF can’t be previewed, only text DXF.')
  if (!/^\s*0\s*\r?\n\s*SECTION\b/m.test(text)) throw new Error('This is not a DXF file.')
  if (!/^\s*EOF\s*$/m.test(text.slice(-2000))) throw new Error('This DXF file is incomplete: its end is missing.')
  try {
    const file = parseString(text)
    const model = file.entities.filter((entity) => !entity.paperSpace)
    return { ...file, entities: model.map(inPlace) }
  } catch {
    throw new Error('This DXF file is damaged.')
  }
}

/** A dimension's lines stand in a block that is drawn for it alone. */
const inPlace = (entity: DxfEntity): DxfEntity =>
  entity.type === 'DIMENSION' && entity.block
    ? { type: 'INSERT', layer: entity.layer, block: entity.block, x: 0, y: 0 }
    : entity

function styleOf(entity: DxfEntity, { tables }: DxfFile): LineStyle {
  const own = entity.lineTypeName
  const name = own && !/^by(layer|block)$/i.test(own) ? own : (tables.layers[entity.layer]?.lineTypeName ?? '')
  return /cent|dashdot|phantom/i.test(name) ? 'centre' : /hid|dash|dot/i.test(name) ? 'dashed' : 'solid'
}

function wordsOf(entity: DxfEntity): Words[] {
  if (entity.type !== 'TEXT' && entity.type !== 'MTEXT') return []
  const { x = 0, y = 0, textHeight = 0, nominalTextHeight = 0, rotation = 0, string = '', transforms = [] } = entity
  const text = plain(string)
  const height = textHeight || nominalTextHeight
  if (!text || !height) return []
  const placed: Words = { at: [x, y], text, height, turn: rotation }
  return [transforms.reduce(moved, placed)]
}

function moved(words: Words, by: NonNullable<DxfEntity['transforms']>[number]): Words {
  const angle = ((by.rotation ?? 0) * Math.PI) / 180
  const [x, y] = [words.at[0] * (by.scaleX || 1), words.at[1] * (by.scaleY || 1)]
  const at: Words['at'] = [
    x * Math.cos(angle) - y * Math.sin(angle) + (by.x ?? 0),
    y * Math.cos(angle) + x * Math.sin(angle) + (by.y ?? 0),
  ]
  return { ...words, at, height: words.height * Math.abs(by.scaleY || 1), turn: words.turn + (by.rotation ?? 0) }
}

/** Without the signs by which CAD programs set type. */
const plain = (text: string) =>
  text
    .replace(/%%c/gi, 'Ø')
    .replace(/%%p/gi, '±')
    .replace(/%%d/gi, '°')
    .replace(/%%[uo]/gi, '')
    .replace(/\\P/g, ' ')
    .replace(/\\[A-Za-z][^;\\{}]*;|[{}]/g, '')
    .trim()

function extentsOf(lines: readonly Line[]): DrawingSheet['extents'] {
  const min: [number, number] = [Infinity, Infinity]
  const max: [number, number] = [-Infinity, -Infinity]
  for (const { points } of lines)
    for (const point of points)
      for (const axis of [0, 1] as const) {
        if (point[axis] < min[axis]) min[axis] = point[axis]
        if (point[axis] > max[axis]) max[axis] = point[axis]
      }
  return { min, max }
}
