import type { Endpoint, Request } from './endpoint'

/** The address of a call: its path with the parameters filled in, and its query in a fixed order. */
export function keyOf<E extends Endpoint>(endpoint: E, input: Request<E>): string {
  const given = (input ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const query = new URLSearchParams()
  for (const name of Object.keys(endpoint.query?.shape ?? {}).sort()) {
    const value = given[name]
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return query.size ? `${path}?${query}` : path
}
