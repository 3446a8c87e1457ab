import type { Pair } from './dxf-pairs'

/** An entity or another object as the file has it; `parts` are a polyline's corners, the attributes of a placed block, or an attribute's words of many lines. */
export type Entity = { type: string; pairs: Pair[]; parts: Entity[] }
export type Block = { base: [x: number, y: number]; entities: Entity[]; isElsewhere: boolean }
export type Layer = { isOff: boolean; isFrozen: boolean; lineType: string }
/** Names of layers and blocks are kept in small letters: CAD programs don't tell them apart by case. */
export type DxfFile = {
  header: Map<string, string>
  layers: Map<string, Layer>
  blocks: Map<string, Block>
  model: Entity[]
  paper: Entity[]
  objects: Map<string, Entity>
}

/** The first value of a group code, trimmed. */
export const valueOf = ({ pairs }: Entity, code: number) => pairs.find((pair) => pair.code === code)?.value.trim()

/** A number by its group code; what is no number counts as missing. */
export function numberOf(entity: Entity, code: number, otherwise = 0): number {
  const value = Number.parseFloat(valueOf(entity, code) ?? '')
  return Number.isFinite(value) ? value : otherwise
}

/** All numbers of a group code, in their order. */
export const numbersOf = ({ pairs }: Entity, code: number) =>
  pairs.filter((pair) => pair.code === code).map(({ value }) => Number.parseFloat(value))

/** A point: x of this group code, y of the one ten above, z of the one twenty above. */
export const pointOf = (entity: Entity, code: number): [x: number, y: number, z: number] => [
  numberOf(entity, code),
  numberOf(entity, code + 10),
  numberOf(entity, code + 20),
]

/** The sections of a DXF file. A missing section is an empty one: R12 may have entities alone. */
export function fileOf(pairs: readonly Pair[]): DxfFile {
  const sections = new Map<string, Pair[]>()
  let section: Pair[] | null = null
  for (let i = 0; i < pairs.length; i++) {
    const { code, value } = pairs[i]!
    const name = code === 0 ? value.trim() : ''
    if (name === 'SECTION' && pairs[i + 1]?.code === 2) {
      const title = pairs[++i]!.value.trim()
      section = sections.get(title) ?? []
      sections.set(title, section)
    } else if (name === 'ENDSEC' || name === 'EOF') section = null
    else section?.push(pairs[i]!)
  }
  const read = (name: string) => entitiesOf(sections.get(name) ?? [])
  const drawn = read('ENTITIES')
  const isPaper = (entity: Entity) => numberOf(entity, 67) === 1
  return {
    header: headerOf(sections.get('HEADER') ?? []),
    layers: layersOf(read('TABLES')),
    blocks: blocksOf(read('BLOCKS')),
    model: drawn.filter((entity) => !isPaper(entity)),
    paper: drawn.filter(isPaper),
    objects: new Map(read('OBJECTS').map((object) => [valueOf(object, 5) ?? valueOf(object, 105) ?? '', object])),
  }
}

function headerOf(pairs: readonly Pair[]) {
  const header = new Map<string, string>()
  pairs.forEach(({ code, value }, i) => {
    const next = pairs[i + 1]
    if (code === 9 && next) header.set(value.trim(), next.value.trim())
  })
  return header
}

/**
 * An object begins with code 0. An `Embedded Object` (101) is an attribute's words of many lines, and no matter elsewhere; codes from 999 on are comments and data of other programs. Corners and attributes belong to the polyline or block before them, up to SEQEND.
 */
function entitiesOf(pairs: readonly Pair[]): Entity[] {
  const all: Entity[] = []
  let current: Entity | null = null
  let owner: Entity | null = null
  let isOwn = true
  let embedded: Entity | null = null
  for (const pair of pairs) {
    if (pair.code === 0) {
      const type = pair.value.trim()
      current = { type, pairs: [], parts: [] }
      isOwn = true
      const isPart =
        (type === 'VERTEX' && owner?.type === 'POLYLINE') || (type === 'ATTRIB' && owner?.type === 'INSERT')
      if (isPart) owner!.parts.push(current)
      else if (type === 'SEQEND') owner = null
      else {
        all.push(current)
        owner = type === 'POLYLINE' || type === 'INSERT' ? current : null
      }
    } else if (pair.code === 101) {
      isOwn = false
      embedded = current?.type.startsWith('ATT') ? { type: 'MTEXT', pairs: [], parts: [] } : null
      if (embedded) current!.parts.push(embedded)
    } else if (pair.code < 999) (isOwn ? current : embedded)?.pairs.push(pair)
  }
  return all
}

function layersOf(tables: readonly Entity[]) {
  const layers = tables.filter(({ type }) => type === 'LAYER')
  return new Map(
    layers.map((layer): [string, Layer] => [
      (valueOf(layer, 2) ?? '').toLowerCase(),
      {
        isOff: numberOf(layer, 62) < 0,
        isFrozen: (numberOf(layer, 70) & 1) === 1,
        lineType: valueOf(layer, 6) ?? '',
      },
    ]),
  )
}

function blocksOf(entities: readonly Entity[]) {
  const blocks = new Map<string, Block>()
  let block: Block | null = null
  for (const entity of entities) {
    if (entity.type === 'BLOCK') {
      const [x, y] = pointOf(entity, 10)
      // An external reference: its entities stand in another file.
      block = { base: [x, y], entities: [], isElsewhere: (numberOf(entity, 70) & 4) === 4 }
      blocks.set((valueOf(entity, 2) ?? '').toLowerCase(), block)
    } else if (entity.type === 'ENDBLK') block = null
    else block?.entities.push(entity)
  }
  return blocks
}
