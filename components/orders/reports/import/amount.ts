import type { Characteristic } from '@/lib/contract/orders/report'
import { measureIn } from '@/lib/terms/measure'
import type { Cell } from './table'
import { figuresIn, type Marks } from './typed-number'

type Unit = Characteristic['unit']
/** A measure with the unit that stands beside it. */
export type Amount = { value: number; unit?: Unit }
/** A tolerance as its upper and its lower deviation, both from 0. */
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

/** A nominal size, and the tolerance when it stands beside it: 25 ±0.02 mm. Throws NotUnderstood. */
export function nominalIn(cell: Cell, marks: Marks): Amount & { tolerance?: Deviations } {
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

/** A tolerance: 0.02, ±0.02 mm, +0.02/-0.01. Throws NotUnderstood, also for a sign whose other side is missing. */
export function deviationsIn(cell: Cell, marks: Marks): Deviations {
  if (typeof cell === 'number') {
    if (cell < 0) throw new NotUnderstood('is below 0: a tolerance is 0 or more')
    return { plus: exactly(cell), minus: exactly(cell) }
  }
  const text = tidy(cell)
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

function ofTwo([, sign, figures, unit, otherSign, otherFigures, otherUnit]: string[], marks: Marks): Deviations {
  const found = [signed(sign, figures!, marks), signed(otherSign, otherFigures!, marks)] as const
  if ((!sign && found[0]) || (!otherSign && found[1])) throw new NotUnderstood('needs a + and a −, as +0.02/-0.01')
  const [upper, lower] = [Math.max(...found), Math.min(...found)]
  if (upper < 0 || lower > 0)
    throw new NotUnderstood('leaves out the nominal size: name a size that lies within the tolerance')
  const units = [unitBeside(unit!), unitBeside(otherUnit!)].filter((one) => one !== undefined)
  if (new Set(units).size > 1) throw new NotUnderstood()
  return { plus: upper, minus: -lower || 0, unit: units[0] }
}

/** The upper deviation, from 0: 0.02, +0.02 mm. Throws NotUnderstood. */
export function plusIn(cell: Cell, marks: Marks): Amount {
  const { value, unit } = amountIn(cell, marks)
  if (value < 0) throw new NotUnderstood('is below 0: a tolerance is 0 or more')
  return { value, unit }
}

/** The lower deviation as a size from 0: 0.01, −0.01 mm. Throws NotUnderstood. */
export function minusIn(cell: Cell, marks: Marks): Amount {
  const { value, unit } = amountIn(cell, marks)
  const isAbove = typeof cell === 'string' && tidy(cell).startsWith('+') && value > 0
  if (isAbove) throw new NotUnderstood('lies above the nominal size: name a size that lies within the tolerance')
  return { value: Math.abs(value), unit }
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
  if (measure === null) throw new NotUnderstood('is no number with at most 5 decimals')
  return measure
}
