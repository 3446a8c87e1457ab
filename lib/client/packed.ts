/**
 * What a page hands to its screen, as one short text: React writes a text as it is, where it would walk through each value
 * of an answer. A list names its fields once, and what repeats in a column stands there once. Double quotes, which a page
 * must escape, change places with backticks.
 */
export const pack = (answers: unknown): string => swap(JSON.stringify(packed(answers)))

/** What was packed. */
export const unpack = (text: string): unknown => unpacked(JSON.parse(swap(text)))

const swap = (text: string) => text.replace(/["`]/g, (c) => (c === '"' ? '`' : '"'))

type Thing = Record<string, unknown>
/** Things of one kind: how many, and their columns by the names of their fields. */
type Table = { $: number; of: Record<string, Column> }
type Column = unknown[] | { same: unknown } | { words: unknown[]; nth: number[] } | { ms: (number | null)[] }

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
  if (words.length === 1) return { same: packed(words[0]) }
  if (values.every(isInstantOrNull)) return { ms: values.map((value) => (value === null ? null : Date.parse(value))) }
  const nth = values.map((value) => words.indexOf(value))
  const few = words.length <= values.length / 2 && words.every((word) => typeof word === 'string' || word === null)
  return few ? { words, nth } : values.map(packed)
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
  if ('words' in column) return column.nth.map((nth) => column.words[nth])
  return column.ms.map((ms) => (ms === null ? null : new Date(ms).toISOString()))
}

/** As JSON has it: what is undefined isn't there. */
const namesIn = (thing: Thing) => Object.keys(thing).filter((name) => thing[name] !== undefined)

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

const isTable = (value: Thing): value is Table & Thing => typeof value.$ === 'number'

/** An instant as the calls write it: read and written again it is the same text. */
const isInstantOrNull = (value: unknown): value is string | null =>
  value === null ||
  (typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString() === value)
