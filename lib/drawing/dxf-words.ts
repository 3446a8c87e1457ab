import { chain, planeOf, SAME, through, turned, type Affine, type Point } from './dxf-affine'
import { normalOf } from './dxf-curves'
import { numberOf, pointOf, valueOf, type Entity } from './dxf-file'
import { plainMtext, plainText } from './dxf-text'

/** Words of a drawing: `at` is on their first line, at its left, middle or right; the height in its units, the turn in degrees. */
export type Words = { at: Point; text: string; height: number; turn: number; align: 'start' | 'middle' | 'end' }

/** From line to line, by the height of the letters. */
export const LINE_SPACING = 5 / 3

type Letter = (number: number) => string

/** The words of a TEXT, MTEXT, ATTRIB or ATTDEF where `place` puts them; null for none, and for those that aren't drawn. */
export function wordsOf(entity: Entity, isInBlock: boolean, place: Affine, letter: Letter): Words | null {
  const flags = entity.type.startsWith('ATT') ? numberOf(entity, 70) : 0
  if (flags & 1) return null
  // What a block's attribute is defined as shows where it is the same in all places; in a drawing its tag does.
  const isTag = entity.type === 'ATTDEF' && !isInBlock
  if (entity.type === 'ATTDEF' && isInBlock && !(flags & 2)) return null
  const ofLines = entity.type === 'MTEXT' ? entity : entity.parts[0]
  const words = ofLines && !isTag ? mtext(ofLines, letter) : text(entity, isTag ? 2 : 1, letter)
  return words.text && words.height > 0 ? placed(words, place) : null
}

function text(entity: Entity, code: number, letter: Letter): Words {
  const across = numberOf(entity, 72)
  const upwards = numberOf(entity, entity.type === 'TEXT' ? 73 : 74)
  const height = numberOf(entity, 40)
  const [first, second] = [flat(pointOf(entity, 10)), flat(pointOf(entity, 11))]
  const hasSecond = entity.pairs.some((pair) => pair.code === 11)
  // 3 and 5 stretch the words between two points, others stand by the second one.
  const isStretched = (across === 3 || across === 5) && hasSecond
  const isAligned = !isStretched && hasSecond && (across > 0 || upwards > 0)
  const turn = isStretched ? Math.atan2(second[1] - first[1], second[0] - first[0]) : radians(numberOf(entity, 50))
  const lift = !isAligned ? 0 : across === 4 || upwards === 2 ? height / 2 : upwards === 3 ? height : 0
  const words: Words = {
    at: shifted(isAligned ? second : first, turn, -lift),
    text: plainText(valueOf(entity, code) ?? '', letter),
    height,
    turn: degrees(turn),
    align: !isAligned ? 'start' : across === 1 || across === 4 ? 'middle' : across === 2 ? 'end' : 'start',
  }
  return placed(words, planeOf(normalOf(entity), numberOf(entity, 30)))
}

/** Its point is one of nine: left, middle, right of its top, its middle, its bottom. */
function mtext(entity: Entity, letter: Letter): Words {
  const parts = entity.pairs.filter(({ code }) => code === 1 || code === 3)
  const words = plainMtext(parts.map(({ value }) => value).join(''), letter)
  const height = numberOf(entity, 40)
  const attachment = Math.min(9, Math.max(1, numberOf(entity, 71, 1))) - 1
  const below = (words.split('\n').length - 1) * height * LINE_SPACING * numberOf(entity, 44, 1)
  const lift = [-height, (below - height) / 2, below][Math.floor(attachment / 3)]!
  const turn = mtextTurn(entity)
  return {
    at: shifted(flat(pointOf(entity, 10)), turn, lift),
    text: words,
    height,
    turn: degrees(turn),
    align: (['start', 'middle', 'end'] as const)[attachment % 3]!,
  }
}

/**
 * A direction (code 11) or an angle (code 50): the later one holds. The angle is in radians by the reference, yet some programs write
 * degrees: what is more than a full turn of radians is taken to be degrees.
 */
function mtextTurn(entity: Entity): number {
  const last = entity.pairs.filter(({ code }) => code === 11 || code === 50).at(-1)?.code
  if (last === 11) {
    const [x, y] = pointOf(entity, 11)
    return Math.atan2(y, x)
  }
  const angle = numberOf(entity, 50)
  return Math.abs(angle) > 2 * Math.PI + 1e-6 ? radians(angle) : angle
}

function placed(words: Words, place: Affine): Words {
  if (place === SAME) return words
  const turn = radians(words.turn)
  const at = through(place, words.at)
  const along = through(place, shifted(words.at, turn - Math.PI / 2, 1))
  const up = through(place, shifted(words.at, turn, 1))
  return {
    ...words,
    at,
    turn: degrees(Math.atan2(along[1] - at[1], along[0] - at[0])),
    height: words.height * Math.hypot(up[0] - at[0], up[1] - at[1]),
  }
}

/** Moved upwards as the words stand. */
const shifted = (at: Point, turn: number, by: number): Point =>
  by ? through(chain([1, 0, 0, 1, ...at], turned(turn)), [0, by]) : at

const flat = ([x, y]: readonly number[]): Point => [x!, y!]
const radians = (degree: number) => (degree * Math.PI) / 180
const degrees = (radian: number) => Math.round(((radian * 180) / Math.PI) * 1e6) / 1e6

/** A letter's width by its height, on average. */
const LETTER_WIDTH = 0.7

/** The corners of words' area, about: their font is not known here. */
export function areaOfWords({ at, text, height, turn, align }: Words): Point[] {
  const lines = text.split('\n')
  const width = Math.max(...lines.map((line) => line.length)) * height * LETTER_WIDTH
  const left = { start: 0, middle: -width / 2, end: -width }[align]
  const bottom = -(lines.length - 1) * height * LINE_SPACING
  const place = chain([1, 0, 0, 1, ...at], turned(radians(turn)))
  return ([[left, bottom], [left + width, bottom], [left + width, height], [left, height]] as Point[]).map((corner) => through(place, corner)) // oxfmt-ignore
}
