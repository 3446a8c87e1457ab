import { invalid } from '../../contract/core/problem'

/** By what kind of value a list is sorted, as PostgreSQL calls it. */
export type SortType = 'int' | 'timestamptz' | 'text'

type Cursor = { sort: string; value: string | number; id: number; back: boolean }

/** Where a list goes on, as one word for an address. */
export const writeCursor = ({ sort, value, id, back }: Cursor) =>
  Buffer.from(JSON.stringify([sort, value, id, back ? 1 : 0])).toString('base64url')

/** What such a word says. Refuses one of another order, and what no list has written: 400. */
export function readCursor(text: string, sort: string, type: SortType): Cursor {
  try {
    const [of, value, id, back] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if (of === sort && isInt(id) && isValue[type](value))
      return { sort, value: value as string | number, id: id as number, back: back === 1 }
  } catch {
    // Falls through: a cursor that we didn't write.
  }
  throw invalid('cursor', 'This cursor does not belong to this list; start from its first page')
}

const isInt = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647

/** What is nowhere in the database must not get to it either: it would be a fault, not an empty page. */
const isValue: Record<SortType, (value: unknown) => boolean> = {
  int: isInt,
  timestamptz: (value) => value === 'infinity' || value === '-infinity' || isInstant(value),
  text: (value) => typeof value === 'string' && !value.includes('\0'),
}

/** From the year 1 on; the calendar of the database has no year 0. */
const isInstant = (value: unknown) =>
  typeof value === 'string' && value >= '0001' && new Date(value).toISOString() === value
