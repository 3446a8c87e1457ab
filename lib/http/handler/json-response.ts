/** Further headers of a response; a list of pairs may name one twice. */
export type MoreHeaders = Record<string, string> | [string, string][]

type Init = { status?: number; headers?: MoreHeaders }

/** A JSON response; not cached unless `headers` say so. */
export function jsonResponse(value: unknown, { status = 200, headers }: Init = {}): Response {
  const all = new Headers(headers)
  if (!all.has('cache-control')) all.set('cache-control', 'no-store')
  return Response.json(value, { status, headers: all })
}
