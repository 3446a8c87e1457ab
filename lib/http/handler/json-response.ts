/** A JSON response; not cached unless `headers` say so. */
export const jsonResponse = (value: unknown, { status = 200, headers }: { status?: number; headers?: object } = {}) =>
  Response.json(value, { status, headers: { 'cache-control': 'no-store', ...headers } })
