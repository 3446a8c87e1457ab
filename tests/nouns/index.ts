import { readdirSync } from 'node:fs'
import type { Happening, NounSheet } from './sheet'

const names = readdirSync('tests/nouns')
  .filter((file) => file.endsWith('.ts') && file !== 'index.ts' && file !== 'sheet.ts')
  .map((file) => file.replace('.ts', ''))

const found: [name: string, sheet: NounSheet][] = []
for (const name of names) found.push([name, ((await import(`@/tests/nouns/${name}`)) as { sheet: NounSheet }).sheet])

/** The sheet of each noun by the name of its file. */
export const sheets: Readonly<Record<string, NounSheet>> = Object.fromEntries(found)

const all = Object.values(sheets)
/** What stands under a key in all sheets together. */
const together = <T>(part: (sheet: NounSheet) => Record<string, T> | undefined): Record<string, T> =>
  Object.assign({}, ...all.map((sheet) => part(sheet) ?? {})) as Record<string, T>

export const calls = all.flatMap((sheet) => sheet.calls ?? [])
export const asking = all.flatMap((sheet) => sheet.asks ?? [])
export const withoutFactor = all.flatMap((sheet) => sheet.withoutFactor ?? [])
export const repeatedCalls = all.flatMap((sheet) => sheet.repeated ?? [])
export const makers = together((sheet) => sheet.make)
export const created = together((sheet) => sheet.fields)
export const createdElsewhere = together((sheet) => sheet.fieldsElsewhere)
export const lives = together((sheet) => sheet.lives)
export const events = together<Happening<object>>((sheet) => sheet.events as Record<string, Happening<object>>)
export const wires = all.flatMap((sheet) => sheet.wire ?? [])
export const owners = together((sheet) => sheet.owners)
export const lists = all.flatMap((sheet) => sheet.lists ?? [])
export const listsElsewhere = together((sheet) => sheet.listsElsewhere)
