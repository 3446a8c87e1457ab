import fc from 'fast-check'
import { anyJson } from './odd-values'

type Flaw =
  | { kind: 'without' | 'again' | 'within' | 'asText' }
  | { kind: 'as'; value: unknown }
  | { kind: 'with'; key: string; value: unknown }

const flaw: fc.Arbitrary<Flaw> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom<Flaw>({ kind: 'without' }, { kind: 'again' }, { kind: 'within' }, { kind: 'asText' }),
  },
  { weight: 4, arbitrary: anyJson.map((value): Flaw => ({ kind: 'as', value })) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('with' as const),
      key: fc.constantFrom(
        '__proto__',
        'constructor',
        'id',
        'role',
        'verified',
        'customerId',
        'supplierId',
        'adminId',
        'status',
        '',
      ),
      value: anyJson,
    }),
  },
)

/** A value with one thing wrong in it, anywhere: a field left out, of another type, too deep, or one that isn't asked for. */
export const nearMiss = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(fitting, fc.nat(), flaw).map(([value, at, one]) => withFlaw(value, at, one))

function withFlaw(value: unknown, at: number, flaw: Flaw): unknown {
  const places = placesIn(value)
  const place = places[at % places.length]!
  return changed(value, place, flaw)
}

type Place = readonly (string | number)[]

const DEPTH = 5

/** The way to every part of a value that isn't too deep; the value itself is one of them. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || at.length === DEPTH) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
}

function changed(value: unknown, [key, ...rest]: Place, flaw: Flaw): unknown {
  if (key === undefined) return flawed(value, flaw)
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  const inner = (value as Record<string, unknown>)[key]
  if (flaw.kind === 'without' && !rest.length) delete (copy as Record<string, unknown>)[key]
  else (copy as Record<string, unknown>)[key] = changed(inner, rest, flaw)
  return copy
}

function flawed(value: unknown, flaw: Flaw): unknown {
  switch (flaw.kind) {
    case 'without':
      return null
    case 'again':
      return [value, value]
    case 'within':
      return { value }
    case 'asText':
      return JSON.stringify(value)
    case 'as':
      return flaw.value
    case 'with':
      // A computed key: `__proto__` becomes a key of its own, as a client can send it.
      return { ...(typeof value === 'object' ? value : {}), [flaw.key]: flaw.value }
  }
}
