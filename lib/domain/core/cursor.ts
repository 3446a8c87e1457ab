import { invalid } from '../../contract/core/problem'

/** The PostgreSQL type of a sort key. */
export type SortType = 'int' | 'timestamptz' | 'text'

type Cursor = { sort: string; value: string | number; id: number; back: boolean }

/** The position in a list as an opaque token for the address. */
export const writeCursor = ({ sort, value, id, back }: Cursor) =>
  Buffer.from(JSON.stringify([sort, value, id, back ? 1 : 0])).toString('base64url')

/** Reads such a token. One of another order or of foreign making: 400. */
export function readCursor(text: string, sort: string, type: SortType): Cursor {
  try {
    const [of, value, id, back] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if (of === sort && isInt(id) && isValue[type](value))
      return { sort, value: value as string | number, id: id as number, back: back === 1 }
  } catch {
    // Falls through: a cursor that we didn't write.
  }
  throw invalid('cursor', 'This cursor belongs to another list. Start from the first page.')
}

const isInt = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647

/** Values that PostgreSQL can't store must not reach it: the query would fail instead of finding nothing. */
const isValue: Record<SortType, (value: unknown) => boolean> = {
  int: isInt,
  timestamptz: (value) => value === 'infinity' || value === '-infinity' || isInstant(value),
  text: (value) => typeof value === 'string' && !value.includes('\0'),
}

/** PostgreSQL has no year 0. */
const isInstant = (value: unknown) =>
  typeof value === 'string' && value >= '0001' && new Date(value).toISOString() === value
