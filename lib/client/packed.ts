/**
 * What a page hands to its screen, as one short text: React writes a text as it is, where it would walk through each value
 * of an answer. A list names its fields once, what repeats in a column stands there once, and numbers, instants and
 * texts are told by how they differ from the one before. Double quotes, which a page must escape, change places with backticks.
 */
export const pack = (answers: unknown): string => swap(JSON.stringify(packed(answers)))

/** What was packed. */
export const unpack = (text: string): unknown => unpacked(JSON.parse(swap(text)))

const swap = (text: string) => text.replace(/["`]/g, (c) => (c === '"' ? '`' : '"'))

type Thing = Record<string, unknown>
/** Things of one kind: how many, and their columns by the names of their fields. */
type Table = { $: number; of: Record<string, Column> }
type Column =
  | unknown[]
  | { same: unknown }
  | { words: unknown[]; nth: string }
  | { n: string }
  | { ms: string }
  | { texts: (string | null)[] }

function packed(value: unknown): unknown {
  if (Array.isArray(value)) return tableOf(value) ?? value.map(packed)
  if (!isThing(value)) return value
  const thing = Object.fromEntries(namesIn(value).map((name) => [name, packed(value[name])]))
  // A thing with a field of our own name is wrapped, so that it isn't taken for a table.
  return '$' in thing ? { $: null, of: thing } : thing
}

function tableOf(list: unknown[]): Table | null {
  if (list.length < 2 || !list.every(isThing)) return null
  const names = namesIn(list[0]!)
  const alike = list.every((one) => {
    const own = namesIn(one)
    return own.length === names.length && own.every((name, i) => name === names[i])
  })
  if (!alike) return null
  return { $: list.length, of: Object.fromEntries(names.map((name) => [name, columnOf(list.map((one) => one[name]))])) }
}

function columnOf(values: unknown[]): Column {
  const words: unknown[] = [...new Set(values)]
  if (words.length === 1 || areAlike(values)) return { same: packed(words[0]) }
  const few = words.length <= Math.min(values.length / 2, 36) && words.every((word) => Object(word) !== word)
  // One letter or digit for each.
  if (few) return { words, nth: values.map((value) => words.indexOf(value).toString(36)).join('') }
  if (values.every(isInstantOrNull)) return { ms: steps(values.map((value) => value && Date.parse(value))) }
  if (values.every(isCountOrNull)) return { n: steps(values) }
  const texts = values.every(isTextOrNull) ? changes(values) : null
  return texts && lengthOf(texts) < lengthOf(values as typeof texts) ? { texts } : values.map(packed)
}

/** Lists or things that say the same: mostly empty ones. */
const areAlike = ([first, ...others]: unknown[]) =>
  Object(first) === first && others.every((value) => JSON.stringify(value) === JSON.stringify(first))

/** Whole numbers, each by how much it is more than the one before, in letters and digits; nothing for a null. */
function steps(values: readonly (number | string | null)[]): string {
  let last = 0
  const step = (value: number) => {
    const by = value - last
    last = value
    return by.toString(36)
  }
  return values.map((value) => (typeof value === 'number' ? step(value) : '')).join(' ')
}

function walked(text: string): (number | null)[] {
  let last = 0
  return text.split(' ').map((step) => (step ? (last += parseInt(step, 36)) : null))
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked)
  if (!isThing(value)) return value
  if (!isTable(value)) {
    const thing = value.$ === null ? (value.of as Thing) : value
    return Object.fromEntries(Object.entries(thing).map(([name, of]) => [name, unpacked(of)]))
  }
  const { $: count, of } = value
  const columns = Object.entries(of).map(([name, column]) => [name, valuesOf(column, count)] as const)
  return Array.from({ length: count }, (_, i) => Object.fromEntries(columns.map(([name, values]) => [name, values[i]])))
}

function valuesOf(column: Column, count: number): unknown[] {
  if (Array.isArray(column)) return column.map(unpacked)
  if ('same' in column) return Array.from({ length: count }, () => unpacked(column.same))
  if ('words' in column) return [...column.nth].map((nth) => column.words[parseInt(nth, 36)])
  if ('n' in column) return walked(column.n)
  if ('texts' in column) return changed(column.texts)
  return walked(column.ms).map((ms) => (ms === null ? null : new Date(ms).toISOString()))
}

/** As JSON has it: what is undefined isn't there. */
const namesIn = (thing: Thing) => Object.keys(thing).filter((name) => thing[name] !== undefined)

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

const isTable = (value: Thing): value is Table & Thing => typeof value.$ === 'number'

/** As many characters at most are taken from the text before: one letter or digit says how many. */
const MOST = 35

/** Each text by what it doesn't share with the one before, after how much of its beginning and of its end it does. */
function changes(texts: readonly (string | null)[]): (string | null)[] {
  let last = ''
  return texts.map((text) => {
    if (text === null) return null
    const most = Math.min(text.length, last.length)
    let head = 0
    while (head < Math.min(most, MOST) && text[head] === last[head]) head++
    let tail = 0
    while (tail < Math.min(most - head, MOST) && text.at(-1 - tail) === last.at(-1 - tail)) tail++
    last = text
    return head.toString(36) + tail.toString(36) + text.slice(head, text.length - tail)
  })
}

function changed(texts: readonly (string | null)[]): (string | null)[] {
  let last = ''
  return texts.map((text) => {
    if (text === null) return null
    const [head, tail] = [parseInt(text[0]!, 36), parseInt(text[1]!, 36)]
    return (last = last.slice(0, head) + text.slice(2) + last.slice(last.length - tail))
  })
}

const lengthOf = (texts: readonly (string | null)[]) => texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** Small enough that a difference of two is exact. */
const isCountOrNull = (value: unknown): value is number | null =>
  value === null || (Number.isInteger(value) && Math.abs(value as number) < 2 ** 52)

/** An instant as the calls write it: read and written again it is the same text. */
const isInstantOrNull = (value: unknown): value is string | null =>
  value === null ||
  (typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString() === value)
