import { nouns, type EntityType } from '@/lib/terms/nouns'
import { refreshed } from '@/lib/terms/refreshed'
import { sheets } from '@/tests/nouns'
import type { NounSheet } from '@/tests/nouns/sheet'

const sheetOf = (noun: EntityType) => Object.values(sheets).find((sheet) => sheet.noun === noun)
const folder = (noun: EntityType) => nouns[noun].plural.toLowerCase().replaceAll(' ', '-')

test.each(Object.keys(nouns) as EntityType[])('%s has a sheet, which the suites of all nouns walk', (noun) => {
  if (!sheetOf(noun))
    throw new Error(
      `Write tests/nouns/${folder(noun)}.ts, and export its \`sheet\` with \`noun: '${noun}'\`: how to make one, its calls, events, fields, owners and lists. tests/nouns/quotations.ts is the model.`,
    )
})

test('a noun has one sheet', () => {
  const named = Object.values(sheets).flatMap(({ noun }) => noun ?? [])
  expect(named.toSorted()).toEqual(Object.keys(nouns).toSorted())
})

test('no event stands in two sheets', () => {
  const kinds = Object.values(sheets).flatMap(({ events }) => Object.keys(events ?? {}))
  expect(kinds.length).toBe(new Set(kinds).size)
})

/** The lists of a noun, here and in the suites that its sheet names. */
const listsOf = ({ lists = [], listsElsewhere = {} }: NounSheet) => [
  ...lists.map(({ path }) => path),
  ...Object.keys(listsElsewhere),
]

test.each(Object.keys(nouns) as EntityType[])(
  'an open page reads the lists of a %s again when something happens to one',
  (noun) => {
    const isRead = (path: string) => refreshed[noun].some((start) => path.startsWith(start))
    expect(listsOf(sheetOf(noun) ?? {}).filter((path) => !isRead(path))).toEqual([])
  },
)
