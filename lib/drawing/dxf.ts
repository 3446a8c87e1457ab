import { isBinaryDxf, textOfBinaryDxf } from './dxf-binary'
import { decodeDxf } from './dxf-code-page'
import { fileOf, type DxfFile } from './dxf-file'
import { namedCounts, notShownSentence, type NotShown } from './dxf-not-shown'
import { pairsOf } from './dxf-pairs'
import { draw, type Drawn, type Line } from './dxf-place'
import { assertDrawable } from './dxf-size'
import { UNREAD } from './dxf-text'
import { unitOf } from './dxf-units'
import { areaOfWords, type Words } from './dxf-words'

export type Extents = { min: [x: number, y: number]; max: [x: number, y: number] }

/** A drawing in its own units, y upwards. `units` is null where the file does not say. */
export type DrawingSheet = {
  lines: Line[]
  words: Words[]
  /** Of the lines that are seen; of the words where there are no lines, as near as it can be said without their font. */
  extents: Extents
  /** Whether the extents are those of a drawing: words alone and a sheet of paper have no size of a part. */
  isMeasured: boolean
  units: string | null
  notShown: NotShown[]
  /** Sentences about what a reader must know besides. */
  notes: string[]
}

/**
 * Reads what a CAD program shows of a text or binary DXF file: the model space, or the paper space where that is empty. Blocks, dimensions
 * and tables are put in place, arcs and splines become polylines. Throws a sentence when nothing can be shown.
 */
export function readDxf(bytes: Uint8Array): DrawingSheet {
  const { text, letter, isUnknownPage } = decodeDxf(isBinaryDxf(bytes) ? textOfBinaryDxf(bytes) : bytes)
  const file = parsed(text)
  const isModelEmpty = !file.model.length && file.paper.length > 0
  const entities = isModelEmpty ? file.paper : file.model
  assertDrawable(entities, file)
  const drawn = draw(entities, file, letter)
  const { lines, words } = drawn
  const notShown = namedCounts(drawn.undrawn)
  if (!lines.length && !words.length) throw new Error(nothingSeen(drawn, notShown))
  return {
    lines,
    words,
    extents: extentsOf(lines.length ? lines.map(({ points }) => points) : words.map(areaOfWords)),
    isMeasured: lines.length > 0 && !isModelEmpty,
    units: unitOf(file.header.get('$INSUNITS')),
    notShown,
    notes: notesOf(drawn, isModelEmpty, isUnknownPage),
  }
}

function parsed(text: string): DxfFile {
  if (!/^\s*0\s*[\r\n]+\s*SECTION\b/m.test(text)) throw new Error('This is not a DXF file.')
  if (!/^\s*EOF\s*$/m.test(text)) throw new Error('This DXF file is incomplete: its end is missing.')
  const pairs = pairsOf(text)
  if (!pairs) throw new Error('This DXF file is damaged.')
  return fileOf(pairs)
}

function nothingSeen({ hidden }: Drawn, notShown: readonly NotShown[]): string {
  if (notShown.length) return `This DXF file has no lines or texts: ${notShownSentence(notShown)}`
  return hidden
    ? 'All of this DXF file is hidden: its layers are off or frozen.'
    : 'This DXF file has no lines or texts to show.'
}

function notesOf({ words, unclipped }: Drawn, isModelEmpty: boolean, isUnknownPage: boolean): string[] {
  const notes: string[] = []
  if (isModelEmpty) notes.push('The model space is empty: this is the paper space.')
  if (unclipped)
    notes.push(unclipped === 1 ? 'A clipped block is shown whole.' : `${unclipped} clipped blocks are shown whole.`)
  if (isUnknownPage) notes.push('We don’t know the file’s code page: letters other than A to Z may be wrong.')
  if (words.some(({ text }) => text.includes(UNREAD))) notes.push(`${UNREAD} stands for a letter that we can’t read.`)
  return notes
}

/** The smallest rectangle around points. */
export function extentsOf(lines: readonly Line['points'][]): Extents {
  const min: Extents['min'] = [Infinity, Infinity]
  const max: Extents['max'] = [-Infinity, -Infinity]
  for (const points of lines)
    for (const point of points)
      for (const axis of [0, 1] as const) {
        if (point[axis] < min[axis]) min[axis] = point[axis]
        if (point[axis] > max[axis]) max[axis] = point[axis]
      }
  return { min, max }
}
