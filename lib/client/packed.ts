/**
 * What a page hands to its screen, as one short text: React writes a text as it is, where it would walk through each value
 * of an answer, and a list names its fields once. Double quotes, which a page must escape, change places with backticks.
 */
export const pack = (answers: unknown): string => swap(JSON.stringify(tabled(answers)))

/** What was packed. */
export const unpack = (text: string): unknown => untabled(JSON.parse(swap(text)))

const swap = (text: string) => text.replace(/["`]/g, (c) => (c === '"' ? '`' : '"'))

type Thing = Record<string, unknown>
type Table = { $: string[]; rows: unknown[][] }

/** Things of one kind become a table: the names of their fields, then a row for each. */
function tabled(value: unknown): unknown {
  if (Array.isArray(value)) return tableOf(value) ?? value.map(tabled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(namesIn(value as Thing).map((name) => [name, tabled((value as Thing)[name])]))
}

function tableOf(list: unknown[]): Table | null {
  if (list.length < 2 || !list.every(isThing)) return null
  const names = namesIn(list[0]!)
  const alike = list.every((one) => {
    const own = namesIn(one)
    return own.length === names.length && own.every((name, i) => name === names[i])
  })
  return alike ? { $: names, rows: list.map((one) => names.map((name) => tabled(one[name]))) } : null
}

function untabled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untabled)
  if (!isThing(value)) return value
  if (!isTable(value)) return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, untabled(of)]))
  return value.rows.map((row) => Object.fromEntries(value.$.map((name, i) => [name, untabled(row[i])])))
}

/** As JSON has it: what is undefined isn't there. */
const namesIn = (thing: Thing) => Object.keys(thing).filter((name) => thing[name] !== undefined)

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

const isTable = (value: Thing): value is Table & Thing => Array.isArray(value.$)
