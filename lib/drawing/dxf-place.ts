import { chain, moved, planeOf, SAME, scaled, through, turned, type Affine, type Point } from './dxf-affine'
import { boundaryOf, cut, isWithin, type Boundary } from './dxf-clip'
import { curvesOf, normalOf } from './dxf-curves'
import { numberOf, pointOf, valueOf, type Block, type DxfFile, type Entity } from './dxf-file'
import { isNoDrawing } from './dxf-not-shown'
import { blockName, isPlaced, repeatsOf } from './dxf-size'
import { wordsOf, type Words } from './dxf-words'

/** How a line is drawn: what is seen, what is hidden, an axis. */
export type LineStyle = 'solid' | 'dashed' | 'centre'
export type Line = { points: Point[]; style: LineStyle }

export type Drawn = {
  lines: Line[]
  words: Words[]
  /** How many of each type are visible, but not drawn. */
  undrawn: Map<string, number>
  /** Placed blocks that are drawn whole, since their boundary isn't understood. */
  unclipped: number
  /** Things on layers that are off or frozen, and those that are set invisible. */
  hidden: number
}

/** Where the entities of a block lie, and what they take from the place where it was put. */
type Setting = { place: Affine; layer: string; lineType: string; boundaries: Boundary[]; isInBlock: boolean }

/** Draws visible entities, with blocks, dimensions and tables put in place. Check `assertDrawable` first. */
export function draw(entities: readonly Entity[], file: DxfFile, letter: (number: number) => string): Drawn {
  const drawn: Drawn = { lines: [], words: [], undrawn: new Map(), unclipped: 0, hidden: 0 }
  const layerOf = (name: string) => file.layers.get(name.toLowerCase())

  function drawAll(all: readonly Entity[], setting: Setting) {
    for (const entity of all) {
      const own = valueOf(entity, 8) ?? '0'
      // Layer 0 of a block is that of the place where it was put.
      const layer = setting.isInBlock && own === '0' ? setting.layer : own
      const { isOff, isFrozen } = layerOf(layer) ?? { isOff: false, isFrozen: false }
      // A layer that is off hides what stands on it, a frozen one the blocks put on it as a whole.
      const isHidden = isFrozen || (isOff && entity.type !== 'INSERT') || (numberOf(entity, 60) & 1) === 1
      if (isHidden) drawn.hidden += 1
      else drawOne(entity, { ...setting, layer, lineType: lineTypeOf(entity, layer, setting) })
    }
  }

  function drawOne(entity: Entity, setting: Setting) {
    const { type } = entity
    if (isNoDrawing(type)) return
    if (['TEXT', 'MTEXT', 'ATTRIB', 'ATTDEF'].includes(type)) {
      const words = wordsOf(entity, setting.isInBlock, setting.place, letter)
      if (words && setting.boundaries.every((boundary) => isWithin(words.at, boundary))) drawn.words.push(words)
      return
    }
    const block = isPlaced(type) ? file.blocks.get(blockName(entity)) : undefined
    if (block && !block.isElsewhere) {
      drawBlock(entity, block, setting)
      // Attributes stand beside the block: they are placed already.
      return drawAll(type === 'INSERT' ? entity.parts : [], setting)
    }
    const curves = curvesOf(entity)
    if (!curves?.some((curve) => curve.length > 1)) {
      drawn.undrawn.set(type, (drawn.undrawn.get(type) ?? 0) + 1)
      return
    }
    for (const curve of curves) {
      const points = curve.map((point) => through(setting.place, point))
      const parts = setting.boundaries.reduce((all, boundary) => all.flatMap((part) => cut(part, boundary)), [points])
      for (const part of parts)
        if (part.length > 1) drawn.lines.push({ points: part, style: styleOf(setting.lineType) })
    }
  }

  function drawBlock(entity: Entity, block: Block, setting: Setting) {
    const boundary = entity.type === 'INSERT' ? boundaryOf(entity, file) : undefined
    if (boundary === null) drawn.unclipped += 1
    for (const at of placesOf(entity, block)) {
      const place = chain(setting.place, at)
      const own = boundary ? [boundary.map((corner) => through(place, corner))] : []
      drawAll(block.entities, { ...setting, place, boundaries: [...setting.boundaries, ...own], isInBlock: true })
    }
  }

  /** A line's own type, or that of its layer, or that of the place where its block was put. */
  function lineTypeOf(entity: Entity, layer: string, { lineType, isInBlock }: Setting) {
    const own = valueOf(entity, 6) ?? 'BYLAYER'
    if (/^byblock$/i.test(own)) return isInBlock ? lineType : ''
    return /^bylayer$/i.test(own) ? (layerOf(layer)?.lineType ?? '') : own
  }

  drawAll(entities, { place: SAME, layer: '0', lineType: '', boundaries: [], isInBlock: false })
  return drawn
}

const styleOf = (lineType: string): LineStyle =>
  /cent|dashdot|phantom/i.test(lineType) ? 'centre' : /hid|dash|dot/i.test(lineType) ? 'dashed' : 'solid'

/** Where a block is put: once, or in columns and rows, which turn with it but don't grow with it. */
function placesOf(entity: Entity, { base }: Block): Affine[] {
  const back = moved(-base[0], -base[1])
  // A dimension's lines stand where they belong.
  if (entity.type.endsWith('DIMENSION')) return [SAME]
  const [x, y, z] = pointOf(entity, 10)
  if (entity.type === 'ACAD_TABLE') {
    const [along, up] = pointOf(entity, 11)
    return [chain(moved(x, y), turned(along || up ? Math.atan2(up, along) : 0), back)]
  }
  const turn = turned((numberOf(entity, 50) * Math.PI) / 180)
  const size = scaled(numberOf(entity, 41, 1) || 1, numberOf(entity, 42, 1) || 1)
  const start = chain(planeOf(normalOf(entity), z), moved(x, y), turn)
  const { columns, rows } = repeatsOf(entity)
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return chain(start, moved(column * numberOf(entity, 44), row * numberOf(entity, 45)), size, back)
  })
}
