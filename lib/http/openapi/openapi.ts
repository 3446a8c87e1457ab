import { z } from 'zod'
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import * as contract from '../../contract'
import { calls, type Call } from '../../contract/calls'
import { idParam } from '../../contract/core/endpoint'
import { HistoryEntry } from '../../contract/core/fields'
import { statusOf, type ProblemCode } from '../../contract/core/problem-codes'
import { env } from '../../infra/env'
import { budgetsOf } from '../../rules/limits'
import { callersOf, whoMay } from './callers'
import { cookieName } from '../auth/session'

/** When a call is refused with a code, in words. */
const refusals: Record<ProblemCode, string> = {
  validation: 'The request is invalid; `issues` says where and why',
  unauthenticated: 'No session, or one that has ended',
  second_factor: 'The password fits; a second factor completes the sign-in',
  forbidden: 'Not allowed for this role or before verification, or a write or download from another site',
  confirm: 'The last sign-in or confirmation is too long ago: confirm that it is you, then send it again',
  nda_required: 'The NDA of the inquiry has to be accepted first',
  second_factor_required: 'A second factor is overdue: add one first',
  not_found: "It doesn't exist, or you can't see it",
  method_not_allowed: "The method isn't allowed here; `Allow` lists those that are",
  conflict: "The current state doesn't allow this, or it exists already",
  approval_needed: 'The price is above your limit: ask for approval',
  too_large: 'Over the limit: 1 MB of JSON, or the limit of a file',
  unsupported_type: "The body has the wrong type, or a file type isn't accepted",
  misdirected: 'The request names another host than this server',
  rate_limited: 'Too many attempts; `Retry-After` says when to come back',
  internal: 'A fault on our side; quote its `requestId`',
  unavailable: 'The database is not available right now',
}

let document: ReturnType<typeof describe> | undefined

/** The OpenAPI 3.1 description of every call, generated once from the schemas that validate the requests. */
export const openApi = () => (document ??= describe())

function describe() {
  nameSchemas()
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const call of calls) {
    const { path, method } = call.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call) }
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Jobwork API',
        version: '1',
        description:
          'A marketplace for contract manufacturing in India. JSON over HTTP; `/docs` shows this description.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: new URL(env().APP_URL).origin }],
      tags: [...new Set(calls.map(({ group }) => group))].map((name) => ({ name })),
      paths,
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieName(),
            description: 'Set by `POST /api/login` and `POST /api/register`.',
          },
        },
      },
    },
    { override: completeSchema, outputIdSuffix: 'Answer' },
  )
}

/** Registers the schemas that the contract exports, by name, in `components`. */
function nameSchemas() {
  const named = { ...contract, Problem: contract.ProblemBody, HistoryEntry }
  for (const [id, schema] of Object.entries(named))
    if (schema instanceof z.ZodType && /^[A-Z]/.test(id) && id !== 'ProblemBody')
      z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
}

function operationOf(call: Call): ZodOpenApiOperationObject {
  const { group, name, endpoint } = call
  const { params, query, body, multipart, idempotent } = endpoint
  const callers = callersOf(call)
  const content = multipart
    ? { 'multipart/form-data': { schema: multipart } }
    : { 'application/json': { schema: body } }
  return {
    operationId: group + name[0]!.toUpperCase() + name.slice(1),
    tags: [group],
    summary: endpoint.summary,
    description: [whoMay(callers), endpoint.note].filter(Boolean).join('\n\n'),
    security: callers ? [{ session: [] }] : [],
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(idempotent && { header: idempotencyKey }),
    },
    ...((body || multipart) && { requestBody: { required: !body?.safeParse({}).success, content } }),
    responses: { ...successOf(call), ...refusalsOf(call) },
    ...(callers && { 'x-roles': callers.roles }),
    ...(callers?.verified && { 'x-verified': true }),
    'x-problems': problemsOf(call),
  }
}

const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .max(200)
    .optional()
    .describe(
      'The same call with the same key within 24 hours does the work once, and answers with what it made, as that reads now. With another method, path, query or body: `conflict`',
    ),
})

function successOf({ endpoint }: Call): ZodOpenApiResponsesObject {
  const { answer, status = 200, list, download } = endpoint
  if (download)
    return {
      200: {
        description: 'The file, as an attachment',
        // A file of JSON is for another program, which knows its schema.
        content: {
          [download]: { schema: download === 'application/json' ? {} : { type: 'string', format: 'binary' } },
        },
      },
    }
  if (!answer) return { 204: { description: 'Done; no content' } }
  const description = list ? 'A page of the list' : status === 201 ? 'The new thing' : 'The updated thing'
  return {
    [status]: {
      description,
      ...(list && { headers: listHeaders }),
      content: { 'application/json': { schema: answer } },
    },
  }
}

const listHeaders = z.object({
  Link: z.string().optional().describe('The pages beside this one, `rel="next"` and `rel="prev"`, while there are any'),
  'X-Total-Count': z.number().int().min(0).max(10_000).describe('How many rows there are, exact up to 10,000'),
  'X-Total-Count-Capped': z.string().optional().describe('`true` when there are more'),
  'X-Tab-Counts': z
    .string()
    .optional()
    .describe("With `counts=true`: the counts of the screen's tabs, as a JSON object"),
})
const retryAfter = z.object({ 'Retry-After': z.number().int().describe('Seconds') })

const refusalsOf = (call: Call): ZodOpenApiResponsesObject =>
  Object.fromEntries(
    problemsOf(call).map((code) => {
      const isHealth = call.endpoint.path.startsWith('/api/health') && code === 'unavailable'
      const waits = (code === 'rate_limited' || code === 'unavailable') && !isHealth
      const schema = isHealth ? call.endpoint.answer : contract.ProblemBody
      const description = `\`${code}\`: ${refusals[code]}`
      return [
        statusOf[code],
        { description, ...(waits && { headers: retryAfter }), content: { 'application/json': { schema } } },
      ]
    }),
  )

/** The error codes of a call: those of its parts, and those that it declares. */
export function problemsOf(call: Call): ProblemCode[] {
  const { method, params, query, body, multipart, idempotent, download, refuses = [] } = call.endpoint
  const callers = callersOf(call)
  const isLimited = callers && (callers.roles.length < 3 || callers.verified)
  const codes = new Set<ProblemCode>([...refuses, 'internal', 'unavailable'])
  if (query || body || multipart) codes.add('validation')
  if (method !== 'GET') codes.add('too_large').add('unsupported_type').add('validation')
  if (callers) codes.add('unauthenticated')
  if (method !== 'GET' || isLimited || download) codes.add('forbidden')
  if (params) codes.add('not_found')
  if (idempotent) codes.add('conflict')
  if (budgetsOf(call.endpoint, { isVisitor: !callers }).length) codes.add('rate_limited')
  return (Object.keys(statusOf) as ProblemCode[]).filter((code) => codes.has(code))
}

/** Adds to a schema what zod's JSON schema lacks. */
const completeSchema: CreateDocumentOptions['override'] = ({ zodSchema, jsonSchema }) => {
  if (zodSchema === idParam.shape.id) {
    delete jsonSchema.pattern
    Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: 2_147_483_647 })
  }
  // A number that is read from a form field's text has its limits in the pipe's output.
  if (zodSchema instanceof z.ZodPipe && zodSchema.out instanceof z.ZodNumber) {
    const { minValue, maxValue } = zodSchema.out
    if (minValue !== null && minValue > (jsonSchema.minimum ?? -Infinity)) jsonSchema.minimum = minValue
    if (maxValue !== null && maxValue < (jsonSchema.maximum ?? Infinity)) jsonSchema.maximum = maxValue
  }
  // A field is required when the schema refuses it missing, whatever is done to it first.
  if (zodSchema instanceof z.ZodObject && jsonSchema.additionalProperties === undefined) {
    const required = Object.keys(zodSchema.shape).filter((key) => !zodSchema.shape[key].safeParse(undefined).success)
    if (required.length) jsonSchema.required = required
  }
}
