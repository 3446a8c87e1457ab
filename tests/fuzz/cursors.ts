import fc from 'fast-check'
import { instants } from './arbitrary-of'
import { anyJson, anyText, oddDates, oddNumbers } from './odd-values'

/** Cursors as lists write them, with odd values in them; some are changed afterwards, some are none at all. */
export function cursors(sort: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc.integer({ min: 1, max: 50 }),
    instants,
    fc.constantFrom('pending', 'bush'),
    oddDates,
    anyText,
    oddNumbers,
    fc.constant('infinity'),
  )
  const id = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 50 }) }, { weight: 1, arbitrary: oddNumbers })
  const written = fc.tuple(sort, value, id, fc.constantFrom(0, 1)).map(encoded)
  return fc.oneof(
    { weight: 6, arbitrary: written },
    { weight: 1, arbitrary: fc.tuple(written, fc.nat(30)).map(([text, at]) => text.slice(0, at) + text.slice(at + 1)) },
    { weight: 1, arbitrary: anyJson.map(encoded) },
    { weight: 1, arbitrary: anyText },
  )
}

/** The sort of a query as its cursor has it: a cursor of another order is refused before it is looked at. */
export function sortOf(cursor: unknown): string | undefined {
  try {
    const [sort] = JSON.parse(Buffer.from(String(cursor), 'base64url').toString()) as unknown[]
    return typeof sort === 'string' ? sort : undefined
  } catch {
    return undefined
  }
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
