import { partsOf, type Asked, type CallName } from './wire'

/** The address of a call: its path with the parameters filled in; what is left of the input is the query, in a fixed order. */
export const keyOf = <C extends CallName>(call: C, input: Asked<C>) => addressOf(partsOf(call)[1], input)

/** The same for an endpoint's path. */
export function addressOf(path: string, input: unknown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(besides(path, input)).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const filled = filledIn(path, input)
  return query.size ? `${filled}?${query}` : filled
}

/** A path with its parameters filled in. */
export const filledIn = (path: string, input: unknown): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String((input as Record<string, unknown>)[name])))

/** The input without the parameters of the path. */
export const besides = (path: string, input: unknown) =>
  Object.fromEntries(Object.entries(input as object).filter(([name]) => !path.includes(`{${name}}`)))
