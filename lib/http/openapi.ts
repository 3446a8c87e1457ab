import { calls, type Call } from '../contract/calls'
import type { OpenApi, Operation, Parameter, Schema } from '../contract/openapi'
import { env } from '../infra/env'
import { problemsOf, responsesOf } from './openapi-answers'
import { callersOf, whoMay } from './openapi-callers'
import { exampleOf } from './openapi-examples'
import { nounOf, nouns } from './openapi-nouns'
import { named, schemaOf } from './openapi-schemas'
import { cookieName } from './session'

let made: OpenApi | undefined

/** The description of every call, made once from the schemas that check the requests. */
export const openApi = (): OpenApi => (made ??= describe())

function describe(): OpenApi {
  const paths: OpenApi['paths'] = {}
  const inOrder = nouns.flatMap(({ name }) => calls.filter(({ endpoint }) => nounOf(endpoint.path) === name))
  for (const call of inOrder) {
    const { path, method } = call.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jobwork',
      version: '1',
      description: 'A marketplace for contract manufacturing in India. JSON over HTTP; `/docs` is the readable form.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: new URL(env().APP_URL).origin }],
    tags: nouns.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(named).sort(([a], [b]) => a.localeCompare(b))),
      securitySchemes: {
        session: {
          ...{ type: 'apiKey', in: 'cookie', name: cookieName() },
          description: 'Set by `POST /api/login` and `POST /api/register`.',
        },
      },
    },
  }
}

function operationOf(call: Call): Operation {
  const { group, name, endpoint } = call
  const callers = callersOf(call)
  const responses = responsesOf(call)
  return {
    operationId: group + name[0]!.toUpperCase() + name.slice(1),
    tags: [nounOf(endpoint.path)],
    summary: endpoint.summary,
    description: [whoMay(callers), endpoint.note].filter(Boolean).join('\n\n'),
    security: callers ? [{ session: [] }] : [],
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses,
    ...(callers && { 'x-roles': callers.roles }),
    ...(callers?.verified && { 'x-verified': true }),
    'x-problems': problemsOf(call),
  }
}

function parametersOf({ endpoint }: Call): Parameter[] {
  const { params, query, idempotent } = endpoint
  return [
    ...(params ? fieldsOf(schemaOf(params, 'params'), 'path') : []),
    ...(query ? fieldsOf(schemaOf(query, 'query'), 'query') : []),
    ...(idempotent ? [idempotencyKey] : []),
  ]
}

const fieldsOf = ({ properties = {}, required = [] }: Schema, place: 'path' | 'query'): Parameter[] =>
  Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...{ name, in: place, schema },
    ...(required.includes(name) && { required: true }),
    ...(description && { description }),
  }))

const idempotencyKey: Parameter = {
  ...{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } },
  description: 'The same key within 24 hours answers what the first call answered, and does the work once',
}

function bodyOf({ endpoint }: Call): Pick<Operation, 'requestBody'> {
  const { body, multipart } = endpoint
  if (multipart)
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: schemaOf(multipart, 'multipart') } } },
    }
  if (!body) return {}
  const schema = schemaOf(body, 'body')
  const required = !body.safeParse({}).success
  return { requestBody: { required, content: { 'application/json': { schema, example: exampleOf(schema) } } } }
}
