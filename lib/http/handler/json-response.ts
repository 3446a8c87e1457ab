/** A JSON response, which no cache keeps unless `headers` say otherwise. */
export const jsonResponse = (value: unknown, { status = 200, headers }: { status?: number; headers?: object } = {}) =>
  Response.json(value, { status, headers: { 'cache-control': 'no-store', ...headers } })
