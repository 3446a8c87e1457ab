import type { Characteristic } from '@/lib/contract/orders/report'
import { isFit, limitsOf, pairIn, type Unread } from '@/lib/rules/orders/fits'
import { measureIn } from '@/lib/terms/measure'
import type { Cell } from './table'
import { figuresIn, type Marks } from './typed-number'

type Unit = Characteristic['unit']
/** A measure with the unit that stands beside it. */
export type Amount = { value: number; unit?: Unit }
/** A tolerance: how far the upper limit lies above the nominal size, and the lower one below it. */
export type Deviations = { plus: number; minus: number; unit?: Unit }

/** Why a cell is refused, after its text: 'is not understood'. */
export class NotUnderstood extends Error {
  constructor(message = 'is not understood') {
    super(message)
  }
}

const UNITS: Record<string, Unit> = {
  mm: 'mm',
  millimetre: 'mm',
  millimetres: 'mm',
  millimeter: 'mm',
  millimeters: 'mm',
  µm: 'µm',
  μm: 'µm',
  um: 'µm',
  micron: 'µm',
  microns: 'µm',
  deg: 'deg',
  degree: 'deg',
  degrees: 'deg',
  '°': 'deg',
  ra: 'Ra',
  raµm: 'Ra',
  raμm: 'Ra',
  hrc: 'HRC',
  other: 'other',
}

/** The unit that a text names; undefined for another. */
export function unitIn(text: string): Unit | undefined {
  const key = text.toLowerCase().replace(/[\s._:]/g, '')
  return Object.hasOwn(UNITS, key) ? UNITS[key] : undefined
}

const NUMBER = /[.,]?\d[\d.,]*/.source
const MEASURE = new RegExp(`^(Ø|⌀|∅|φ|dia\\.?|R|Ra|HRC)?\\s*([+-]?)\\s*(${NUMBER})\\s*(.*)$`, 'i')
const EVEN = new RegExp(`^(?:±\\s*)?(${NUMBER})\\s*([^±+\\-/;\\d]*)$`)
const TWO = new RegExp(
  `^([+-]?)\\s*(${NUMBER})\\s*([^±+\\-/;\\d\\s]*)\\s*(?:[/;|]|(?=[+-])|\\s)\\s*([+-]?)\\s*(${NUMBER})\\s*([^±+\\-/;\\d\\s]*)$`,
)

/** A size in mm with what is written behind it: Ø25 mm (H7). */
const SIZE_AND_FIT = new RegExp(`^((?:Ø|⌀|∅|φ|dia\\.?)?\\s*${NUMBER}\\s*(?:mm)?)\\s*\\(?([A-Za-z][^()]*?)\\)?$`, 'i')

/** A measure with its tolerance and units is shorter. */
const CELL_MAX = 60

/** With the signs of a keyboard: dashes as minus, one kind of blank, ± for +/-. */
function tidy(text: string): string {
  if (text.length > CELL_MAX) throw new NotUnderstood()
  return text
    .replace(/[−–—‐‑‒﹣－]/g, '-')
    .replace(/＋/g, '+')
    .replace(/\s+/g, ' ')
    .replace(/\+ ?\/? ?-(?= ?[\d.,])/g, '±')
    .trim()
}

/** A measure: 25.01, −0,1, Ø25 mm, Ra 1.6. Throws NotUnderstood. */
export function amountIn(cell: Cell, marks: Marks): Amount {
  const { value, unit, rest } = leading(cell, marks)
  if (rest) throw new NotUnderstood()
  return { value, unit }
}

/** A nominal size, and the tolerance when it stands beside it: 25 ±0.02 mm, 25 H7. Throws NotUnderstood. */
export function nominalIn(cell: Cell, marks: Marks): Amount & { tolerance?: Deviations } {
  const [, size, fit] = (typeof cell === 'string' && SIZE_AND_FIT.exec(tidy(cell))) || []
  if (size && fit && (isFit(fit) || pairIn(fit))) {
    const { value } = amountIn(size, marks)
    return { value, unit: 'mm', tolerance: fitIn(fit, value) }
  }
  const { value, unit, rest } = leading(cell, marks)
  if (!rest) return { value, unit }
  const tolerance = deviationsIn(rest, marks)
  if (tolerance.unit && unit && tolerance.unit !== unit) throw new NotUnderstood()
  return { value, unit: unit ?? tolerance.unit, tolerance }
}

/** The measure at the beginning of a cell; `rest` is a tolerance, or empty. */
function leading(cell: Cell, marks: Marks): Amount & { rest: string } {
  if (typeof cell === 'number') return { value: exactly(cell), rest: '' }
  const [, before = '', sign, figures, after] = MEASURE.exec(tidy(cell)) ?? []
  if (figures === undefined) throw new NotUnderstood()
  const [, named = '', rest = ''] = /^([^±+\-\d]*)(.*)$/.exec(after!)!
  const prefix = unitIn(before)
  const suffix = named.trim() ? unitIn(named) : undefined
  if (named.trim() && !suffix) throw new NotUnderstood()
  // Roughness is in µm.
  if (prefix && suffix && prefix !== suffix && !(prefix === 'Ra' && suffix === 'µm')) throw new NotUnderstood()
  if (rest && !/^[±+-]|\//.test(rest)) throw new NotUnderstood()
  return { value: signed(sign, figures, marks), unit: prefix ?? suffix, rest }
}

/**
 * A tolerance: 0.02, ±0.02 mm, +0.02/-0.01; beside a nominal size also H7. Throws NotUnderstood, also for a sign whose other
 * side is missing.
 */
export function deviationsIn(cell: Cell, marks: Marks, nominal: number | null = null): Deviations {
  if (typeof cell === 'number') {
    if (cell < 0) throw new NotUnderstood('is below 0: a tolerance is 0 or more')
    return { plus: exactly(cell), minus: exactly(cell) }
  }
  const text = tidy(cell)
  if (nominal !== null && (isFit(text) || pairIn(text))) return fitIn(text, nominal)
  const even = EVEN.exec(text)
  if (even) {
    const value = signed('', even[1]!, marks)
    return { plus: value, minus: value, unit: unitBeside(even[2]!) }
  }
  const two = TWO.exec(text)
  if (two) return ofTwo(two, marks)
  if (/^[+-]/.test(text)) throw new NotUnderstood('has one side: write both, as +0.02/-0.01')
  throw new NotUnderstood()
}

/** The deviations of a size in a tolerance class of ISO 286. Throws NotUnderstood with what is not read of it. */
function fitIn(fit: string, size: number): Deviations {
  const pair = pairIn(fit)
  if (pair) {
    const [hole, shaft] = pair
    const isMating = hole === hole.toUpperCase() && shaft === shaft.toLowerCase()
    throw new NotUnderstood(
      isMating
        ? `names two parts that mate, ${hole} for the hole and ${shaft} for the shaft: enter the one of this part`
        : undefined,
    )
  }
  const limits = limitsOf(size, fit)
  if (typeof limits === 'string') throw new NotUnderstood(`${unread[limits]}: write the tolerance as +0.02/-0.01`)
  return { plus: limits.upper, minus: 0 - limits.lower, unit: 'mm' }
}

const unread: Record<Unread, string> = {
  size: 'has a size outside 1 to 500 mm, for which fits are read',
  letter: 'has a letter that is not read as a fit; those from D to S and from d to s are',
  grade: 'has a grade outside IT5 to IT12, for which fits are read',
  class: 'is no fit that ISO 286-2 has for this size',
}

function ofTwo([, sign, figures, unit, otherSign, otherFigures, otherUnit]: string[], marks: Marks): Deviations {
  const found = [signed(sign, figures!, marks), signed(otherSign, otherFigures!, marks)] as const
  if ((!sign && found[0]) || (!otherSign && found[1])) throw new NotUnderstood('needs a + and a −, as +0.02/-0.01')
  const [upper, lower] = [Math.max(...found), Math.min(...found)]
  const units = [unitBeside(unit!), unitBeside(otherUnit!)].filter((one) => one !== undefined)
  if (new Set(units).size > 1) throw new NotUnderstood()
  return { plus: upper, minus: 0 - lower, unit: units[0] }
}

/**
 * How far the lower limit lies below the nominal size. A sign counts as on the drawing: 0.01 and −0.01 lie below, +0.01 above.
 * Throws NotUnderstood.
 */
export function minusIn(cell: Cell, marks: Marks): Amount {
  const { value, unit } = amountIn(cell, marks)
  const isAbove = typeof cell === 'string' && tidy(cell).startsWith('+')
  return { value: isAbove ? 0 - value : Math.abs(value), unit }
}

function unitBeside(text: string): Unit | undefined {
  if (!text.trim()) return undefined
  const unit = unitIn(text)
  if (!unit) throw new NotUnderstood()
  return unit
}

function signed(sign: string | undefined, figures: string, marks: Marks): number {
  const value = figuresIn(figures, marks)
  if (value === null) throw new NotUnderstood()
  return sign === '-' ? -value : value
}

function exactly(value: number): number {
  const measure = measureIn(String(value))
  if (measure === null) throw new NotUnderstood('is not a number with at most 5 decimals')
  return measure
}
