import { health } from '../contract/health'
import type { Call } from '../contract/calls'
import type { Response, Schema } from '../contract/openapi'
import { statusOf, type ProblemCode } from '../contract/problem'
import { ProblemBody } from '../contract/problem-body'
import { callersOf } from './openapi-callers'
import { exampleOf } from './openapi-examples'
import { schemaOf } from './openapi-schemas'

const meanings: Record<ProblemCode, string> = {
  validation: 'A part of the request does not fit; `issues` says which, and why',
  unauthenticated: 'No session, or one that was ended',
  forbidden: 'Not for this role, not before verification, or a write from another site',
  not_found: 'There is no such thing, or it is not yours to see',
  method_not_allowed: 'Another method is due here; `Allow` says which',
  conflict: 'The thing is no longer in a state that allows this, or it exists already',
  too_large: 'Over the limit: 1 MB of JSON, or the limit of a file',
  unsupported_type: 'The body is not what is due here, or a file of a type that is not taken',
  rate_limited: 'Too many attempts; `Retry-After` says when to come back',
  internal: 'A fault on our side; quote its `requestId`',
  unavailable: 'The database is away for the moment',
}

/** The codes with which a call can be refused: what its parts can raise, and what it declares. */
export function problemsOf(call: Call): ProblemCode[] {
  const { method, params, query, body, multipart, idempotent, refuses = [] } = call.endpoint
  const callers = callersOf(call)
  const isLimited = callers && (callers.roles.length < 3 || callers.verified)
  const codes = new Set<ProblemCode>([...refuses, 'internal', 'unavailable'])
  if (query || body || multipart) codes.add('validation')
  if (method !== 'GET') codes.add('too_large').add('unsupported_type').add('validation')
  if (callers) codes.add('unauthenticated')
  if (method !== 'GET' || isLimited) codes.add('forbidden')
  if (params) codes.add('not_found')
  if (idempotent) codes.add('conflict')
  return (Object.keys(statusOf) as ProblemCode[]).filter((code) => codes.has(code))
}

/** Everything that a call can answer, by status. */
export const responsesOf = (call: Call): Record<string, Response> => ({
  ...successOf(call),
  ...Object.fromEntries(problemsOf(call).map((code) => [statusOf[code], refusal(code, call)])),
})

function successOf({ endpoint }: Call): Record<string, Response> {
  const { answer, status = 200, list, download } = endpoint
  if (download) return { 200: { description: 'The file', headers: downloadHeaders, content: { [download]: {} } } }
  if (!answer) return { 204: { description: 'Done; no content' } }
  const schema = schemaOf(answer, 'answer')
  const description = list ? 'A page of the list' : status === 201 ? 'The new thing' : 'The thing as it is now'
  const content = { 'application/json': { schema, example: exampleOf(schema) } }
  return { [status]: { description, ...(list && { headers: listHeaders }), content } }
}

function refusal(code: ProblemCode, { endpoint }: Call): Response {
  const schema = schemaOf(ProblemBody, 'answer')
  const isHealth = endpoint.path.startsWith(health.get.path) && code === 'unavailable'
  return {
    description: `\`${code}\`: ${meanings[code]}`,
    ...((code === 'rate_limited' || code === 'unavailable') &&
      !isHealth && { headers: { 'Retry-After': text('Seconds', { type: 'integer' }) } }),
    content: { 'application/json': { schema: isHealth ? schemaOf(health.get.answer, 'answer') : schema } },
  }
}

const text = (description: string, schema: Schema = { type: 'string' }) => ({ description, schema })
const listHeaders = {
  Link: text('The pages beside this one, `rel="next"` and `rel="prev"`, while there are any'),
  'X-Total-Count': text('How many fit, exact up to 10,000', { type: 'integer', minimum: 0, maximum: 10_000 }),
  'X-Total-Count-Capped': text('`true` when there are more than 10,000'),
  'X-Tab-Counts': text('With `counts=true`: a JSON object of how many stand in each tab of the screen'),
}
const downloadHeaders = {
  'Content-Disposition': text('`attachment` with the name of the file'),
  'X-Content-Type-Options': text('`nosniff`'),
}
