import type { z } from 'zod'
import type { Endpoint, Input } from '../../contract/core/endpoint'
import { Problem } from '../../contract/core/problem'

type Raw = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown }

/** A request's parts through the endpoint's schemas, as one input. A bad `{id}` is 404, anything else 400 with its issues. */
export function parseInput<E extends Endpoint>(endpoint: E, raw: Raw): Input<E> {
  const params = endpoint.params?.safeParse(raw.params)
  if (params && !params.success) throw new Problem('not_found', 'Not found')
  return {
    ...(endpoint.query && parse(endpoint.query, raw.query)),
    ...(endpoint.body && (parse(endpoint.body, raw.body) as object)),
    ...params?.data,
  } as Input<E>
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Problem('validation', issues[0]!.message, issues)
}
