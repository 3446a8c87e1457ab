import fc from 'fast-check'
import type { oas31 } from 'zod-openapi'
import type { Endpoint } from '@/lib/contract/core/endpoint'
import { openApi } from '@/lib/http/openapi/openapi'
import { oddDates } from './odd-values'

/** What a field of this name may hold that the server knows: an id of a thing, a password that is right. */
export type Words = (field: string, beside: readonly string[]) => fc.Arbitrary<unknown> | undefined

type Schema = Omit<oas31.SchemaObject, 'items' | 'anyOf' | 'oneOf' | 'properties'> & {
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
}

/** Input that mostly fits a part of a call, as it is described to clients; at times a limit or one beyond it. */
export const arbitraryOf = (endpoint: Endpoint, part: 'query' | 'body', words: Words) =>
  inputOf(part === 'body' ? bodyOf(endpoint) : queryOf(endpoint), words)

const operationOf = ({ path, method }: Endpoint) =>
  openApi().paths![path]![method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete']!

function queryOf(endpoint: Endpoint): Schema {
  const parameters = (operationOf(endpoint).parameters as oas31.ParameterObject[]).filter((one) => one.in === 'query')
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema as Schema]))
  return { type: 'object', properties, required: parameters.flatMap(({ name, required }) => (required ? [name] : [])) }
}

const bodyOf = (endpoint: Endpoint) =>
  (operationOf(endpoint).requestBody as oas31.RequestBodyObject).content['application/json']!.schema as Schema

function inputOf(schema: Schema, words: Words): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, type, ...rest } = schema
  if ($ref) return inputOf(openApi().components!.schemas![$ref.split('/').pop()!] as Schema, words)
  const either = anyOf ?? oneOf
  if (either) return fc.oneof(...either.map((one) => inputOf(one, words)))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => inputOf({ ...rest, type: one }, words)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  switch (type) {
    case 'object':
      return objectOf(schema, words)
    case 'array':
      return fc.array(inputOf(schema.items!, words), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      })
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
      return fc.jsonValue({ maxDepth: 2 })
    default:
      throw new Error(`The fuzzer makes no input of ${JSON.stringify(schema)}: teach it in arbitrary-of.ts`)
  }
}

function objectOf({ properties = {}, required = [] }: Schema, words: Words): fc.Arbitrary<unknown> {
  const beside = Object.keys(properties)
  const fields = Object.entries(properties).map(([name, schema]) => {
    const known = words(name, beside)
    const free = inputOf(schema, words)
    return [name, known ? mostly(known, free) : free] as const
  })
  const all = Object.fromEntries(fields)
  const optional = beside.filter((name) => !required.includes(name))
  const only = (names: readonly string[]) =>
    fc.record(Object.fromEntries(names.map((name) => [name, all[name]!])), { noNullPrototype: true })
  // What is left out can't be wrong: with few fields more of it gets through.
  return fc.oneof(
    only(required),
    ...(optional.length ? [fc.oneof(...optional.map((name) => only([...required, name])))] : []),
    fc.record(all, { requiredKeys: [...required], noNullPrototype: true }),
  )
}

/** Addresses that the contract takes, and some that only the standard does. */
export const emails = mostly(
  fc
    .tuple(fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,20}$/), fc.constantFrom('a.in', 'EXAMPLE.com', 'b.co.in'))
    .map((parts) => parts.join('@')),
  fc.emailAddress({ size: 'small' }),
)

const letters = fc.string({ unit: 'grapheme', maxLength: 60 })

function textOf({ minLength = 0, maxLength = 5_000, format }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return emails
  if (format === 'date') return mostly(days, oddDates)
  if (format === 'date-time') return mostly(instants, oddDates)
  if (format) throw new Error(`The fuzzer knows no text of the format ${format}: teach it in arbitrary-of.ts`)
  const fitting = letters.map((text) => text.trim().padEnd(minLength, 'x').slice(0, maxLength))
  const atLimits = fc
    .constantFrom(minLength - 1, minLength, maxLength, maxLength + 1)
    .map((n) => 'x'.repeat(Math.max(n, 0)))
  return mostly(fitting, atLimits)
}

function numberOf({ minimum = -2_147_483_648, maximum = 2_147_483_647, type }: Schema): fc.Arbitrary<number> {
  const least = Math.ceil(minimum)
  const whole = fc.integer({ min: least, max: Math.min(maximum, Number.MAX_SAFE_INTEGER) })
  const small = fc.integer({ min: least, max: Math.min(maximum, Math.max(least, 0) + 1_000) })
  const broken = fc.double({ min: minimum, max: maximum, noNaN: true })
  const atLimits = fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1)
  return fc.oneof(
    { weight: 10, arbitrary: small },
    { weight: 3, arbitrary: type === 'integer' ? whole : broken },
    { weight: 1, arbitrary: atLimits },
  )
}

const moment = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
})
export const instants = moment.map((date) => date.toISOString())
export const days = instants.map((instant) => instant.slice(0, 10))

function mostly<T>(fitting: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 24, arbitrary: fitting }, { weight: 1, arbitrary: odd })
}
